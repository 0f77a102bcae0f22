import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { accountMenu, newVisitor, pressSignOut, signIn } from './people.ts';
import { type TestSubscription, testSubscription } from './push-service.ts';
import { aMember, arrangeEvent, backstage, PASSWORD, removeEvent, stack } from './stack.ts';
import { test } from './test.ts';

/** The page on which she chooses, once the worker is there. */
async function openChoices(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto('/notifications');
}
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on for this device' });
const turnOff = (page: Page) => page.getByRole('button', { name: 'Turn off for this device' });

/** What was pushed of a kind. */
const toldOf = async (subscription: TestSubscription, kind: string) =>
  (await subscription.received()).filter((said) => said.includes(`"kind":"${kind}"`));

const idOf = async (email: string): Promise<string> => {
  const { auth } = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } });
  return (await auth.signInWithPassword({ email, password: PASSWORD })).data.user?.id ?? '';
};

test('who turned it on is told that she is in while the page is closed (A-102)', async ({ browser }) => {
  const event = await arrangeEvent({ title: 'Told supper' });
  const email = await aMember();
  const subscription = testSubscription();
  const { page, context } = await newVisitor(browser, {
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  await subscription.putInto(context);
  await signIn(page, email);
  await openChoices(page);
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
  await page.close();

  const userId = await idOf(email);
  await backstage.from('event_applications').insert({ user_id: userId, event_id: event.id });
  await backstage.from('event_applications').update({ status: 'approved' }).eq('event_id', event.id);
  await expect.poll(() => toldOf(subscription, 'application-approved')).toHaveLength(1);
  const [said = ''] = await toldOf(subscription, 'application-approved');
  expect(said).toContain(event.title);
  await context.close();
  await removeEvent(event);
});

test('what a message says is pushed only where she wants it, and signing out ends it on the device (A-102)', async ({
  browser,
}) => {
  const event = await arrangeEvent({ title: 'Where two met' });
  const [email, writer] = [await aMember(), await aMember()];
  const ids = [await idOf(email), await idOf(writer)];
  for (const id of ids)
    await backstage.from('event_applications').insert({ user_id: id, event_id: event.id });
  await backstage.from('event_applications').update({ status: 'approved' }).eq('event_id', event.id);
  const subscription = testSubscription();
  const { page, context } = await newVisitor(browser, {
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  await subscription.putInto(context);
  await signIn(page, email);
  await openChoices(page);
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();

  const other = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } });
  await other.auth.signInWithPassword({ email: writer, password: PASSWORD });
  const write = async (words: string) => {
    const { error } = await other.rpc('send_message', {
      message_id: randomUUID(),
      to_user_id: ids[0],
      message_content: words,
    });
    expect(error).toBeNull();
  };
  await write('Meet me at the fountain');
  await expect.poll(() => toldOf(subscription, 'message-received')).toHaveLength(1);
  expect((await subscription.received()).join('\n')).not.toContain('fountain');

  await page.getByRole('switch', { name: 'Show what messages say' }).click();
  await expect(page.getByRole('switch', { name: 'Show what messages say' })).toBeChecked();
  // It says so at once, and has been saved a moment later.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await write('Or at the bakery');
  await expect.poll(() => toldOf(subscription, 'message-received')).toHaveLength(2);
  expect((await subscription.received()).join('\n')).toContain('Or at the bakery');

  await pressSignOut(page);
  await expect(accountMenu(page)).toBeHidden();
  await write('And now?');
  await signIn(page, email);
  await page.goto('/notifications');
  await expect(turnOn(page)).toBeVisible();
  expect(await toldOf(subscription, 'message-received')).toHaveLength(2);
  await context.close();
  await removeEvent(event);
});
