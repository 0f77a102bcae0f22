import { expect, type Page } from '@playwright/test';
import { newVisitor, noticeOf, pressSignOut, signIn } from './people.ts';
import { acquaintances, backstage, type Person } from './stack.ts';
import { test } from './test.ts';

const box = (page: Page, name: string) => page.getByLabel(`Your message to ${name}`);
const thread = (page: Page, name: string) => page.getByRole('group', { name: `Conversation with ${name}` });
const sent = async (from: Person) => {
  const { data } = await backstage
    .from('messages')
    .select('content')
    .eq('sender_id', from.id)
    .order('created_at');
  return (data ?? []).map(({ content }) => content);
};

test('two members talk: new message, typing, answer, read (R-172, R-173, R-180 to R-186, R-193)', async ({
  browser,
}) => {
  const [vera, wanda] = await acquaintances('Vera', 'Wanda');
  const [hers, other] = [await newVisitor(browser), await newVisitor(browser)];
  await signIn(hers.page, vera.email, '/messages?new=true');
  await signIn(other.page, wanda.email, '/events');

  await hers.page.getByLabel('Search users...').fill(wanda.name.slice(2).toUpperCase());
  await hers.page.getByRole('button', { name: `Message ${wanda.name}` }).click();
  await expect(hers.page).toHaveURL(new RegExp(`/messages/${wanda.id}$`));
  await box(hers.page, wanda.name).fill('Are you coming on Sunday?\nhttps://sorella.test/events');
  await box(hers.page, wanda.name).press('Enter');
  await expect(thread(hers.page, wanda.name).getByText('Are you coming on Sunday?')).toBeVisible();
  await expect(box(hers.page, wanda.name)).toHaveValue('');

  // Wherever she is, it is counted.
  await expect(other.page.getByRole('banner').getByRole('link', { name: /Messages 1 unread/ })).toBeVisible();
  await expect(other.page).toHaveTitle(/^\(1\) /);
  await other.page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .click();
  await other.page.getByRole('link', { name: new RegExp(`${vera.name}.*1 unread`) }).click();
  const link = thread(other.page, vera.name).getByRole('link', { name: 'https://sorella.test/events' });
  await expect(link).toHaveAttribute('href', 'https://sorella.test/events');
  await expect(thread(hers.page, wanda.name).getByText('Read')).toBeVisible();
  await expect(other.page).toHaveTitle(/^Messages/);

  await box(other.page, vera.name).pressSequentially('Yes! I am');
  await expect(hers.page.getByText(`${wanda.name} is typing...`)).toBeVisible();
  // A word longer than the line pushes nothing out of sight.
  await box(other.page, vera.name).fill(`https://sorella.test/${'x'.repeat(300)}`);
  await expect(other.page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await box(other.page, vera.name).fill('Yes! I am bringing Lena.');
  await other.page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(hers.page, wanda.name).getByText('Yes! I am bringing Lena.')).toBeVisible();
  await expect(hers.page.getByText(`${wanda.name} is typing...`)).toBeHidden();

  // From the panel it is found, and the conversation that there is is opened.
  await hers.page.getByRole('link', { name: 'New Message' }).click();
  await hers.page.getByLabel('Search users...').fill(wanda.name);
  await hers.page.getByRole('button', { name: `Message ${wanda.name}` }).click();
  await expect(noticeOf(hers.page, 'Existing conversation')).toBeVisible();
  await expect(thread(hers.page, wanda.name).getByText('Yes! I am bringing Lena.')).toBeVisible();
  await hers.context.close();
  await other.context.close();
});

test('without a connection nothing is called sent, what was read and typed stays, and the gap is closed (R-157, R-198, A-59, A-82)', async ({
  browser,
}) => {
  const [vera, wanda] = await acquaintances('Vera', 'Wanda');
  const { page, context } = await newVisitor(browser);
  await signIn(page, vera.email, `/messages/${wanda.id}`);
  await box(page, wanda.name).fill('Before the tunnel');
  await box(page, wanda.name).press('Enter');
  await expect(thread(page, wanda.name).getByText('Before the tunnel')).toBeVisible();
  await expect.poll(() => sent(vera)).toEqual(['Before the tunnel']);

  await context.setOffline(true);
  await box(page, wanda.name).fill('In the tunnel');
  await box(page, wanda.name).press('Enter');
  await expect(noticeOf(page, 'Error')).toBeVisible();
  await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
  await expect(box(page, wanda.name)).toHaveValue('In the tunnel');
  const { error } = await backstage
    .from('messages')
    .insert({ sender_id: wanda.id, recipient_id: vera.id, content: 'While you were gone' });
  expect(error).toBeNull();

  await context.setOffline(false);
  await expect(thread(page, wanda.name).getByText('While you were gone')).toBeVisible();
  await expect(thread(page, wanda.name).getByText('Before the tunnel')).toHaveCount(1);

  // The draft outlives the page, and goes with the session.
  await page.reload();
  await expect(box(page, wanda.name)).toHaveValue('In the tunnel');
  expect(await sent(vera)).toEqual(['Before the tunnel']);
  await pressSignOut(page);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('messageDraft'))),
    )
    .toEqual([]);
  await context.close();
});

test('a message whose answer was lost is shown as not sent, and trying again sends it once (A-82)', async ({
  browser,
}) => {
  const [vera, wanda] = await acquaintances('Vera', 'Wanda');
  const { page, context } = await newVisitor(browser);
  await signIn(page, vera.email, `/messages/${wanda.id}`);
  await expect(page.getByRole('heading', { name: wanda.name })).toBeVisible();
  // It arrives, and nobody hears of it; nor is the conversation read meanwhile.
  await context.route('**/rpc/send_message', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await context.route('**/rpc/get_thread', (route) => route.abort('connectionfailed'));
  await box(page, wanda.name).fill('Heard by nobody');
  await box(page, wanda.name).press('Enter');
  await expect(page.getByText('Not sent')).toBeVisible();
  await context.unroute('**/rpc/send_message');
  await page.getByRole('group').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not sent')).toBeHidden();
  await context.unroute('**/rpc/get_thread');
  expect(await sent(vera)).toEqual(['Heard by nobody']);
  await page.reload();
  await expect(thread(page, wanda.name).getByText('Heard by nobody')).toHaveCount(1);
  await context.close();
});
