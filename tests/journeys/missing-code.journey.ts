import { expect } from '@playwright/test';
import { accountMenu, accounts, cardOf, faceUp, newVisitor, noticeOf, signIn } from './people.ts';
import { arrangeEvent, removeEvent } from './stack.ts';
import { test } from './test.ts';

test('a press that needs code from a dead network says so, and works once it is back', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Bookbinding' });
  const { page, context } = await newVisitor(browser);
  await page.route('**/assets/CancelQuestion*', (route) => route.abort('internetdisconnected'));
  await signIn(page, accounts.noor);
  const card = cardOf(page, event);
  await faceUp(card.getByRole('button', { name: /Apply for Free/ })).click();
  const cancel = faceUp(card.getByRole('button', { name: /Cancel Booking/ }));
  await expect(cancel).toBeVisible();

  await cancel.click();
  await expect(noticeOf(page, 'We could not reach the server')).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));

  await page.unroute('**/assets/CancelQuestion*');
  await cancel.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
  await context.close();
  await removeEvent(event);
});

test('a page that cannot be loaded leaves the rest standing and offers another try', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.route('**/assets/signin*', (route) => route.abort('internetdisconnected'));
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach the server');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Events' })).toBeVisible();

  await page.unroute('**/assets/signin*');
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await context.close();
});

for (const chunk of ['session-actor', 'auth-calls', 'member-parts']) {
  test(`a member stays signed in while '${chunk}' cannot be loaded, and is back when it can (A-46)`, async ({
    browser,
  }) => {
    const { page, context } = await newVisitor(browser);
    await signIn(page, accounts.noor);
    await expect(page.getByRole('article').first()).toBeVisible();

    let asked = 0;
    let isAway = true;
    // The route stays: to take it away while a page loads can lose a request that is on its way, for good.
    await page.route(`**/assets/${chunk}-*`, (route) => {
      asked += 1;
      return isAway ? route.abort('internetdisconnected') : route.continue();
    });
    await page.reload();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('sorella-session'))).not.toBeNull();

    isAway = false;
    await expect(accountMenu(page)).toBeVisible();
    await context.close();
  });
}

test('someone signed in has no business on the sign-in page (R-058)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.noor);
  await page.goto('/signin');
  await expect(page).toHaveURL(/\/events$/);
  await context.close();
});
