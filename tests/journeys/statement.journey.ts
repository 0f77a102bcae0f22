import { expect } from '@playwright/test';
import { mailsTo } from './mails.ts';
import { newVisitor, noticeOf, signIn } from './people.ts';
import { anAdmin, anApplicant, arrangeEvent, backstage, removeEvent, rowsOf } from './stack.ts';
import { test } from './test.ts';

const HEADINGS = 'Date,Name,Status,Currency,Gross,Fee,Transaction ID,Note,Type,Reference Txn ID';

test('a treasurer matches a statement whose lines need a hand: one is shared out, one asked for its rest, one is none of ours; what came is the sum of the overview (A-89, A-99, A-100)', async ({
  browser,
}) => {
  const event = await arrangeEvent({
    title: 'Statement supper',
    credits: 6,
    seats: 3,
    paypalUsername: 'sorella',
  });
  for (let n = 0; n < 2; n += 1) await anApplicant(event);
  const short = await anApplicant(event);
  const { data: shortUser } = await backstage
    .from('event_applications')
    .select('reference, user_id, application_date')
    .eq('event_id', event.id)
    .order('application_date', { ascending: true });
  const references = (shortUser ?? []).map(({ reference }) => String(reference));
  const [one = '', other = '', third = ''] = references;
  const unique = event.id.replaceAll('-', '').slice(0, 10).toUpperCase();
  const line = (gross: string, id: string, note: string) =>
    `11/20/2026,Somebody,Completed,EUR,${gross},-1.00,${id}${unique},${note},Website Payment,`;
  const statement = (...lines: string[]) => ({
    name: 'Download.CSV',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADINGS, ...lines].join('\n')),
  });

  const admin = await anAdmin();
  const desk = await newVisitor(browser);
  const { page } = desk;
  await signIn(page, admin.email, '/admin/payment-desk');
  const choose = (...lines: string[]) =>
    page.getByLabel('Match a PayPal statement').setInputFiles(statement(...lines));
  await choose(
    line('60.00', 'BOTH', ''),
    line('25.00', 'SHORT', third),
    line('12.00', 'POWER', 'electricity'),
  );

  await page.getByRole('tab', { name: 'No booking 2' }).click();
  await page.getByRole('button', { name: /^Share out: line 2,/ }).click();
  const search = page.getByRole('searchbox', { name: 'Booking of line 2' });
  for (const reference of [one, other]) {
    if (reference === other) await page.getByRole('button', { name: 'Add a booking' }).click();
    await search.fill(reference);
    const found = page.getByRole('button', { name: /^Assign to Ines/ });
    await expect(found).toHaveCount(1);
    await found.click();
  }
  await page.getByRole('button', { name: 'Share out', exact: true }).click();
  await page.getByRole('button', { name: /^Not ours: line 4,/ }).click();
  await page.getByRole('tab', { name: 'Differs 1' }).click();
  await page.getByRole('button', { name: /^Ask for the rest: line 3,/ }).click();
  await page.getByRole('button', { name: 'Carry out 3' }).click();
  await expect(page.getByText('Asked for the rest by email: 1')).toBeVisible();
  await expect(page.getByText('Paid: 1')).toBeVisible();
  await expect
    .poll(async () => (await rowsOf(event)).bookings.map(({ status }) => status).toSorted())
    .toEqual(['paid', 'paid', 'pending']);
  await expect
    .poll(async () => (await mailsTo(short.email)).map(({ subject }) => subject))
    .toContain(`Part of the price is still due: ${event.title}`);

  // The next statement has the rest, what is none of ours, and a refund of one of the two.
  await choose(
    line('5.00', 'REST', third),
    line('12.00', 'POWER', 'electricity'),
    `11/21/2026,Somebody,Completed,EUR,-30.00,0.00,BACK${unique},,Payment Refund,BOTH${unique}`,
  );
  await expect(page.getByRole('tab', { name: 'Not ours 1' })).toBeVisible();
  await page.getByRole('tab', { name: 'Together 1' }).click();
  await page.getByRole('checkbox', { name: /^Take together: line 2,/ }).check();
  await page.getByRole('tab', { name: 'Refunds 1' }).click();
  await page.getByRole('checkbox', { name: /^Record the refund: line 4,/ }).check();
  await expect(page.getByText('1 event would be full')).toBeVisible();
  await page.getByRole('button', { name: 'Carry out 2' }).click();
  await expect(page.getByText('Accepted: 1')).toBeVisible();
  await expect(page.getByText('Noted that it went back: 1')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the list' }).click();
  expect((await saved).suggestedFilename()).toMatch(
    /^sorella-statement-download-\d{4}-\d\d-\d\d-by-.+\.csv$/,
  );

  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByLabel('By', { exact: true }).selectOption('event');
  const row = page.getByRole('row').filter({ hasText: event.title });
  // Received, fees, by hand since it went back, owed, refunded.
  for (const sum of ['€90.00', '€3.00', '€30.00']) await expect(row.getByText(sum).first()).toBeVisible();
  await expect(noticeOf(page, 'Error')).toHaveCount(0);

  await desk.context.close();
  await admin.letGo();
  await removeEvent(event);
});
