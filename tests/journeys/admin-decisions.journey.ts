import { expect } from '@playwright/test';
import { newVisitor, signIn } from './people.ts';
import { type ArrangedEvent, anAdmin, anApplicant, arrangeEvent, removeEvent, rowsOf } from './stack.ts';
import { test } from './test.ts';

const statusesOf = async (event: ArrangedEvent) =>
  (await rowsOf(event)).applications.map(({ status }) => status).toSorted();

test('a double press decides about one person, and no decision is lost unasked when the page is loaded anew (A-02, A-90)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Sailing' });
  for (let n = 0; n < 4; n += 1) await anApplicant(event);
  const admin = await anAdmin();
  const { page, context } = await newVisitor(browser);
  await signIn(page, admin.email, '/admin/applications');
  await page.getByLabel('Search').fill(event.title);
  const approve = page.getByRole('button', { name: /^Approve/ });
  await expect(approve).toHaveCount(4);
  // What is written about the first moves the others down, and up again with the press.
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click();
  await approve.first().dblclick();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(1);

  // Loading the page anew is asked about first; meanwhile it is sent.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect.poll(() => statusesOf(event)).toEqual(['approved', 'pending', 'pending', 'pending']);
  await context.close();
  await admin.letGo();
  await removeEvent(event);
});

test('a list is looked at the same after a reload, on the way back and from a copied link (A-91)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Kayaking' });
  for (let n = 0; n < 2; n += 1) await anApplicant(event);
  const admin = await anAdmin();
  const { page, context } = await newVisitor(browser);
  // A copied link leads there through signing in.
  const copied = `/admin/applications?status=pending&q=${event.title}`;
  await signIn(page, admin.email, copied);
  const rows = page.getByRole('button', { name: /^Approve/ });
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel('Search')).toHaveValue(event.title);
  await expect(page.getByLabel('Status')).toHaveValue('pending');

  await page.getByLabel('Status').selectOption('approved');
  await expect(rows).toHaveCount(0);
  await expect(page).toHaveURL(/status=approved/);
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('approved');
  await expect(page.getByLabel('Search')).toHaveValue(event.title);
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('pending');
  await expect(rows).toHaveCount(2);

  // One press clears all of it, and is one step of the way back.
  await page.getByLabel('Search').fill('nobody is called so');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(/\/admin\/applications$/);
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('pending');

  // So is the view that is opened beside a list.
  await page.goto('/admin/payment-desk');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('table', { name: 'Money by event and month' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Bookings' })).toHaveAttribute('aria-selected', 'true');
  await context.close();
  await admin.letGo();
  await removeEvent(event);
});
