import { type BrowserContext, expect, type Page } from '@playwright/test';
import { accounts, newVisitor, noticeOf, pressSignOut, signIn, spokenOf } from './people.ts';
import { readQueue } from './queue.ts';
import { aMember, backstage } from './stack.ts';
import { test } from './test.ts';

const QUEUE = 'adminPendingActions';
const queue = (page: Page) => readQueue(page, QUEUE);
const tools = (page: Page) => page.getByRole('region', { name: 'Admin tools' });
const becomeAdmin = (page: Page) => page.getByRole('button', { name: 'Become Admin' });

/**
 * The member's profile, opened at a moment when there was no admin yet: other journeys need theirs, so that
 * one answer is made up. What decides is not: the server knows who is admin.
 */
async function openEarly(context: BrowserContext, page: Page) {
  // One answer can be made up where each read has its own.
  await context.route('**/rest/v1/rpc/read_together', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{"code":"PGRST202","message":""}' }),
  );
  await context.route('**/rest/v1/rpc/admin_exists', (route) =>
    route.fulfill({ contentType: 'application/json', body: 'false' }),
  );
  const email = await aMember();
  await signIn(page, email, '/profile');
  await expect(becomeAdmin(page)).toBeVisible();
  const { data } = await backstage.auth.admin.listUsers({ perPage: 1_000 });
  return data.users.find((user) => user.email === email)?.id ?? '';
}

/** The member claims without a connection, and closes the page. */
async function claimOffline(context: BrowserContext, page: Page, userId: string) {
  await context.setOffline(true);
  await becomeAdmin(page).click();
  await expect(noticeOf(page, 'Admin access granted')).toBeVisible();
  await expect(page.getByText('Your request is waiting')).toBeVisible();
  await expect(becomeAdmin(page)).toBeHidden();
  expect(await queue(page)).toMatchObject([{ type: 'add_admin', userId, owner: userId, synced: false }]);
  await page.close();
  await context.unroute('**/rest/v1/rpc/admin_exists');
  await context.setOffline(false);
}

test('a claim that comes too late is told and dropped, and nobody became an admin (R-397, R-403, A-42, R-378)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const userId = await openEarly(context, page);
  await claimOffline(context, page, userId);

  const again = await context.newPage();
  await again.goto('/profile');
  await expect(noticeOf(again, 'Failed to grant admin access')).toBeVisible();
  await expect.poll(() => queue(again)).toEqual([]);
  await expect(again.getByText('Your request is waiting')).toBeHidden();
  await expect(becomeAdmin(again)).toBeHidden();
  await expect(tools(again)).toBeHidden();
  const { data } = await backstage.from('admin_users').select('id').eq('user_id', userId);
  expect(data).toEqual([]);
  await context.close();
});

test('a claim made offline is sent when the connection is back, once, and gives her the tools (R-397, R-398, R-404, R-132)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const userId = await openEarly(context, page);
  await claimOffline(context, page, userId);
  // Other journeys need their admins, so the member cannot be the first: an earlier answer was lost, and the
  // member is one already.
  await backstage.from('admin_users').insert({ user_id: userId });
  try {
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/rpc/claim_first_admin')) sent.push(request.postData() ?? '');
    });
    const again = await context.newPage();
    await again.goto('/profile');
    await expect(noticeOf(again, 'Sync completed')).toBeVisible();
    await expect(tools(again)).toBeVisible();
    await expect.poll(() => queue(again)).toEqual([]);
    expect(sent).toEqual([JSON.stringify({ user_id: userId })]);

    // What the device remembers of it is gone when the member leaves.
    await expect.poll(() => again.evaluate(() => localStorage.getItem('adminStatus'))).not.toBeNull();
    await pressSignOut(again);
    await expect.poll(() => again.evaluate(() => localStorage.getItem('adminStatus'))).toBeNull();
  } finally {
    await backstage.from('admin_users').delete().eq('user_id', userId);
  }
  await context.close();
});

test('an online claim of somebody who is not the first is refused by the server (R-261, R-403, A-40)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const userId = await openEarly(context, page);
  // The page reads again whenever it likes: the made-up answer holds until the claim is on its way.
  await context.route('**/rest/v1/rpc/claim_first_admin', async (route) => {
    await context.unroute('**/rest/v1/rpc/admin_exists');
    await route.continue();
  });
  await becomeAdmin(page).click();
  await expect(noticeOf(page, 'Failed to grant admin access')).toBeVisible();
  await expect(becomeAdmin(page)).toBeHidden();
  expect(await queue(page)).toEqual([]);
  const { data } = await backstage.from('admin_users').select('id').eq('user_id', userId);
  expect(data).toEqual([]);
  await context.close();
});

test('an admin says at /events?signup=true where single purchases are paid, a member reads how access opens (R-264, R-267, R-352, R-353, R-357, A-38)', async ({
  browser,
}) => {
  const setting = () => backstage.from('feature_toggles');
  await setting().update({ is_enabled: false }).eq('feature_name', 'paypal_email');
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.admin);
  const box = page.getByRole('region', { name: 'Single event purchase' });
  const field = box.getByLabel('PayPal.me username');
  await expect(page.getByRole('tab', { name: /^Pending Bookings/ })).toBeVisible();
  await expect(box).toBeHidden();
  await page.goto('/events?signup=true');
  await expect(field).toHaveValue('SorellaCircle');
  await field.fill(' ');
  await box.getByRole('button', { name: 'Save' }).click();
  await expect(spokenOf(page, 'PayPal Username Required')).toBeAttached();
  await expect(field).toBeFocused();
  await field.fill('https://paypal.me/SorellaCircle/25.00');
  await page.keyboard.press('Enter');
  await expect(noticeOf(page, 'PayPal.me username saved successfully')).toBeVisible();
  await expect(field).toHaveValue('SorellaCircle');

  // It arrives, and nobody hears of it: the database is asked before anything is called failed.
  const lost = '**/rest/v1/feature_toggles?on_conflict=*';
  await context.route(lost, async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  const heard = page.waitForEvent('requestfailed', (request) => request.url().includes('on_conflict'));
  await field.fill('SorellaLost');
  await page.keyboard.press('Enter');
  await heard;
  await expect(box.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(noticeOf(page, 'PayPal.me username saved successfully')).toBeVisible();
  await expect(page.getByText(/^Failed to save the PayPal/)).toBeHidden();
  await context.unroute(lost);
  await field.fill('SorellaCircle');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await setting().select().eq('description', 'SorellaCircle')).data?.length)
    .toBe(1);
  const { data } = await setting().select('description,is_enabled').eq('feature_name', 'paypal_email');
  expect(data).toEqual([{ description: 'SorellaCircle', is_enabled: true }]);
  await context.close();

  const member = await newVisitor(browser);
  await signIn(member.page, accounts.lena);
  await member.page.goto('/events?signup=true');
  await expect(member.page.getByText('One event opens every door')).toBeVisible();
  await expect(member.page.getByRole('region', { name: 'Single event purchase' })).toBeHidden();
  await member.context.close();
});
