import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { mailsTo } from './mails.ts';
import {
  accounts,
  answerForPaypal,
  cardOf,
  faceUp,
  leaveBookingReview,
  newVisitor,
  noticeOf,
  openBookingReview,
  signIn,
} from './people.ts';
import { type ArrangedEvent, aMember, anAdmin, arrangeEvent, removeEvent, rowsOf } from './stack.ts';
import { test } from './test.ts';

interface Person {
  email: string;
  page: Page;
  context: BrowserContext;
}

const LINK = 'https://paypal.me/sorella/30.00';
const UNANSWERED = 'No answer came';

async function arrive(browser: Browser, email: string): Promise<Person> {
  const visitor = await newVisitor(browser);
  await signIn(visitor.page, email);
  return { email, ...visitor };
}

const goTo = (page: Page, tab: 'Upcoming Events' | 'My Applications') =>
  page.getByRole('tab', { name: tab }).click();

const rowOf = ({ page }: Person, event: ArrangedEvent, member: Person) =>
  page.getByRole('row').filter({ hasText: event.title }).filter({ hasText: member.email });

/** Presses until the decision is held back: just after the list has moved no press is taken, and she presses again. */
const decide = (admin: Person, event: ArrangedEvent, member: Person, button: RegExp) =>
  expect(async () => {
    const row = rowOf(admin, event, member);
    const takeBack = row.getByRole('button', { name: /^Undo/ });
    if (!(await takeBack.isVisible()))
      await row.getByRole('button', { name: button }).click({ timeout: 2_000 });
    await expect(takeBack).toBeVisible({ timeout: 2_000 });
  }).toPass();

const press = ({ page }: Person, event: ArrangedEvent, name: RegExp) =>
  faceUp(cardOf(page, event).getByRole('button', { name })).click();

async function cancel(member: Person, event: ArrangedEvent): Promise<void> {
  await press(member, event, /Cancel Booking/);
  await member.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Booking' }).click();
}

const sorted = (rows: readonly { status: string }[]) => rows.map(({ status }) => status).toSorted();

/** How one member's application and all that hangs on it stand, as words. */
async function standing(event: ArrangedEvent) {
  const { seatsTaken, applications, bookings, attendees } = await rowsOf(event);
  return {
    seatsTaken,
    applications: sorted(applications),
    bookings: sorted(bookings),
    attendees: attendees.length,
  };
}

/** What she was mailed of her application. */
const subjectsTo = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);

test('the last seat of a paid event: two members pay for it, two admins decide at the same moment, one has it and everybody reads the truth, of her money too (A-02, A-14, A-05, R-315, R-334, R-364)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Supper', credits: 6, seats: 1, paypalUsername: 'sorella' });
  const colleague = await anAdmin();
  const [first, second, one, two] = await Promise.all([
    arrive(browser, await aMember()),
    arrive(browser, await aMember()),
    arrive(browser, accounts.admin),
    arrive(browser, colleague.email),
  ]);
  await Promise.all([openBookingReview(one.page), openBookingReview(two.page)]);

  const pay = async (member: Person) => {
    await answerForPaypal(member.context);
    await press(member, event, /Pay & Book/);
    const opened = member.context.waitForEvent('page');
    await member.page.getByRole('link', { name: 'Pay €30.00 with PayPal' }).click();
    const paypal = await opened;
    await expect(paypal).toHaveURL(LINK);
    await paypal.close();
    await member.page.bringToFront();
    await expect(noticeOf(member.page, 'Payment Required')).toBeVisible();
    await goTo(member.page, 'My Applications');
    const card = cardOf(member.page, event);
    await card.getByRole('button', { name: 'I have paid' }).click();
    await expect(card.getByText(/^You said on/)).toBeVisible();
  };
  await Promise.all([pay(first), pay(second)]);
  for (const admin of [one, two])
    for (const member of [first, second])
      await expect(rowOf(admin, event, member).getByText(/^Says paid/)).toBeVisible();

  // Each lets another one in, for one seat.
  await decide(one, event, first, /^Approve/);
  await decide(two, event, second, /^Approve/);
  await Promise.all([leaveBookingReview(one.page), leaveBookingReview(two.page)]);
  const approved = ({ page }: Person) => noticeOf(page, 'Booking Approved');
  const full = ({ page }: Person) => noticeOf(page, 'Event Full');
  for (const admin of [one, two]) await expect(approved(admin).or(full(admin))).toBeVisible();
  const isFirst = await approved(one).isVisible();
  const [winner, loser] = isFirst ? [first, second] : [second, first];
  await expect(full(isFirst ? two : one)).toBeVisible();
  await expect(approved(isFirst ? one : two)).toBeVisible();
  expect(await standing(event)).toEqual({
    seatsTaken: 1,
    applications: ['approved', 'pending'],
    bookings: ['paid', 'pending'],
    attendees: 1,
  });

  await expect(noticeOf(winner.page, "You're in")).toBeVisible();
  await Promise.all([goTo(winner.page, 'Upcoming Events'), goTo(loser.page, 'Upcoming Events')]);
  await expect(
    faceUp(cardOf(winner.page, event).getByText('✓ Booked & Paid', { exact: true })),
  ).toBeVisible();
  const waits = cardOf(loser.page, event);
  await expect(faceUp(waits.getByText('1/1 going'))).toBeVisible();
  await expect(faceUp(waits.getByText('Pending Review', { exact: true }))).toBeVisible();
  await expect(noticeOf(loser.page, "You're in")).toHaveCount(0);

  // She gives the seat back; about the one who waits they decide at the same moment, and not the same.
  await cancel(winner, event);
  await expect(noticeOf(winner.page, 'Booking Cancelled')).toBeVisible();
  await Promise.all([openBookingReview(one.page), openBookingReview(two.page)]);
  await decide(one, event, loser, /^Approve/);
  await decide(two, event, loser, /^Deny/);
  await Promise.all([leaveBookingReview(one.page), leaveBookingReview(two.page)]);
  await expect.poll(async () => (await standing(event)).applications).not.toContain('pending');
  const { seatsTaken, ...rest } = await standing(event);
  const isIn = seatsTaken === 1;
  expect(rest).toEqual(
    isIn
      ? { applications: ['approved', 'denied'], bookings: ['cancelled', 'paid'], attendees: 1 }
      : { applications: ['denied', 'denied'], bookings: ['cancelled', 'cancelled'], attendees: 0 },
  );
  await expect(noticeOf((isIn ? two : one).page, 'Already Decided')).toBeVisible();
  const label = isIn ? '✓ Booked & Paid' : 'Application Denied';
  await expect(faceUp(waits.getByText(label, { exact: true }))).toBeVisible();

  // How to pay and each decision are told in one mail each; her own cancellation in none.
  const howToPay = `How to pay: ${event.title}`;
  await expect.poll(() => subjectsTo(winner)).toEqual([`You are in: ${event.title}`, howToPay]);
  const heading = isIn ? 'You are in' : 'About your application';
  await expect.poll(() => subjectsTo(loser)).toEqual([`${heading}: ${event.title}`, howToPay]);

  // What may become of her money is said until an organizer has sent it back, and then no more.
  await goTo(winner.page, 'My Applications');
  const given = cardOf(winner.page, event);
  await expect(given.getByText(/whether €30\.00 can be refunded is up to the organizers/)).toBeVisible();
  await one.page.goto('/admin/refunds');
  await decide(one, event, winner, /^Refunded/);
  await one.page.getByRole('link', { name: 'Log' }).click();
  const sentBack = /^€30\.00 was sent back to you on/;
  await expect(given.getByText(sentBack)).toBeVisible();
  await winner.page.goto(`/events/${event.id}`);
  await expect(winner.page.getByText(sentBack)).toBeVisible();
  await expect.poll(() => subjectsTo(winner)).toContain(`Refund sent: ${event.title}`);

  for (const { context } of [first, second, one, two]) await context.close();
  await colleague.letGo();
  await removeEvent(event);
});

/**
 * Makes a press, and cuts the network in the middle of the write that it leads to: before the write reaches the server,
 * or before its answer is back. Settles once the network is gone.
 */
async function cutOff(
  { context }: Person,
  address: string,
  where: 'on the way' | 'on the way back',
  makePress: () => Promise<void>,
): Promise<void> {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  await context.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (where === 'on the way back') await route.fetch();
    await context.setOffline(true);
    await route.abort('connectionfailed');
    return resolve();
  });
  await makePress();
  await gone;
  // Nothing goes through any more; what is repeated later goes its own way.
  await context.unroute(address);
}

const WRITES = {
  apply: '**/rest/v1/event_applications*',
  state: '**/rest/v1/rpc/state_payment',
  decide: '**/rest/v1/rpc/admin_decide_applications',
  cancel: '**/rest/v1/rpc/cancel_application',
} as const;

test('with the network cut in the middle of applying, of saying that she paid, of approving and of cancelling, nothing is lost, doubled or untrue (A-46, A-89, R-157, R-434)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Ferry', credits: 6, seats: 2, paypalUsername: 'sorella' });
  const colleague = await anAdmin();
  const [member, admin] = await Promise.all([
    arrive(browser, await aMember()),
    arrive(browser, colleague.email),
  ]);
  const card = cardOf(member.page, event);
  const unanswered = ({ page }: Person) => noticeOf(page, UNANSWERED);
  const goOn = ({ context }: Person) => context.setOffline(false);
  const nothing = { seatsTaken: 0, applications: [], bookings: [], attendees: 0 };
  const pending = { ...nothing, applications: ['pending'], bookings: ['pending'] };

  // What she presses later is loaded while there is a network.
  await goTo(member.page, 'My Applications');
  await expect(member.page.getByText('No Applications Yet')).toBeVisible();
  await goTo(member.page, 'Upcoming Events');

  // Applying: first it never arrives, then its answer never does.
  const apply = () => press(member, event, /Pay & Book/);
  await cutOff(member, WRITES.apply, 'on the way', apply);
  await expect(unanswered(member)).toBeVisible();
  expect(await standing(event)).toEqual(nothing);
  await goOn(member);
  await expect(faceUp(card.getByRole('button', { name: /Pay & Book/ }))).toBeEnabled();
  await cutOff(member, WRITES.apply, 'on the way back', apply);
  expect(await standing(event)).toEqual(pending);
  // Asked at once whether it arrived, nobody answers; with a network again by then, the steps of paying would open. The
  // page may have heard of it, too, in the moment before the network went.
  const waits = faceUp(card.getByText('Pending Review', { exact: true }));
  await expect(faceUp(card.getByRole('button', { name: /Pay & Book/ })).or(waits)).toBeEnabled();
  await goOn(member);
  await expect(waits).toBeVisible();
  expect(await standing(event)).toEqual(pending);

  // How it is paid stands there, and that she has paid is said once.
  await goTo(member.page, 'My Applications');
  await expect(card.getByRole('link', { name: 'Pay €30.00' })).toHaveAttribute('href', LINK);
  await cutOff(member, WRITES.state, 'on the way back', () =>
    card.getByRole('button', { name: 'I have paid' }).click(),
  );
  await expect(unanswered(member)).toBeVisible();
  await goOn(member);
  await expect(card.getByText(/^You said on/)).toBeVisible();

  // Approving.
  await openBookingReview(admin.page);
  await decide(admin, event, member, /^Approve/);
  await cutOff(admin, WRITES.decide, 'on the way back', () => leaveBookingReview(admin.page));
  await expect(unanswered(admin)).toBeVisible();
  await expect(noticeOf(member.page, "You're in")).toBeVisible();
  expect(await standing(event)).toEqual({
    seatsTaken: 1,
    applications: ['approved'],
    bookings: ['paid'],
    attendees: 1,
  });
  await goOn(admin);
  await openBookingReview(admin.page);
  await expect(rowOf(admin, event, member)).toHaveCount(0);

  // Cancelling: the question stays, and does not say that she still has her seat.
  await goTo(member.page, 'Upcoming Events');
  await cutOff(member, WRITES.cancel, 'on the way back', () => cancel(member, event));
  const question = member.page.getByRole('alertdialog');
  await expect(question.getByText(/^The server did not answer/)).toBeVisible();
  await expect(question.getByText(/still stands/)).toHaveCount(0);
  await goOn(member);
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(noticeOf(member.page, 'Booking Cancelled')).toBeVisible();
  await expect(faceUp(card.getByRole('button', { name: /Apply Again/ }))).toBeVisible();
  expect(await standing(event)).toEqual({
    ...nothing,
    applications: ['denied'],
    bookings: ['cancelled'],
  });
  expect(await subjectsTo(member)).toEqual([`You are in: ${event.title}`, `How to pay: ${event.title}`]);

  for (const { context } of [member, admin]) await context.close();
  await colleague.letGo();
  await removeEvent(event);
});
