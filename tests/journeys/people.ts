import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { type ArrangedEvent, PASSWORD, sessionOf } from './stack.ts';
import { watchComplaints } from './test.ts';

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
    ...options,
  });
  // Journeys never leave this machine: PayPal is a blank page that keeps its address.
  await context.route('https://paypal.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  watchComplaints(context);
  return { context, page: await context.newPage() };
}

const signOutButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' });

/** Opens a page as somebody who has signed in on this device before. */
export async function signIn(page: Page, email: string, path = '/events'): Promise<void> {
  const session = await sessionOf(email);
  // Of the app's own address, and without the app.
  await page.goto('/icon.svg');
  await page.evaluate((stored) => localStorage.setItem('sorella-session', stored), JSON.stringify(session));
  await page.goto(path);
  await expect(signOutButton(page)).toBeVisible();
}

/** Signs in through the form, where what signing in does is awaited, and waits for the events page. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(signOutButton(page)).toBeVisible();
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
