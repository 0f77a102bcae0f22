import { expect } from '@playwright/test';
import { startStack } from '@sorella/local-stack';
import { fillWithLargeWorld } from '../tools/large-world.ts';
import { serveApp } from '../tools/serve-app.mjs';
import { newVisitor, noticeOf, signInByForm } from './people.ts';
import { test } from './test.ts';

test('an organiser with 500 members closes what is over, reads what a statement shows and records what fits (A-89, A-91, A-97, A-100)', async ({
  browser,
}) => {
  // Hundreds of rows are decided and recorded in one press: on a busy machine that takes its time.
  test.setTimeout(300_000);
  const stack = await startStack({ ephemeral: true, seed: false });
  const statement = await fillWithLargeWorld(stack);
  const app = await serveApp({ stack });
  const { page, context } = await newVisitor(browser, { baseURL: app.url });
  await signInByForm(page, 'admin@sorella.test');

  // What waits in the queue is what can still be decided; the rest stands apart until it is closed.
  await page.goto('/admin/applications');
  const section = page
    .getByRole('navigation', { name: 'Admin tools' })
    .getByRole('link', { name: /^Applications/ });
  const waiting = async () =>
    Number(/\d[\d,]*/.exec((await section.textContent()) ?? '')?.[0].replace(',', ''));
  const past = page.getByText(/applications wait for events that are over/);
  await expect(past).toBeVisible();
  const over = Number.parseInt((await past.textContent()) ?? '', 10);
  expect((await waiting()) + over).toBe(1_000);
  await page.getByRole('button', { name: 'Close all' }).click();
  await page.getByRole('button', { name: `Close ${over}` }).click();
  await expect(noticeOf(page, 'Closed')).toBeVisible({ timeout: 120_000 });
  await expect(past).toHaveCount(0);
  expect(await waiting()).toBe(1_000 - over);

  // The statement is matched with all that is paid or owed, and only what fits is chosen.
  await page.goto('/admin/payment-desk');
  await page.getByLabel('Match a PayPal statement').setInputFiles({
    name: 'Download.CSV',
    mimeType: 'text/csv',
    buffer: Buffer.from(statement ?? ''),
  });
  const record = page.getByRole('button', { name: /^Record \d+ payments$/ });
  await expect(record).toBeVisible();
  const fits = Number(/\d+/.exec((await record.textContent()) ?? '')?.[0]);
  expect(fits).toBeGreaterThan(100);
  await record.click();
  await expect(noticeOf(page, 'Payments recorded')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('button', { name: /^Record/ })).toHaveCount(0);
  await context.close();
  await app.close();
  await stack.stop();
});
