import { expect, type Page } from '@playwright/test';
import { accounts, newVisitor, signIn, writeLarge } from './people.ts';
import { aMember } from './stack.ts';
import { test } from './test.ts';

/** Words that are cut in two without a hyphen, and texts that their box does not show whole. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility() &&
      !element.closest('[aria-hidden="true"], article') &&
      element.clientWidth > 1;
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !isSeen(parent)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1 && getComputedStyle(parent).hyphens !== 'auto') found.add(word);
      }
      const whole = document.createRange();
      whole.selectNodeContents(node);
      const places = [...whole.getClientRects()];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { right, bottom } = box.getBoundingClientRect();
        const isOut = (place: DOMRect) =>
          (overflowX === 'hidden' && place.right > right + 1) ||
          (overflowY === 'hidden' && place.bottom > bottom + 1);
        if (box.clientWidth > 1 && box.clientHeight > 1 && places.some(isOut))
          found.add(`cut: ${node.textContent}`);
      }
    }
    if (document.documentElement.scrollWidth > window.innerWidth) found.add('wider than the window');
    return [...found];
  });
}

test('at 360 px and twice the text no word is cut in two (WCAG 1.4.4)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const look = async (path: string) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // What is read of her is long, and comes later.
    if (path === '/profile') await expect(page.getByLabel('Bio')).toBeVisible();
    await writeLarge(page, 200);
    return (await cutWords(page)).map((word) => `${path}: ${word}`);
  };
  const found: string[] = [];
  for (const path of ['/events', '/signin', '/signup', '/reset-password', '/email-confirmed', '/nowhere'])
    found.push(...(await look(path)));
  await page.setViewportSize({ width: 1280, height: 740 });
  await signIn(page, await aMember());
  found.push(...(await look('/profile')));
  expect(found).toEqual([]);
  await context.close();
});

test('at twice the text the field that a message is written in is in the window (R-169)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.noor, '/messages');
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Maya' }).click();
  const field = page.getByRole('textbox', { name: /message/i });
  await expect(field).toBeVisible();
  await writeLarge(page, 200);
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});

test('a wish for more contrast is served (WCAG 1.4.6)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser, { contrast: 'more' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/signin');
    const tokens = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return [style.getPropertyValue('--ink-faint'), style.getPropertyValue('--line')];
      });
    const more = await tokens();
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(await tokens()).not.toEqual(more);
    await page.emulateMedia({ contrast: 'more' });
  }
  await context.close();
});
