import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { type ArrangedEvent, PASSWORD, sessionOf } from './stack.ts';
import { watchPages } from './test.ts';

/** The demo accounts. */
export const accounts = {
  admin: 'admin@sorella.test',
  maya: 'maya@sorella.test',
  noor: 'noor@sorella.test',
  lena: 'lena@sorella.test',
} as const;

/** A page of a new person on a new device. */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    // What a worker answers no journey could hold back; one of its own looks at it.
    serviceWorkers: 'block',
    ...options,
  });
  await watchPages(context);
  return { context, page: await context.newPage() };
}

/**
 * Makes PayPal a blank page that keeps its address: journeys never leave this machine. Only where it is opened, since a
 * context that answers a request itself keeps nothing in the browser's cache.
 */
export async function answerForPaypal(context: BrowserContext): Promise<void> {
  await context.route('https://paypal.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

/** What a member opens by her picture and first name: there as soon as she is known to be signed in. */
export const accountMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Account/ });

/** Signs out through the member's own menu. */
export async function pressSignOut(page: Page): Promise<void> {
  // A question that was answered with staying leaves it open.
  if ((await accountMenu(page).getAttribute('aria-expanded')) === 'false') await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
}

/** Opens a page as somebody who has signed in on this device before. */
export async function signIn(page: Page, email: string, path = '/events'): Promise<void> {
  const session = await sessionOf(email);
  // Of the app's own address, and without the app.
  await page.goto('/icon.svg');
  await page.evaluate((stored) => localStorage.setItem('sorella-session', stored), JSON.stringify(session));
  await page.goto(path);
  await expect(accountMenu(page)).toBeVisible();
}

/** Signs in through the form, where what signing in does is awaited, and waits for the events page. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(accountMenu(page)).toBeVisible();
}

/** Writes as large as a person may have told the browser to; a style element the page's policy would forbid. */
export async function writeLarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/** The card of one event. */
export function cardOf(page: Page, event: ArrangedEvent): Locator {
  return page.getByRole('article', { name: event.title });
}

/** Of what both faces of a card hold, the one on the face turned to the reader. */
export function faceUp(locator: Locator): Locator {
  return locator.and(locator.page().locator(':not([inert] *)'));
}

/** The notice with this title, as it stands on the screen. */
export function noticeOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Notices' }).getByText(title, { exact: true }).first();
}

/** Why she was led to signing in, as the form there says it. */
export const reasonToSignIn = (page: Page, words: string): Locator =>
  page.getByRole('main').getByText(words, { exact: true });

/** The review of bookings, in its tab of the events page. */
export async function openBookingReview(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Pending Bookings/ }).click();
  await expect(page.getByRole('region', { name: 'Pending bookings' })).toBeVisible();
}

/** Goes on to the events: what was decided and could still be taken back is sent then. */
export async function leaveBookingReview(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Upcoming Events' }).click();
}

/** What a screen reader hears of a notice that the page shows in its place: beside a field, on a card. */
export function spokenOf(page: Page, title: string): Locator {
  return page.getByRole('log').getByText(title).first();
}

/** What the line under the header says. */
export function bannerOf(page: Page, title: string): Locator {
  return page.getByRole('status').getByText(title).first();
}
