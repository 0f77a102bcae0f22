import { expect } from '@playwright/test';
import {
  accounts,
  cardOf,
  faceUp,
  leaveBookingReview,
  newVisitor,
  noticeOf,
  openBookingReview,
  signIn,
  spokenOf,
} from './people.ts';
import { arrangeEvent, removeEvent, rowsOf } from './stack.ts';
import { test } from './test.ts';

const APPLICATIONS = '**/rest/v1/event_applications**';

test('a wrong password says so and keeps what was typed (R-060, R-064, A-35)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(accounts.maya);
  await page.getByLabel('Password', { exact: true }).fill('not-her-password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).dblclick();

  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expect(spokenOf(page, 'Login failed')).toBeAttached();
  await expect(page.getByLabel('Email')).toHaveValue(accounts.maya);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-her-password');
  await expect(page).toHaveURL(/\/signin$/);
  await context.close();
});

test('a dead network loses nothing: the same press works once it is back (R-434, A-46)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Letter writing' });
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.noor);
  const card = cardOf(page, event);
  await expect(card).toBeVisible();

  // Without a network nothing is sent, and that is said; what is lost on the way may have arrived.
  await context.setOffline(true);
  await faceUp(card.getByRole('button', { name: /Apply for Free/ })).click();
  await expect(noticeOf(page, 'We could not reach the server')).toBeVisible();
  await context.setOffline(false);
  await page.route(APPLICATIONS, (route) => route.abort('connectionfailed'));
  await faceUp(card.getByRole('button', { name: /Apply for Free/ })).click();
  await expect(noticeOf(page, 'No answer came')).toBeVisible();
  await expect(noticeOf(page, 'We could not reach the server')).toHaveCount(0);
  expect((await rowsOf(event)).applications).toEqual([]);

  await page.unroute(APPLICATIONS);
  await faceUp(card.getByRole('button', { name: /Apply for Free/ })).dblclick();
  await expect(noticeOf(page, 'Application Submitted')).toBeVisible();
  await expect(noticeOf(page, 'No answer came')).toHaveCount(0);
  await expect(faceUp(card.getByText('Pending Review', { exact: true }))).toBeVisible();
  expect((await rowsOf(event)).applications).toEqual([expect.objectContaining({ status: 'pending' })]);
  await context.close();
  await removeEvent(event);
});

test('a lost answer is looked for before anything is said: applied once, shown once (R-434)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Mending circle' });
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.lena);
  const card = cardOf(page, event);
  await page.route(APPLICATIONS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await faceUp(card.getByRole('button', { name: /Apply for Free/ })).click();
  await expect(noticeOf(page, 'Application Submitted')).toBeVisible();
  expect((await rowsOf(event)).applications).toHaveLength(1);
  await context.close();
  await removeEvent(event);
});

test('an expired session says so, and signing in again leads back (R-077, R-131, R-058)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Museum morning' });
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.noor);
  await expect(cardOf(page, event)).toBeVisible();

  // Where no code of the app runs, which might renew the session and tell of its end before the page is opened anew.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const key = 'sorella-session';
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...Object(session), refresh_token: 'gone', expires_at: 1 }));
  });
  await page.goto('/events');
  await expect(noticeOf(page, 'Your sign-in has expired')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(cardOf(page, event)).toBeVisible();

  await faceUp(cardOf(page, event).getByRole('button', { name: /Apply for Free/ })).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('Email').fill(accounts.noor);
  await page.getByLabel('Password', { exact: true }).fill('sorella-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/events$/);
  await context.close();
  await removeEvent(event);
});

test('pressing every button twice does everything once (R-328, A-02)', async ({ browser }) => {
  const event = await arrangeEvent({ title: 'Zine night', credits: 2, paypalUsername: null });
  const member = await newVisitor(browser);
  const admin = await newVisitor(browser);
  await signIn(member.page, accounts.lena);
  await signIn(admin.page, accounts.admin);
  const card = cardOf(member.page, event);

  await faceUp(card.getByRole('button', { name: /Pay & Book/ })).dblclick();
  await expect(noticeOf(member.page, 'Application Submitted')).toBeVisible();
  await openBookingReview(admin.page);
  const row = admin.page.getByRole('row').filter({ hasText: event.title });
  await row.getByRole('button', { name: /Approve/ }).dblclick();
  await leaveBookingReview(admin.page);
  await openBookingReview(admin.page);
  await expect(row).toHaveCount(0);
  await expect(faceUp(card.getByText('✓ Booked & Paid', { exact: true }))).toBeVisible();

  await faceUp(card.getByRole('button', { name: /Cancel Booking/ })).dblclick();
  await member.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Booking' }).dblclick();
  await expect(noticeOf(member.page, 'Booking Cancelled')).toBeVisible();
  expect(await rowsOf(event)).toMatchObject({
    seatsTaken: 0,
    applications: [{ status: 'denied' }],
    bookings: [{ status: 'cancelled' }],
    attendees: [],
  });
  await member.context.close();
  await admin.context.close();
  await removeEvent(event);
});

test('an address typed by hand never breaks the page (R-027, R-275, R-277)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/events?page=abc&category=%00&city=%25&foo=%7Bbar&signup=maybe');
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  await expect(page.getByText('No events match your current filters.')).toBeVisible();
  await page.goto('/events?page=999');
  await expect(page.getByRole('button', { name: /^Page \d+$/ }).last()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await context.close();
});

test('a backend that does not answer leaves the page standing, with another try (R-288)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.route('**/rest/v1/**', (route) => route.abort('connectionfailed'));
  // Live updates would bring the page back by themselves, without the press.
  await page.routeWebSocket(/realtime/, (socket) => socket.close());
  await page.goto('/events');
  // Reading is tried three times before it is called failed.
  await expect(page.getByText('Failed to load events')).toBeVisible();
  await page.unroute('**/rest/v1/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});
