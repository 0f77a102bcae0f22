import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { linkTo, signUpQuietly } from './mails.ts';
import { aNewcomer, answerQuestions, introduceHerself } from './newcomers.ts';
import { accountMenu, cardOf, faceUp, newVisitor, signIn } from './people.ts';
import { aMember, arrangeEvent, backstage, PASSWORD, removeEvent, rowsOf } from './stack.ts';
import { test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A page loaded anew has forgotten this: what she typed would be gone with it. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
  return async () => expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
}

/** Presses once without a network, where it cannot work and says so, and once with it. */
async function pressTwice(page: Page, context: BrowserContext, button: Locator): Promise<void> {
  // The page itself is there; what only the press needs may not be.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await button.click();
  await expect(
    page.getByText(/offline|reconnecting|reach the server|Network connection issue/i).first(),
  ).toBeVisible();
  // What is still on its way when the network is back arrives, and needs no second press.
  await expect(button).toBeEnabled();
  await context.setOffline(false);
  await button.click();
}

test('signing up: a first press without a network costs nothing that was typed (R-116)', async ({
  browser,
}) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  await page.goto('/signup');
  const isSamePage = await markPage(page);
  await introduceHerself(page, she);
  await answerQuestions(page);
  await pressTwice(page, context, page.getByRole('button', { name: 'Create Account' }));
  await expect(
    heading(page, 'Account created successfully').or(page.getByText(she.email)).first(),
  ).toBeVisible();
  await linkTo('email-confirmed', she.email);
  await isSamePage();
  await context.close();
});

test('signing in: a first press without a network costs nothing that was typed (R-065)', async ({
  browser,
}) => {
  const email = await aMember();
  const { page, context } = await newVisitor(browser);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const isSamePage = await markPage(page);
  await pressTwice(page, context, page.getByRole('main').getByRole('button', { name: 'Sign In' }));
  await expect(accountMenu(page)).toBeVisible();
  await isSamePage();
  await context.close();
});

test('asking for a new password, and setting it: first presses without a network cost nothing (R-085, A-32)', async ({
  browser,
}) => {
  const email = await aMember();
  const { page, context } = await newVisitor(browser);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  const isSamePage = await markPage(page);
  await pressTwice(page, context, page.getByRole('button', { name: 'Send Instructions' }));
  await expect(heading(page, 'Check your email')).toBeVisible();
  await isSamePage();

  await page.goto((await linkTo('update-password', email)).path);
  await page.getByLabel('New password', { exact: true }).fill('three-unrelated-words-9');
  await page.getByLabel('Confirm new password').fill('three-unrelated-words-9');
  const isStillThere = await markPage(page);
  await pressTwice(page, context, page.getByRole('button', { name: 'Update Password' }));
  await expect(heading(page, 'Password updated')).toBeVisible();
  await isStillThere();
  await context.close();
});

for (const [missing, requests] of [
  ['the answer', /auth\/v1\/verify/],
  ['the code', /account-links/],
] as const)
  test(`confirming an address: a link opened as the network goes is confirmed when ${missing} is back (A-47)`, async ({
    browser,
  }) => {
    const her = aNewcomer();
    await signUpQuietly(her);
    const { path } = await linkTo('email-confirmed', her.email);
    const { page, context } = await newVisitor(browser);
    await page.goto('/signin');
    await page.goto('/email-confirmed');
    await context.route(requests, (route) => route.abort('internetdisconnected'));
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/email-confirmed$/);
    await context.unroute(requests);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Email confirmed')).toBeVisible();
    await expect(page).toHaveURL(/\/email-confirmed$/);
    await context.close();
  });

test('events: first presses without a network cost nothing (R-310, R-329)', async ({ browser }) => {
  const event = await arrangeEvent({ title: 'Lantern walk' });
  const { page, context } = await newVisitor(browser);
  await signIn(page, await aMember());
  const card = cardOf(page, event);
  const apply = faceUp(card.getByRole('button', { name: /Apply for Free/ }));
  await expect(apply).toBeVisible();
  const isSamePage = await markPage(page);
  await pressTwice(page, context, apply);
  const cancel = faceUp(card.getByRole('button', { name: /Cancel Booking/ }));
  await expect(cancel).toBeVisible();
  expect((await rowsOf(event)).applications).toHaveLength(1);
  const question = page.getByRole('alertdialog');
  await cancel.click();
  await pressTwice(page, context, question.getByRole('button', { name: 'Cancel Booking' }));
  await expect.poll(async () => (await rowsOf(event)).applications[0]?.status).toBe('denied');
  await isSamePage();
  await context.close();
  await removeEvent(event);
});

test('profile: a first press without a network is kept, and carried out when it is back (R-143)', async ({
  browser,
}) => {
  const email = await aMember();
  const { page, context } = await newVisitor(browser);
  await signIn(page, email, '/profile');
  const title = page.getByLabel('Professional title');
  await title.fill('Bookbinder');
  const isSamePage = await markPage(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(title).toHaveValue('Bookbinder');
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const { data } = await backstage.from('profiles').select('title').eq('title', 'Bookbinder');
      return data?.length ?? 0;
    })
    .toBeGreaterThan(0);
  await isSamePage();
  await context.close();
});
