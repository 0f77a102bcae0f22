import { expect, type Locator, type Page } from '@playwright/test';
import { accounts, newVisitor, signIn } from './people.ts';
import { test } from './test.ts';

/** No page has more stops than this on the way to what is looked for. */
const FARTHEST = 90;

/** What is wrong with where the focus stands: nowhere, out of sight, or without a ring; null when all is well. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nothing has the focus';
    // A native control that is drawn by its label shows the ring there.
    const drawn = [at, at.parentElement, at.nextElementSibling, at.closest('label')].filter(
      (element) => element !== null,
    );
    const isInSight = drawn.some((element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isWithin = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      return width > 1 && height > 1 && isWithin;
    });
    const hasRing = drawn.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const name = `${at.localName} ‘${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)}’`;
    if (!isInSight) return `${name} is out of sight`;
    return hasRing ? null : `${name} has no ring`;
  });

/** Goes on by Tab until something has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  const faults = new Set<string>();
  // On a page that still loads she would pass the place where it is going to be.
  await expect(goal.first()).toBeAttached();
  for (let stop = 0; stop < FARTHEST; stop += 1) {
    await page.keyboard.press('Tab');
    const fault = await faultOfFocus(page);
    if (fault !== null && !fault.startsWith('nothing')) faults.add(fault);
    if (await goal.evaluateAll((found) => found.some((one) => one === document.activeElement))) break;
  }
  expect([...faults]).toEqual([]);
  await expect(goal).toBeFocused();
}

const press = (page: Page, key: string) => page.keyboard.press(key);
const main = (page: Page) => page.getByRole('main');

test('a visitor finds, reads and leaves everything by keyboard alone, and always sees where she is', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/events');
  await expect(main(page).getByRole('article').first()).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await press(page, 'Enter');
  await expect(main(page)).toBeFocused();

  await tabTo(page, main(page).getByRole('searchbox'));
  await page.keyboard.type('brunch');
  await expect(page).toHaveURL(/q=brunch/);
  await press(page, 'ControlOrMeta+A');
  await press(page, 'Delete');
  await expect(page).not.toHaveURL(/q=/);
  await expect(main(page).getByRole('searchbox')).toBeFocused();

  const category = main(page).getByRole('combobox', { name: 'Category' });
  await tabTo(page, category);
  await press(page, 'ArrowDown');
  await expect(page).toHaveURL(/category=/);
  await expect(category).toBeFocused();
  await tabTo(page, main(page).getByRole('button', { name: 'Clear Filters' }).first());
  await press(page, 'Enter');
  await expect(page).not.toHaveURL(/category=/);
  expect(await faultOfFocus(page)).toBeNull();

  // A card: over, into its words, and back.
  const turn = main(page)
    .getByRole('button', { name: /^Click for more details/ })
    .first();
  await tabTo(page, turn);
  await press(page, 'Enter');
  await expect(main(page).getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await tabTo(page, main(page).getByRole('group').first());
  await press(page, 'Escape');
  await expect(turn).toBeFocused();

  // The footer, and from there a page that begins at its top.
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(main(page)).toBeFocused();

  const question = main(page).getByRole('button', { name: 'Can I cancel?' });
  await tabTo(page, question);
  await press(page, 'Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'ArrowDown');
  await expect(question).not.toBeFocused();
  await press(page, 'ArrowUp');
  await expect(question).toBeFocused();
  await press(page, 'Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'false');

  // The menu of a narrow window.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  await tabTo(page, menu);
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Coffee Chats' }));
  await press(page, 'Escape');
  await expect(menu).toBeFocused();
  await context.close();
});

test('a member opens what is hers by keyboard alone, and always sees where she is', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.maya, '/coffee-chats');
  const account = page.getByRole('banner').getByRole('button', { name: /^Account/ });
  await tabTo(page, account);
  await press(page, 'Enter');
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Escape');
  await expect(account).toBeFocused();
  await expect(account).toHaveAttribute('aria-expanded', 'false');

  // A dialog keeps the focus, and gives it back.
  const ask = main(page)
    .getByRole('button', { name: /Coffee Chat/ })
    .first();
  await tabTo(page, ask);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await press(page, 'Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    expect(await faultOfFocus(page)).toBeNull();
  }
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();

  await page.goto('/messages');
  const talk = main(page).getByRole('list').first().getByRole('link').first();
  await expect(talk).toBeVisible();
  await tabTo(page, talk);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/messages\/.+/);
  await expect(main(page).getByRole('textbox')).toBeFocused();

  await page.goto('/profile');
  const bio = main(page).getByLabel('Bio');
  await expect(bio).toBeVisible();
  await tabTo(page, bio);
  await context.close();
});
