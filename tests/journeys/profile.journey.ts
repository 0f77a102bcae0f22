import { expect, type Page, test } from '@playwright/test';
import { newVisitor, signIn } from './people.ts';
import { aMember } from './stack.ts';

const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' });

/** Her profile, open, with something typed that is not saved. */
async function typeOnProfile(page: Page) {
  await signIn(page, await aMember());
  await page.goto('/profile');
  await page.getByLabel('Bio').fill('Not saved by anybody.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
}

test('signing out from the header with unsaved changes asks first, then leads away, signed out (R-130)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await typeOnProfile(page);
  await signOut(page).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved by anybody.');
  await signOut(page).click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await context.close();
});
