import { type APIResponse, expect, type Page } from '@playwright/test';
import { newVisitor, signIn } from './people.ts';
import { acquaintances, letThemLikeBooks } from './stack.ts';
import { test } from './test.ts';

declare global {
  interface Window {
    /** What moved by itself while the page came, as the browser counts it. */
    shifts: { value: number; moved: { part: string; from: string; to: string }[] }[];
  }
}

/** Less than anybody sees: a line of small print that moves by its own height. */
const UNSEEN = 0.01;

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const whatMoved = (sources: unknown) =>
      Array.isArray(sources)
        ? sources.map(({ node, previousRect: from, currentRect: to }) => ({
            part: `${node?.nodeName} ${node?.className ?? ''} ${node?.textContent?.slice(0, 60)}`,
            from: [from.x, from.y, from.width, from.height].map(Math.round).join(' '),
            to: [to.x, to.y, to.width, to.height].map(Math.round).join(' '),
          }))
        : [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number' && 'sources' in entry)
          window.shifts.push({ value: entry.value, moved: whatMoved(entry.sources) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('a member’s pages do not move while they load, on a phone and on a wide screen', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const [nora, friend] = await acquaintances('Nora', 'Olga');
  await letThemLikeBooks([nora, friend]);
  await signIn(page, nora.email);
  await noteShifts(page);
  // Members and events of other journeys come and go meanwhile, which is no part of loading: both stay as they were read first.
  const first = new Map<string, Promise<{ response: APIResponse; body: Buffer }>>();
  await page.route(/\/rpc\/(get_coffee_chat_ideas|list_events|list_event_filters)\b/, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.continue();
    const asked = `${request.url()} ${request.postData() ?? ''}`;
    const kept =
      first.get(asked) ?? route.fetch().then(async (response) => ({ response, body: await response.body() }));
    first.set(asked, kept);
    return route.fulfill(await kept);
  });
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of ['/events', '/profile', '/coffee-chats', '/messages', '/notifications']) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(
        page
          .getByRole('button', { name: /^Account/ })
          .or(page.getByRole('button', { name: 'Menu' }))
          .first(),
      ).toBeVisible();
      await expect(page, 'every page is open to her').toHaveURL((url) => url.pathname === path);
      const shifts = await page.evaluate(() => window.shifts);
      const seen = shifts.filter(({ value }) => value > UNSEEN);
      expect(seen, `${path} at ${viewport.width}`).toEqual([]);
    }
  }
  await context.close();
});
