import { expect } from '@playwright/test';
import {
  accounts,
  answerForPaypal,
  cardOf,
  faceUp,
  leaveBookingReview,
  newVisitor,
  noticeOf,
  openBookingReview,
  reasonToSignIn,
  signIn,
} from './people.ts';
import { arrangeEvent, removeEvent, rowsOf } from './stack.ts';
import { test } from './test.ts';

test('a visitor sees upcoming events and is asked to sign in when she applies (R-018, R-265, R-318)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Porch supper' });
  const { page, context } = await newVisitor(browser);

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Explore Events' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  const card = cardOf(page, event);
  await faceUp(card.getByRole('button', { name: /Apply for Free/ })).click();

  await expect(page).toHaveURL(/\/signin$/);
  await expect(reasonToSignIn(page, 'Authentication Required')).toBeVisible();
  expect((await rowsOf(event)).applications).toEqual([]);

  await context.close();
  await removeEvent(event);
});

test('a member turns a card over and applies for a free event (R-289, R-317)', async ({ browser }) => {
  const event = await arrangeEvent({ title: 'Canal walk' });
  const { page, context } = await newVisitor(browser, { reducedMotion: 'no-preference' });
  await signIn(page, accounts.noor);

  const card = cardOf(page, event);
  await card.getByRole('button', { name: /Click for more details/ }).click();
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused();
  await card.getByRole('button', { name: /Go Back/ }).click();
  // A press on a card that is still turning lands on either side of it.
  await card.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {}))),
  );
  await faceUp(card.getByRole('button', { name: /Apply for Free/ })).click();

  await expect(noticeOf(page, 'Application Submitted')).toBeVisible();
  await expect(faceUp(card.getByText('Pending Review', { exact: true }))).toBeVisible();
  expect(await rowsOf(event)).toMatchObject({
    seatsTaken: 0,
    applications: [{ status: 'pending' }],
    bookings: [],
    attendees: [],
  });

  await context.close();
  await removeEvent(event);
});

test('a member pays, an admin approves live, she cancels, the seat is free again (R-269, R-307, R-315, R-326, R-329, R-330, R-361, A-08)', async ({
  browser,
}) => {
  const event = await arrangeEvent({
    title: 'Long-table brunch',
    credits: 6,
    seats: 1,
    paypalUsername: 'sorella',
  });
  const member = await newVisitor(browser);
  await answerForPaypal(member.context);
  const admin = await newVisitor(browser);
  await signIn(admin.page, accounts.admin);
  await openBookingReview(admin.page);
  await signIn(member.page, accounts.noor);

  // The member pays: the reference first, then the link.
  const card = cardOf(member.page, event);
  await faceUp(card.getByRole('button', { name: /Pay & Book/ })).click();
  const steps = member.page.getByRole('dialog');
  await steps.getByRole('button', { name: 'Copy reference' }).click();
  await expect(steps.getByText('Copied', { exact: true })).toBeVisible();
  const reference = await member.page.evaluate(() => navigator.clipboard.readText());
  await expect(steps.getByText(reference, { exact: true })).toBeVisible();
  const opened = member.context.waitForEvent('page');
  await steps.getByRole('link', { name: 'Pay €30.00 with PayPal' }).click();
  const paypal = await opened;
  await expect(paypal).toHaveURL('https://paypal.me/sorella/30.00');
  await paypal.close();
  await member.page.bringToFront();
  await expect(noticeOf(member.page, 'Payment Required')).toBeVisible();
  expect(await member.page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await expect(faceUp(card.getByText('Pending Review', { exact: true }))).toBeVisible();

  // The admin sees it without a reload, and approves.
  const row = admin.page.getByRole('row').filter({ hasText: event.title });
  await expect(row).toBeVisible();
  await expect(row.getByText(accounts.noor)).toBeVisible();
  await row.getByRole('button', { name: /Approve/ }).click();
  await leaveBookingReview(admin.page);
  await expect(noticeOf(admin.page, 'Booking Approved')).toBeVisible();
  await openBookingReview(admin.page);
  await expect(row).toHaveCount(0);

  // The member's open page turns by itself, and says so.
  await expect(noticeOf(member.page, 'Application approved')).toBeVisible();
  await expect(faceUp(card.getByText('✓ Booked & Paid', { exact: true }))).toBeVisible();
  expect(await rowsOf(event)).toMatchObject({
    seatsTaken: 1,
    applications: [{ status: 'approved' }],
    bookings: [{ status: 'paid' }],
    attendees: [{ status: 'confirmed', message: 'Approved by admin - Registered' }],
  });

  // From the press on no frame shows the booking as it was before.
  const frames = await card.evaluateHandle((element: HTMLElement) => {
    const frames = { isPressed: false, old: [] as string[] };
    const look = () => {
      const words = element.innerText;
      if (words.includes('Cancelling...')) frames.isPressed = true;
      else if (frames.isPressed && words.includes('Cancel Booking')) frames.old.push(words);
      requestAnimationFrame(look);
    };
    look();
    return frames;
  });
  // The answer comes once a frame has shown that it is waited for.
  await member.page.route('**/rpc/cancel_application', async (route) => {
    await member.page.waitForFunction(({ isPressed }) => isPressed, frames);
    await route.continue();
  });
  // The member cancels through the question, and the seat is free again.
  await faceUp(card.getByRole('button', { name: /Cancel Booking/ })).click();
  const question = member.page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to cancel your booking? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(noticeOf(member.page, 'Booking Cancelled')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(faceUp(card.getByRole('button', { name: /Apply Again \(€30\.00\)/ }))).toBeVisible();
  expect(await frames.jsonValue()).toEqual({ isPressed: true, old: [] });
  expect(await rowsOf(event)).toMatchObject({
    seatsTaken: 0,
    applications: [{ status: 'denied', admin_notes: 'Cancelled by user' }],
    bookings: [{ status: 'cancelled' }],
    attendees: [],
  });

  await member.context.close();
  await admin.context.close();
  await removeEvent(event);
});

test('a visitor filters and pages, and the address keeps it (R-275, R-276, R-277, R-278)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByLabel('City').selectOption('Lisbon');
  await expect(page).toHaveURL(/\/events\?city=Lisbon$/);
  await expect(page.getByText(/Lisbon,/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Lisbon');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await context.close();
});

test('a member without access is told how it opens (R-018, R-035, R-036, A-38)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.lena);
  const messages = page.getByRole('banner').getByRole('link', { name: 'Messages' });
  await expect(messages).toHaveAttribute('aria-disabled', 'true');
  await messages.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\?signup=true$/);
  await expect(noticeOf(page, 'Access required')).toBeVisible();
  await expect(page.getByText('One event opens every door')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});
