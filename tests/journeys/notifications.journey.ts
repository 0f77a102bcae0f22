import { expect } from '@playwright/test';
import { Client } from 'pg';
import { mailsTo } from './mails.ts';
import { cardOf, faceUp, newVisitor, signIn } from './people.ts';
import { aMember, arrangeEvent, backstage, removeEvent, rowsOf, stack } from './stack.ts';
import { test } from './test.ts';

/** The newest mail to her with this subject, once it is there. */
async function mailAbout(email: string, subject: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      html = (await mailsTo(email)).find((mail) => mail.subject.startsWith(subject))?.html ?? '';
      return html !== '';
    })
    .toBe(true);
  return html;
}

/** A link of a mail, as mail programs read it. */
const linkIn = (html: string, part: string): string => {
  const [, href = ''] = new RegExp(`href="([^"]*${part}[^"]*)"`).exec(html) ?? [];
  return href.replaceAll('&#38;', '&').replaceAll('&amp;', '&');
};

/** Has the schedule come now, and not within the minute. */
async function theScheduleComes(): Promise<void> {
  const client = new Client({ connectionString: stack.databaseUrl });
  await client.connect();
  await client.query('notify outgoing_mails');
  await client.end();
}

test('who applies for what costs something and closes the tab pays from the mail alone (R-315, A-89, A-102)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Paid supper', credits: 4, paypalUsername: 'sorella' });
  const email = await aMember();
  const first = await newVisitor(browser);
  await signIn(first.page, email);
  await faceUp(cardOf(first.page, event).getByRole('button', { name: /Pay & Book/ })).click();
  await expect.poll(async () => (await rowsOf(event)).applications).toMatchObject([{ status: 'pending' }]);
  await first.context.close();

  const html = await mailAbout(email, 'How to pay');
  const { data } = await backstage
    .from('event_applications')
    .select('reference')
    .eq('event_id', event.id)
    .single();
  expect(linkIn(html, 'paypal.me')).toBe('https://paypal.me/sorella/20.00');
  expect(html).toContain('€20.00');
  expect(html).toContain(data?.reference);

  // On another device her list says the same, and leads to the event.
  const second = await newVisitor(browser);
  await signIn(second.page, email, '/faq');
  await second.page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const entry = second.page.getByRole('link', { name: new RegExp(`How to pay for ${event.title}`) });
  await expect(entry).toContainText(`€20.00 with the reference ${data?.reference}`);
  await entry.click();
  await expect(second.page).toHaveURL(new RegExp(`/events/${event.id}$`));
  await expect(second.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await second.context.close();
  await removeEvent(event);
});

test('from the reminder she says that she cannot come, and her seat is free after her own yes (R-329, A-102)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Reminded brunch' });
  const email = await aMember();
  const { page, context } = await newVisitor(browser);
  await signIn(page, email);
  await faceUp(cardOf(page, event).getByRole('button', { name: /Apply for Free/ })).click();
  await expect.poll(async () => (await rowsOf(event)).applications).toMatchObject([{ status: 'pending' }]);
  await backstage.from('event_applications').update({ status: 'approved' }).eq('event_id', event.id);
  // Whoever was approved within the day before hears nothing more: this one was a moment earlier.
  const start = Date.now() + 24 * 3_600_000 + 1000;
  await backstage
    .from('events')
    .update({
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 7_200_000).toISOString(),
    })
    .eq('id', event.id);
  await expect
    .poll(async () => {
      await theScheduleComes();
      return (await mailsTo(email)).map(({ subject }) => subject);
    })
    .toContain(`Coming up: ${event.title}`);

  const link = new URL(linkIn(await mailAbout(email, 'Coming up'), 'cancel=true'));
  await page.goto(`${link.pathname}${link.search}`);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  expect((await rowsOf(event)).seatsTaken).toBe(1);
  await question.getByRole('button', { name: /Cancel/ }).click();
  await expect.poll(async () => (await rowsOf(event)).seatsTaken).toBe(0);
  await context.close();
  await removeEvent(event);
});

test('what she gives up by the link of a mail comes no more, and she is still told in the app (A-102)', async ({
  browser,
}) => {
  const [event, next] = [
    await arrangeEvent({ title: 'First walk' }),
    await arrangeEvent({ title: 'Second walk' }),
  ];
  const email = await aMember();
  const { page, context } = await newVisitor(browser);
  await signIn(page, email);
  for (const one of [event, next])
    await faceUp(cardOf(page, one).getByRole('button', { name: /Apply for Free/ })).click();
  await expect.poll(async () => (await rowsOf(next)).applications).toHaveLength(1);
  const approve = ({ id }: { id: string }) =>
    backstage.from('event_applications').update({ status: 'approved' }).eq('event_id', id);
  await approve(event);
  const link = new URL(linkIn(await mailAbout(email, 'You are in'), 'unsubscribe'));

  const stranger = await newVisitor(browser);
  await stranger.page.goto(`${link.pathname}${link.search}`);
  await stranger.page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(stranger.page.getByText('Stopped', { exact: true })).toBeVisible();
  await stranger.context.close();

  await approve(next);
  await page.getByRole('button', { name: /^Notifications, \d unread/ }).click();
  await expect(page.getByText(`Your application for ${next.title} was approved.`)).toBeVisible();
  await theScheduleComes();
  await page.goto('/notifications');
  await expect(page.getByRole('switch', { name: 'You are in: By mail' })).not.toBeChecked();
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('You are in'))).toHaveLength(1);
  await context.close();
  for (const one of [event, next]) await removeEvent(one);
});
