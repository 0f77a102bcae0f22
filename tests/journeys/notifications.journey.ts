import { expect, type Page } from '@playwright/test';
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

/** Asks the database as its owner. */
async function ask(sql: string, ...values: unknown[]): Promise<unknown[]> {
  const client = new Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Has the schedule come now, and not within the minute. */
const theScheduleComes = () => ask('notify outgoing_mails');

const HOUR = 60;
const DAY = 24 * HOUR;

/** Her night: from the half hour before now, for two hours. */
async function goToSleep(page: Page): Promise<void> {
  const now = new Date();
  const from = now.getUTCHours() * HOUR + (now.getUTCMinutes() < 30 ? 0 : 30);
  const until = (from + 2 * HOUR) % DAY;
  await page.goto('/notifications');
  const hours = page.getByRole('main');
  await hours.getByRole('switch', { name: 'Pause emails and device notifications' }).click();
  // No two hours that are the same are offered: the one that is free is chosen first.
  const choices = [
    ['Until', until],
    ['From', from],
  ] as const;
  for (const [label, minute] of until === 22 * HOUR ? choices.toReversed() : choices) {
    await hours.getByLabel(label, { exact: true }).selectOption(String(minute));
    await expect(hours.locator('[aria-busy="true"]')).toHaveCount(0);
  }
}

test('approved while she sleeps she is told in the morning, and not before (A-102)', async ({ browser }) => {
  const event = await arrangeEvent({ title: 'Early swim' });
  const email = await aMember();
  const { page, context } = await newVisitor(browser, { timezoneId: 'UTC' });
  await signIn(page, email);
  await faceUp(cardOf(page, event).getByRole('button', { name: /Apply for Free/ })).click();
  await expect.poll(async () => (await rowsOf(event)).applications).toMatchObject([{ status: 'pending' }]);
  await goToSleep(page);
  await backstage.from('event_applications').update({ status: 'approved' }).eq('event_id', event.id);

  // The app says it at once, wherever it is open; the mail waits for the end of her night.
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const hers = '(select id from auth.users where email = $1)';
  expect(
    await ask(
      `select due_at > now() + interval '1 hour' as waits from private.outgoing_mails where user_id = ${hers}`,
      email,
    ),
  ).toEqual([{ waits: true }]);
  await theScheduleComes();
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual([]);

  // The night is over: her quiet hours have ended, and what waited for that is due.
  await ask(
    `update private.notification_settings
     set quiet_from = (quiet_from + 1440 - 240) % 1440, quiet_until = (quiet_until + 1440 - 240) % 1440
     where user_id = ${hers}`,
    email,
  );
  await ask(
    `update private.outgoing_mails set due_at = clock_timestamp(), next_attempt_at = clock_timestamp()
     where user_id = ${hers}`,
    email,
  );
  await theScheduleComes();
  await expect.poll(subjects).toEqual([expect.stringContaining(`You are in: ${event.title}`)]);
  await context.close();
  await removeEvent(event);
});

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
  await stranger.page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(stranger.page.getByText('Stopped', { exact: true })).toBeVisible();
  await stranger.context.close();

  await approve(next);
  await page.getByRole('button', { name: /^Notifications, \d unread/ }).click();
  await expect(page.getByText(`Your application for ${next.title} was approved.`)).toBeVisible();
  await theScheduleComes();
  await page.goto('/notifications');
  await expect(page.getByRole('switch', { name: 'You are in: By email' })).not.toBeChecked();
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('You are in'))).toHaveLength(1);
  await context.close();
  for (const one of [event, next]) await removeEvent(one);
});
