import { expect, type Page } from '@playwright/test';
import { newVisitor, pressSignOut, signIn } from './people.ts';
import { aMember } from './stack.ts';
import { test } from './test.ts';

/** The member's profile, open, with something typed that is not saved. */
async function typeOnProfile(page: Page) {
  await signIn(page, await aMember(), '/profile');
  await page.getByLabel('Bio').fill('Not saved by anybody.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
}

test('signing out from the header with unsaved changes asks first, then leads away, signed out (R-130)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await typeOnProfile(page);
  await pressSignOut(page);
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved by anybody.');
  // A phone's menu stays open under the question, and has the focus again after it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
  await signOut.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(signOut).toBeFocused();
  await signOut.click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await context.close();
});

test('what is typed outlives a reload, until it is let go (R-128)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  page.on('dialog', (question) => void question.accept());
  await typeOnProfile(page);
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved by anybody.');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await context.close();
});

test('what is given up in one tab is gone from the list of the other (R-155)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await typeOnProfile(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const waiting = (tab: Page) =>
    tab.getByRole('banner').getByRole('button', { name: /^Waiting to be saved/ });
  await expect(waiting(page)).toBeVisible();
  await context.route('**/rest/v1/rpc/update_own_profile', (route) => route.abort());
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto('/profile');
  await waiting(other).click();
  await other.getByRole('button', { name: 'Discard: Your profile' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(waiting(other)).toBeHidden();
  await expect(waiting(page)).toBeHidden();
  await context.close();
});
