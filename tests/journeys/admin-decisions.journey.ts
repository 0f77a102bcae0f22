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
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(1);

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
