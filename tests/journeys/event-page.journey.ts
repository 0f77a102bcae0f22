import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { accountMenu, newVisitor, noticeOf } from './people.ts';
import { aMember, arrangeEvent, PASSWORD, removeEvent, rowsOf } from './stack.ts';
import { test } from './test.ts';

test('a shared event is read, leads through signing in and back, and is applied for (R-028, R-280, R-317, A-34)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Shared table' });
  const address = `/events/${event.id}`;
  const email = await aMember();
  const { page, context } = await newVisitor(browser);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1, name: event.title });
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  // What reads links where they are shared runs no code.
  expect(await answer?.text()).toContain(`property="og:title" content="${event.title} · Sorella"`);
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle(`${event.title} · Sorella`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Bring a mug and a story.',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await main.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(noticeOf(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  // By way of joining, which she finds that she has done long ago.
  await main.getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  // The page before has a field of the same name.
  await expect(main.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(accountMenu(page)).toBeVisible();

  await main.getByRole('button', { name: /Apply for Free/ }).click();
  await expect(main.getByText('Pending Review', { exact: true })).toBeVisible();
  expect((await rowsOf(event)).applications).toMatchObject([{ status: 'pending' }]);
  await page.reload();
  await expect(main.getByText('Pending Review', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: /Cancel Booking/ })).toBeVisible();

  // Taken off while she looks at it, and asked for again.
  await removeEvent(event);
  await expect(main.getByRole('heading', { level: 1, name: 'This event is not here' })).toBeVisible();
  await main.getByRole('link', { name: 'Browse Events' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await context.close();
});

test('an address that leads to no event says so, whatever is wrong with it, and leads on', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  for (const id of [randomUUID(), 'sunday-brunch', `${randomUUID()}0`]) {
    await page.goto(`/events/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This event is not here' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await context.close();
});

test("a card's title leads to its event's page, and back to the listing (R-295)", async ({ browser }) => {
  const event = await arrangeEvent({ title: 'Linked table' });
  const { page, context } = await newVisitor(browser);
  await page.goto('/events');
  const card = page.getByRole('article', { name: event.title });
  await card.getByRole('button', { name: /^Click for more details/ }).click();
  await card.getByRole('link', { name: event.title }).click();
  await expect(page).toHaveURL(new RegExp(`/events/${event.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All events' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await removeEvent(event);
  await context.close();
});
