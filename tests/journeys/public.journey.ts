import { expect } from '@playwright/test';
import { mailsTo } from './mails.ts';
import { newVisitor, noticeOf, writeLarge } from './people.ts';

import { test } from './test.ts';

test('the landing page leads to the next events and into the community (R-013, R-040, R-044, R-046)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your people are one coffee away.');
  for (const part of ['How it works', 'Upcoming Events', 'Simple pricing', 'Come as you are'])
    await expect(main.getByRole('heading', { level: 2, name: part })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Upcoming Events' }).getByRole('article')).toHaveCount(3);
  await main.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await context.close();
});

test('the loop of the hero waits for a press where less motion is asked for, and can be stopped (R-041, R-042, A-80)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play video' }).click();
  const stop = page.getByRole('button', { name: 'Pause video' });
  await expect(stop).toBeVisible();
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(5);
  // It never goes back before the second second.
  await expect.poll(time).toBeLessThan(5);
  expect(await time()).toBeGreaterThanOrEqual(2);
  await stop.click();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await context.close();
});

test('a question is found, marked, opened and linked to (R-242, R-244, R-245)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/faq#cancel');
  await expect(page.getByRole('button', { name: 'Can I cancel?' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('searchbox').fill('paypal');
  await expect(page.getByText('2 results found')).toBeVisible();
  await page.getByRole('button', { name: 'How do I pay for an event?' }).click();
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('PayPal');
  await expect(page).toHaveURL(/\/faq#pay$/);
  await page.getByRole('searchbox').fill('unicorns');
  await expect(page.getByText('No matching questions found.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await context.close();
});

test('what is written to the support arrives, and an answer is promised (R-234, R-239, R-240)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ines Prado');
  await page.getByLabel('Email').fill('ines@sorella.test');
  const subject = `About the brunch ${Date.now()}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Is there a table for people who come alone?');
  // What she typed outlives a reload, and is gone once it was sent.
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await expect(page.getByLabel('Message')).toHaveValue('Is there a table for people who come alone?');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
  await expect(noticeOf(page, 'Message sent successfully!')).toBeVisible();
  const subjects = (await mailsTo('hello@sorella.test')).map((mail) => mail.subject);
  expect(subjects.filter((one) => one === subject)).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await context.close();
});

for (const path of ['/', '/faq', '/contact', '/privacy-policy', '/terms-of-service'])
  test(`${path} loses nothing in a window of 320 px, nor with twice the text`, async ({ browser }) => {
    const { page, context } = await newVisitor(browser);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const beside = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beside()).toBe(0);
    await writeLarge(page, 200);
    expect(await beside()).toBe(0);
    await context.close();
  });
