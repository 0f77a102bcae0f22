import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { accounts, newVisitor, noticeOf, signIn } from './people.ts';
import { test } from './test.ts';

/** Opens a page and waits until the worker holds the release. */
async function openAndKeep(page: Page): Promise<void> {
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  // With the first press begins what nobody needs who only looks.
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('once it was there the app opens without a network, with the last events (R-009, R-157)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser, { serviceWorkers: 'allow' });
  await openAndKeep(page);
  await page.reload();
  const title = (await page.getByRole('article').first().getByRole('heading').first().textContent()) ?? '';
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(title);
  await context.setOffline(true);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await page.goto('/events');
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible();
  await context.close();
});

test('without a network a member reads again what she read last of her events, coffee chats and messages (R-157)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser, { serviceWorkers: 'allow' });
  await signIn(page, accounts.maya);
  await openAndKeep(page);
  // The code that keeps comes after the page: whoever leaves before it has nothing kept.
  const expectKept = (name: string) =>
    expect.poll(() => page.evaluate(() => Object.keys(localStorage).join(' '))).toContain(name);
  await page.goto('/coffee-chats');
  const chat = page.getByText('Somewhere near Kreuzberg, please.');
  await expect(chat).toBeVisible();
  await expectKept('_coffee-chats');
  await page.goto('/messages');
  const talk = page.getByRole('main').getByRole('link', { name: /Noor Haddad/ });
  await expect(talk).toBeVisible();
  await expectKept('cachedMessages_');
  await page.goto('/events?tab=applications');
  const application = page.getByRole('main').getByRole('article').first();
  const applied = await application.getByRole('heading').first().textContent();
  await expectKept('_history');
  await expectKept('memberAccess');
  await context.setOffline(true);
  await page.reload();
  await expect(application.getByRole('heading').first()).toHaveText(applied ?? '');
  await page.goto('/messages');
  await expect(talk).toBeVisible();
  await page.goto('/coffee-chats');
  await expect(chat).toBeVisible();
  await expect(page.getByText(/^Shown as of/)).toBeVisible();
  await context.close();
});

test('the worker keeps files of the release alone, nothing that the backend answered', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser, { serviceWorkers: 'allow' });
  await openAndKeep(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => !/^\/(assets\/|app\.html|icon\.svg|site\.webmanifest)/.test(path))).toEqual(
    [],
  );
  await context.close();
});

/** The app behind an address of its own, whose worker can be exchanged for that of another release. */
async function serveReleases() {
  let release = 'one';
  const app = process.env['SORELLA_APP_URL'] ?? '';
  const server = createServer((request, response) => {
    void fetch(`${app}${request.url}`, { redirect: 'manual' }).then(async (answer) => {
      const headers = Object.fromEntries(answer.headers);
      delete headers['content-encoding'];
      delete headers['content-length'];
      response.writeHead(answer.status, headers);
      response.write(Buffer.from(await answer.arrayBuffer()));
      response.end(request.url === '/sw.js' ? `\n// release ${release}` : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    publish() {
      release = 'two';
    },
    close: () => server.close(),
  };
}

test('a new release is told, and loaded on a press alone', async ({ browser }) => {
  const releases = await serveReleases();
  const { page, context } = await newVisitor(browser, {
    serviceWorkers: 'allow',
    baseURL: releases.url,
  });
  await openAndKeep(page);
  // The first worker takes pages over from the next one on.
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Typed before');
  releases.publish();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(noticeOf(page, 'A new version is ready')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Typed before');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload the page' }).first().click();
  await loaded;
  await context.close();
  releases.close();
});
