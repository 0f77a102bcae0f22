import { expect } from '@playwright/test';
import { mailsTo } from './mails.ts';
import { accountMenu, newVisitor, signIn } from './people.ts';
import { anAdmin, anApplicant, arrangeEvent, backstage, removeEvent } from './stack.ts';
import { test } from './test.ts';

test('an organizer goes from her menu to an event, decides who comes, and two phones tick at its door without a network, one of them loaded anew there (R-031, R-157, R-255)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Door evening' });
  for (let n = 0; n < 3; n += 1) await anApplicant(event);
  const admin = await anAdmin();
  const one = await newVisitor(browser);
  await signIn(one.page, admin.email, '/events');
  await accountMenu(one.page).click();
  await one.page.getByRole('link', { name: 'Admin tools' }).click();
  await expect(one.page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const places = one.page.getByRole('navigation', { name: 'Admin tools' });
  await places.getByRole('link', { name: /^Applications/ }).click();
  await expect(one.page).toHaveURL(/\/admin\/applications$/);
  await expect(places.locator('[aria-current]')).toHaveText(/^Applications/);
  await one.page.getByLabel('Search').fill(event.title);
  const approve = one.page.getByRole('button', { name: /^Approve/ });
  await expect(approve).toHaveCount(3);
  await approve.first().click();
  await approve.first().click();
  // Going on sends what is held back.
  await places.getByRole('link', { name: 'Events' }).click();
  await one.page.getByLabel('Search').fill(event.title);
  await one.page.getByRole('link', { name: event.title }).click();
  await expect(one.page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(one.page.getByText('0 of 2 checked in')).toBeVisible();
  await expect(one.page.getByRole('tab', { name: 'Waiting (1)' })).toBeVisible();

  const another = await newVisitor(browser, { serviceWorkers: 'allow' });
  await signIn(another.page, admin.email, `/admin/events/${event.id}`);
  const tickOn = (page: typeof one.page, index: number) =>
    page.getByRole('button', { name: /is here$|^Check in / }).nth(index);
  await expect(tickOn(another.page, 1)).toBeVisible();

  await another.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => another.page.evaluate(() => Object.keys(localStorage).join(' ')))
    .toMatch(/_guests/);

  // Both are out of reach: each tick is kept where it was made.
  await one.context.setOffline(true);
  await another.context.setOffline(true);
  await tickOn(one.page, 0).click();
  await tickOn(another.page, 1).click();
  await expect(one.page.getByText('1 of 2 checked in')).toBeVisible();
  await expect(one.page.getByText('Kept on this device until there is a connection.')).toBeVisible();
  await another.page.reload();
  await expect(another.page.getByText('1 of 2 checked in')).toBeVisible();
  await expect(another.page.getByText(/^Shown as of/)).toBeVisible();
  await one.context.setOffline(false);
  await another.context.setOffline(false);
  await expect(one.page.getByText('2 of 2 checked in')).toBeVisible();
  await expect(another.page.getByText('2 of 2 checked in')).toBeVisible();
  await expect(one.page.getByText(/^Here since/)).toHaveCount(2);

  await one.context.close();
  await another.context.close();
  await admin.letGo();
  await removeEvent(event);
});

test('what an organizer writes to who comes arrives by mail, under the subject she was shown, and on the page that is open (A-67)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Yard evening' });
  const guest = await anApplicant(event);
  const admin = await anAdmin();
  const organizer = await newVisitor(browser);
  await signIn(organizer.page, admin.email, `/admin/events/${event.id}`);
  const member = await newVisitor(browser);
  await signIn(member.page, guest.email, `/events/${event.id}`);
  await expect(member.page.getByText('Pending Review').first()).toBeVisible();
  await organizer.page.getByRole('button', { name: 'Write to them' }).click();
  await organizer.page.locator('label', { hasText: 'Waiting (1)' }).click();
  await organizer.page.getByRole('textbox', { name: /^Message/ }).fill('Second yard.\nRing at Kranz.');
  // What is typed outlives a reload.
  await organizer.page.reload();
  await organizer.page.getByRole('button', { name: 'Write to them' }).click();
  await organizer.page.getByRole('button', { name: 'Send to her' }).click();
  const subject = await organizer.page.getByText(/^Subject of the email: /).textContent();
  await organizer.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(organizer.page.getByText(/^To those waiting, one person/)).toBeVisible();
  await expect(member.page.getByText('Ring at Kranz.')).toBeVisible();
  const told = async () =>
    (await mailsTo(guest.email)).map((mail) => `Subject of the email: ${mail.subject}`);
  await expect.poll(told).toContain(subject);
  await organizer.context.close();
  await member.context.close();
  await admin.letGo();
  await removeEvent(event);
});

test('a member is warned and says that she has read it; suspended, she is told at her next press, with a page that was open before, and reads why on her profile (A-67, A-105)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Late supper' });
  const admin = await anAdmin();
  const { page, context } = await newVisitor(browser);
  const { data } = await backstage.auth.admin.createUser({
    email: `member-${crypto.randomUUID()}@sorella.test`,
    password: 'sorella-demo',
    email_confirm: true,
    user_metadata: { first_name: 'Ines', last_name: 'Prado' },
  });
  const member = data.user;
  await signIn(page, member?.email ?? '', `/events/${event.id}`);
  const apply = page.getByRole('button', { name: /^Apply/ }).first();
  await expect(apply).toBeVisible();

  const organizer = await newVisitor(browser);
  await signIn(organizer.page, admin.email, `/admin/members/${member?.id}`);
  await organizer.page.getByLabel('What she reads').fill('Please say when you cannot come');
  await organizer.page.getByRole('button', { name: 'Warn', exact: true }).click();
  await expect(organizer.page.getByText('Not read yet')).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: /A warning from the organizers/ }).click();
  await expect(page.getByText(/Please say when you cannot come/)).toBeVisible();
  await page.getByRole('button', { name: 'I have read it' }).click();
  await expect(page.getByText(/Please say when you cannot come/)).toHaveCount(0);
  await expect(organizer.page.getByText(/^Read /)).toBeVisible();
  await page.goto(`/events/${event.id}`);

  await organizer.page.getByLabel('Reason, which she reads').fill('Three evenings without a word');
  await organizer.page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(organizer.page.getByText(/^Suspended until/)).toBeVisible();

  await apply.click();
  await expect(page.getByText('Your account is suspended').first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(/Three evenings without a word/)).toBeVisible();

  await organizer.page.getByRole('button', { name: 'End the suspension' }).click();
  await expect(organizer.page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await page.goto(`/events/${event.id}`);
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByText('Your account is suspended')).toHaveCount(0);
  await context.close();
  await organizer.context.close();
  await admin.letGo();
  await removeEvent(event);
});

test('an event that does not take place says why on the page that she has open, in her mail and with her application (A-26)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Roof picnic' });
  const guest = await anApplicant(event);
  const admin = await anAdmin();
  const member = await newVisitor(browser);
  await signIn(member.page, guest.email, `/events/${event.id}`);
  await expect(member.page.getByText('Pending Review').first()).toBeVisible();

  const organizer = await newVisitor(browser);
  await signIn(organizer.page, admin.email, `/events/${event.id}`);
  // Her answer is late: until it is there nothing says that it is done.
  await organizer.page.route('**/rpc/admin_cancel_event', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1_500);
    });
    await route.continue();
  });
  await organizer.page.getByRole('button', { name: 'Cancel event' }).click();
  const question = organizer.page.getByRole('alertdialog', { name: 'Cancel this event?' });
  await question.getByLabel(/^Why it does not take place/).fill('There is a storm warning.');
  await question.getByRole('button', { name: 'Cancel Event' }).click();
  await expect(question.getByRole('button', { name: 'Cancelling...' })).toBeVisible();
  await expect(organizer.page.getByText('This event is cancelled')).toBeVisible();
  await expect(question).toHaveCount(0);

  await expect(member.page.getByText('This event is cancelled')).toBeVisible();
  await expect(member.page.getByText('There is a storm warning.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(guest.email)).map(({ html }) => html).join('\n'))
    .toContain('There is a storm warning.');
  await member.page.goto('/events?tab=applications');
  await expect(member.page.getByRole('article', { name: event.title })).toContainText(
    'This event will not take place.',
  );
  await organizer.context.close();
  await member.context.close();
  await admin.letGo();
  await removeEvent(event);
});
