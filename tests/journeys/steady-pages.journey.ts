import { type APIResponse, expect, type Page } from '@playwright/test';
import { newVisitor, signIn } from './people.ts';
import { aMember } from './stack.ts';
import { test } from './test.ts';

declare global {
  interface Window {
    /** What moved by itself while the page came, as the browser counts it. */
    shifts: { value: number; moved: string }[];
  }
}

/** Less than anybody sees: a line of small print that moves by its own height. */
const UNSEEN = 0.01;

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          window.shifts.push({ value: entry.value, moved: JSON.stringify(entry) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('a member’s pages do not move while they load, on a phone and on a wide screen', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await signIn(page, await aMember());
  await noteShifts(page);
  // Whom she may ask are the members of other journeys too, who come and go meanwhile: they stay as they were read first.
  let ideas: { response: APIResponse; body: Buffer } | undefined;
  await page.route('**/rpc/get_coffee_chat_ideas', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (!ideas) {
      const response = await route.fetch();
      ideas = { response, body: await response.body() };
    }
    return route.fulfill(ideas);
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
      const shifts = await page.evaluate(() => window.shifts);
      const seen = shifts.filter(({ value }) => value > UNSEEN);
      expect(seen, `${path} at ${viewport.width}`).toEqual([]);
    }
  }
  await context.close();
});
