import { type BrowserContext, expect, type Page } from '@playwright/test';
import { accountMenu, accounts, newVisitor, signIn } from './people.ts';
import { arrangeEvent, removeEvent } from './stack.ts';
import { test } from './test.ts';

/** Holds the code of the pages back until it is released; `boot.js`, which draws nothing, comes at once. */
async function holdCode(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the browser complains of while the page is used. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('each page for visitors is drawn before its code is there', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const release = await holdCode(context);
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  for (const [path, heading] of [
    ['/events', 'Upcoming Events'],
    ['/signin', 'Welcome back'],
    ['/signup', 'Personal Details'],
    ['/reset-password', 'Reset Password'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Join Now' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // One for headings and one for text: what is asked for ahead is what is drawn with.
    expect([...fonts], path).toHaveLength(2);
  }
  release();
  await context.close();
});

test('each page is drawn with its own rules as with all of them: nothing changes when they come', async ({
  browser,
}) => {
  // A context of its own each time: what one has kept it does not ask for again.
  const draw = async (width: number, paths: readonly string[], prepare: (page: Page) => Promise<unknown>) => {
    const { page, context } = await newVisitor(browser, { viewport: { width, height: 780 } });
    await prepare(page);
    await holdCode(context);
    let send: () => void = () => {};
    await page.route(/\/assets\/style-.*\.css$/, async (route) => {
      await new Promise<void>((sent) => {
        send = sent;
      });
      await route.continue();
    });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'commit' });
      const all = page.locator('link[href*="/style-"]');
      await expect(all).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      const picture = () => page.screenshot({ fullPage: true, animations: 'disabled' });
      const isThere = () => all.evaluate((link: HTMLLinkElement) => link.sheet !== null);
      const before = await picture();
      expect(await isThere(), path).toBe(false);
      send();
      await expect.poll(isThere).toBe(true);
      expect((await picture()).equals(before), path).toBe(true);
    }
    await context.close();
  };
  const open = [
    '/',
    '/events',
    '/signin',
    '/signup',
    '/reset-password',
    '/faq',
    '/contact',
    '/safety',
    '/404',
  ];
  await draw(360, open, async () => {});
  await draw(1280, open, (page) => page.addInitScript(() => localStorage.setItem('theme', 'dark')));
  await draw(
    1280,
    ['/profile', '/messages', '/coffee-chats', '/notifications', '/admin', '/events/none'],
    (page) => signIn(page, accounts.noor),
  );
});

test('one event, shared by a link, is drawn in its shape before its code is there, which finds it read already, and leads in and back (R-028, R-280)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const complaints = complaintsOf(page);
  const event = await arrangeEvent({ title: 'Shared by a Link' });
  const release = await holdCode(context);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes(event.id) && request.url().includes('/rest/v1/events')) reads += 1;
  });
  await page.goto(`/events/${event.id}`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading event...')).toBeAttached();
  await expect(page.getByRole('link', { name: 'All events' })).toBeVisible();
  await expect(page).toHaveTitle(/Shared by a Link/);
  release();
  await expect(page.getByRole('heading', { name: 'Shared by a Link' })).toBeVisible();
  await expect(page.locator('head > title')).toHaveCount(1);
  expect(reads).toBe(1);

  const releaseAgain = await holdCode(context);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL(new RegExp(event.id));
  releaseAgain();
  await expect(page).toHaveURL(/\/signup$/);
  // Joining leads back to what she came for.
  expect(await page.evaluate(() => history.state.origin)).toBe(`/events/${event.id}`);
  expect(complaints).toEqual([]);
  await removeEvent(event);
  await context.close();
});

test('a page for members is drawn in its shape before its code is there, for those with a session alone (R-028)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const complaints = complaintsOf(page);
  await signIn(page, accounts.noor);
  const main = page.getByRole('main');
  for (const [path, heading] of [
    ['/profile', 'My Profile'],
    ['/messages', 'Messages'],
  ] as const) {
    const release = await holdCode(context);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(main.locator('[aria-busy="true"]')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(heading));
    release();
    await expect(main.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await context.unrouteAll();
  }
  const visitor = await newVisitor(browser);
  const release = await holdCode(visitor.context);
  await visitor.page.goto('/profile', { waitUntil: 'commit' });
  await expect(visitor.page.locator('main')).toBeAttached();
  await expect(visitor.page.locator('main')).toBeHidden();
  release();
  await expect(visitor.page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(complaints).toEqual([]);
  await visitor.context.close();
  await context.close();
});

test('a page that is scrolled before its code is there stays where it is, and is not thrown to its top (R-029)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const release = await holdCode(context);
  await page.goto('/contact', { waitUntil: 'commit' });
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  release();
  await expect.poll(() => page.evaluate(() => 'sorellaEarlyPresses' in window)).toBe(false);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await place()).toBe(before);
  await context.close();
});

test('a sign-in typed, looked at and sent before the code is there is carried out, once', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const complaints = complaintsOf(page);
  const release = await holdCode(context);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token') && request.method() === 'POST') asked += 1;
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(accounts.noor);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('sorella-demo');
  await password.press('Enter');
  await password.press('Enter');
  await expect(page).toHaveURL(/\/signin$/);
  release();
  await expect(accountMenu(page)).toBeVisible();
  expect(asked).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a link pressed before the code is there takes along what was typed (A-33)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const release = await holdCode(context);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(accounts.noor);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  release();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByLabel('Email')).toHaveValue(accounts.noor);
  await context.close();
});

test('what was typed before the code was there stays, and the page knows of it', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const complaints = complaintsOf(page);
  const release = await holdCode(context);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('maya@sor');
  await page.getByLabel('Password', { exact: true }).fill('not-it');
  await page.getByRole('button', { name: 'Show password' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await page.getByLabel('Email').pressSequentially('ella.test');
  await expect(page.getByLabel('Email')).toHaveValue('maya@sorella.test');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Forgot/ })
    .click();
  await expect(page.getByLabel('Email')).toHaveValue('maya@sorella.test');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a reset asked for before the code is there is asked for', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const complaints = complaintsOf(page);
  const release = await holdCode(context);
  await page.goto('/reset-password', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@sorella.test');
  await page.getByRole('main').getByRole('button', { name: 'Send Instructions' }).click();
  release();
  await expect(page.getByText('nobody@sorella.test')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a search typed and a menu opened before the code is there hold', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const release = await holdCode(context);
  await page.goto('/events', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('Pottery');
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(page).toHaveURL(/q=Pottery/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a member never sees the invitation of a visitor, and nothing mismatches', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(accounts.noor);
  await page.getByLabel('Password', { exact: true }).fill('sorella-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(accountMenu(page)).toBeVisible();

  const complaints = complaintsOf(page);
  const release = await holdCode(context);
  await page.goto('/events', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Join Now')).toBeHidden();
  release();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
