import { expect } from '@playwright/test';
import { cardOf, faceUp, newVisitor, noticeOf, signIn } from './people.ts';
import { aMember, arrangeEvent, backstage, removeEvent } from './stack.ts';
import { test } from './test.ts';

test('her first approval reaches an open page: it says what opened, and the next press leads in (R-248, A-37)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Ceramics' });
  const { page, context } = await newVisitor(browser);
  await signIn(page, await aMember());
  const card = cardOf(page, event);
  await faceUp(card.getByRole('button', { name: /Apply for Free/ })).click();
  await expect(faceUp(card.getByText('Pending Review', { exact: true }))).toBeVisible();
  const messages = page.getByRole('banner').getByRole('link', { name: 'Messages' });
  await expect(messages).toHaveAttribute('aria-disabled', 'true');

  await backstage.from('event_applications').update({ status: 'approved' }).eq('event_id', event.id);
  await expect(noticeOf(page, "You're in")).toBeVisible();
  await expect(page.getByText(`Your application for ${event.title} is approved.`).first()).toBeVisible();
  await expect(messages).not.toHaveAttribute('aria-disabled', 'true');
  await messages.click();
  await expect(page).toHaveURL(/\/messages$/);
  await context.close();
  await removeEvent(event);
});

test('who was let in while live updates were cut is let in by her press, and never told otherwise (A-37)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Letterpress' });
  const { page, context } = await newVisitor(browser);
  await page.routeWebSocket(/realtime/, () => {});
  await signIn(page, await aMember());
  const card = cardOf(page, event);
  await faceUp(card.getByRole('button', { name: /Apply for Free/ })).click();
  await expect(faceUp(card.getByText('Pending Review', { exact: true }))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Messages' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await backstage.from('event_applications').update({ status: 'approved' }).eq('event_id', event.id);
  // It says that it is locked, and can be pressed all the same.
  await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click({ force: true });
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByText('Access required')).toHaveCount(0);
  await context.close();
  await removeEvent(event);
});
