import { expect } from '@playwright/test';
import { accounts, bannerOf, newVisitor, noticeOf, reasonToSignIn, signIn, writeLarge } from './people.ts';
import { test } from './test.ts';

test('a closed door says that she must sign in, and signing in leads through it (R-034, R-037, R-058, A-34)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/events');
  await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(reasonToSignIn(page, 'Sign in required')).toBeVisible();
  await expect(reasonToSignIn(page, 'Please sign in to access Messages')).toBeVisible();

  await page.getByLabel('Email').fill(accounts.noor);
  await page.getByLabel('Password', { exact: true }).fill('sorella-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/messages$/);
  await context.close();
});

test('signing in leads back to the very page she came from, and joining to the event she pressed for (R-058, A-34)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/events?city=Lisbon');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Apply|Book/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/signin$/);
  // Joining instead leads to the event whose card was pressed.
  await page.getByRole('main').getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  expect(await page.evaluate(() => history.state.origin)).toMatch(/^\/events\/[\da-f-]{36}$/);
  await page.goBack();
  await page.getByLabel('Email').fill(accounts.noor);
  await page.getByLabel('Password', { exact: true }).fill('sorella-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/events\?city=Lisbon$/);
  await expect(page.getByLabel('City')).toHaveValue('Lisbon');
  await context.close();
});

test('the header is a menu below 768 px and whole from there on (R-012, R-033)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/events');
  const header = page.getByRole('banner');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(header.getByRole('link', { name: 'Coffee Chats' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Open menu' })).toBeHidden();

  await page.setViewportSize({ width: 767, height: 900 });
  await expect(header.getByRole('link', { name: 'Coffee Chats' })).toBeHidden();
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(header.getByRole('link', { name: 'Coffee Chats' })).toBeVisible();
  await header.getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await context.close();
});

test('each page has one title, on the first visit and after going on', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const titles = () =>
    page.evaluate(() => [...document.head.querySelectorAll('title')].map(({ text }) => text));
  for (const path of ['/events', '/nowhere', '/signup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(titles).toHaveLength(1);
    await expect(page).toHaveTitle(/ · Sorella$/);
  }
  // A link that is pressed before the page's code is there loads the next page, and nothing is announced of that.
  await page.waitForFunction(() => !('sorellaEarlyPresses' in window));
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page).toHaveTitle(/^Upcoming Events/);
  expect(await titles()).toHaveLength(1);
  // Whoever hears the page hears the title of the one that came, not of the one that she left.
  const spoken = page.getByRole('status').filter({ hasText: '· Sorella' });
  for (const [name, title] of [
    ['Join Now', 'Join Now'],
    ['Sign In', 'Sign In'],
    ['Events', 'Upcoming Events'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(spoken).toHaveText(`${title} · Sorella`);
  }
  await context.close();
});

test('a visitor who looks around reads the list once, and brings no realtime client', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/rest/v1/') && request.method() !== 'OPTIONS')
      read.push(`${request.method()} ${pathname}${search}`);
  });
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Click for more details/ })
    .click();
  await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  await page.waitForLoadState('networkidle');
  expect(read.filter((path) => /event/.test(path)).length).toBeGreaterThan(0);
  expect(read.filter((path, at) => read.indexOf(path) !== at)).toEqual([]);
  expect(sockets).toBe(0);
  await context.close();
});

test('the keyboard walks through the whole page, and past a notice that stands there', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ines Prado');
  await page.getByLabel('Email').fill('ines@sorella.test');
  await page.getByLabel('Subject').fill('Coming alone');
  await page.getByLabel('Message').fill('Is there a table for people who come alone?');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  // Under the pointer it stands still, however long the walk takes.
  await noticeOf(page, 'Message sent successfully!').hover();
  // From the first link of the page on.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return `${at?.closest('main, footer, header, [role=region]')?.localName} ${at?.textContent}`;
    });
  const stops: string[] = [];
  do {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  } while (stops.length < 60 && stops.at(-1) !== 'undefined Skip to content');
  const rooms = stops.map((stop) => stop.split(' ')[0]).filter((room, at, all) => room !== all[at - 1]);
  expect(rooms).toEqual(['main', 'footer', 'div', 'undefined']);
  await context.close();
});

test('every new page is read from its top (R-029)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await contact.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await contact.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});

test('what she agrees to opens in a tab of its own, under its address, and the form is kept (R-030, A-31)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Nora');
  for (const [name, address] of [
    [/^Terms/, /\/terms-of-service$/],
    [/^Privacy Policy/, /\/privacy-policy$/],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    await tab.close();
  }
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await context.close();
});

test("a lost connection is looked for at the app's own address, and its return is said (R-158, R-159, R-161, A-76)", async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  let answer = () => {};
  const looked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/icon.svg', async (route) => {
    await looked;
    await route.continue();
  });
  const probe = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(bannerOf(page, 'Connection issue detected')).toBeVisible();
  expect((await probe).url()).toBe(new URL('/icon.svg', page.url()).href);
  answer();
  await expect(bannerOf(page, "You're back online")).toBeVisible();
  await context.close();
});

test('a card is at least 680 px high, and larger text makes it taller without hiding a word (R-289, A-73)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.maya);
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const height = async () => (await card.boundingBox())?.height ?? 0;
  // A short one among long ones is as high as they are: its own least height says what holds for every card.
  await expect(card).toHaveCSS('min-height', '680px');
  // The list is read again for the member who has just signed in.
  await expect.poll(height).toBeGreaterThanOrEqual(680);
  const before = await height();
  await writeLarge(page, 200);
  await expect.poll(height).toBeGreaterThan(before);
  const faces = card.locator('[data-flipped] > *');
  const hidden = await faces.evaluateAll((all) =>
    all.map((face) => Math.max(0, face.scrollHeight - face.clientHeight)),
  );
  expect(hidden).toEqual([0, 0]);
  await context.close();
});
