import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { newVisitor, noticeOf, signIn } from './people.ts';
import { acquaintances, backstage, letThemLikeBooks } from './stack.ts';
import { test } from './test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create Coffee Chat Request' });

/** Chooses the first day that can be had after today, by keyboard. */
async function pickDay(page: Page) {
  const grid = dialogOf(page).getByRole('grid');
  await grid.locator('button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByText('1 of 3 days chosen')).toBeVisible();
}

test('an idea becomes a coffee chat: asked, accepted while she looks on, and in the calendar (R-202, R-225, A-60)', async ({
  browser,
}) => {
  const [petra, rosa] = await acquaintances('Petra', 'Rosa');
  await letThemLikeBooks([petra, rosa]);
  const [hers, other] = [await newVisitor(browser), await newVisitor(browser)];
  await signIn(hers.page, petra.email, '/coffee-chats');
  await signIn(other.page, rosa.email, '/coffee-chats');
  await expect(other.page.getByText('No coffee chat requests yet')).toBeVisible();

  await expect(hers.page.getByText('You both chose Books & writing')).toBeVisible();
  const idea = hers.page.getByRole('article', { name: rosa.name, exact: true });
  await idea.getByRole('button', { name: 'Request Coffee Chat' }).click();
  await pickDay(hers.page);
  await dialogOf(hers.page).getByRole('checkbox', { name: '3:00 PM' }).check();
  await dialogOf(hers.page).getByRole('checkbox', { name: '12:00 PM' }).uncheck();
  await dialogOf(hers.page).getByLabel('Comments (Optional)').fill('About the last chapter.');
  await dialogOf(hers.page).getByRole('button', { name: 'Send Request' }).click();
  await expect(noticeOf(hers.page, 'Coffee chat request sent')).toBeVisible();
  const asked = hers.page.getByRole('article', { name: `With ${rosa.name}` });
  await expect(asked.getByText('Pending')).toBeVisible();

  // Told live: nobody has read the page again.
  const invitation = other.page.getByRole('article', { name: `From ${petra.name}` });
  await expect(invitation.getByText('About the last chapter.')).toBeVisible();
  await invitation.getByRole('button', { name: 'Accept' }).click();
  await expect(noticeOf(other.page, 'Coffee chat accepted')).toBeVisible();
  await expect(asked.getByText('Accepted')).toBeVisible();

  const saved = hers.page.waitForEvent('download');
  await asked.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('coffee-chat.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:\d{8}T1[34]0000Z/);
  for (const { context } of [hers, other]) await context.close();
});

test('a request outlives a reload, is sent once, cancelled after a question, and stays in the list (R-200, R-214, R-231)', async ({
  browser,
}) => {
  const [guest] = await acquaintances('Salome', 'Tilda');
  const { page, context } = await newVisitor(browser);
  await signIn(page, guest.email, '/coffee-chats');
  await page.getByRole('button', { name: 'Request Coffee Chat' }).first().click();
  await pickDay(page);
  await page.reload();
  await page.getByRole('button', { name: 'Request Coffee Chat' }).first().click();
  await expect(dialogOf(page).getByText('1 of 3 days chosen')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Send Request' }).dblclick();
  const request = page.getByRole('article', { name: 'Open request' });
  await expect(request).toHaveCount(1);
  await request.getByRole('button', { name: 'Cancel Request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Request' }).click();
  await expect(noticeOf(page, 'Request cancelled')).toBeVisible();
  await expect(request.getByText('Cancelled')).toBeVisible();
  const { data } = await backstage.from('coffee_chat_requests').select('status').eq('requester_id', guest.id);
  expect(data).toEqual([{ status: 'cancelled' }]);
  await context.close();
});
