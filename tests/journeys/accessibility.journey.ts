import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { accounts, newVisitor, signIn } from './people.ts';

/** Pages are scanned as a person meets them: settled, in both themes. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

for (const theme of ['light', 'dark'] as const) {
  test(`no page has an accessibility fault that a machine can find, ${theme}`, async ({ browser }) => {
    const { page, context } = await newVisitor(browser);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });

    await page.goto('/events');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.goto('/signin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    for (const path of [
      '/signup',
      '/reset-password',
      '/update-password?token_hash=made-up',
      '/email-confirmed',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link').or(page.getByRole('textbox')).first(),
      ).toBeVisible();
      expect(await violationsOf(page), path).toEqual([]);
    }

    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await signIn(page, accounts.admin);
    await expect(page.getByRole('region', { name: 'Pending Bookings' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.goto('/profile');
    await expect(page.getByLabel('Bio')).toBeVisible();
    await expect(page.getByText('Unlimited credits')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await context.close();
  });
}

test('the slice can be walked by keyboard alone (R-014, R-289, R-329)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/signin');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(accounts.maya);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('sorella-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events$/);

  const cancel = page
    .getByRole('button', { name: 'Cancel Booking' })
    .and(page.locator(':not([inert] *)'))
    .first();
  await expect(cancel).toBeVisible();
  await cancel.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep Booking' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();

  const turn = page.getByRole('button', { name: 'Click for more details' }).first();
  await turn.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Close' }).and(page.locator(':not([inert] *)')),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(turn).toBeFocused();
  await context.close();
});
