import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  accountMenu,
  accounts,
  newVisitor,
  noticeOf,
  pressSignOut,
  reasonToSignIn,
  signIn,
  spokenOf,
} from './people.ts';
import { aMember, stack } from './stack.ts';
import { test } from './test.ts';
import { storedHolding } from './watch-storage.ts';

const KEY = 'sorella-session';
const RENEWAL = /\/auth\/v1\/token\?grant_type=refresh_token/;

const header = (page: Page) => page.getByRole('banner');
const signInLink = (page: Page) => header(page).getByRole('link', { name: 'Sign In' });

const fillSignIn = async (page: Page, email: string, password = 'sorella-demo') => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
};

/** Makes the stored session end in a minute, or have ended: it is renewed by whoever looks at it next. */
const letSessionEnd = (page: Page, secondsLeft: number) =>
  page.evaluate(
    ([key, left]) => {
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      const end = Math.floor(Date.now() / 1_000) + left;
      localStorage.setItem(key, JSON.stringify({ ...Object(session), expires_at: end }));
    },
    [KEY, secondsLeft] as const,
  );

/** Counts the renewals that the context asks for and how they were answered. */
function countRenewals(context: BrowserContext): number[] {
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (RENEWAL.test(response.url()) && response.request().method() === 'POST')
      statuses.push(response.status());
  });
  return statuses;
}

test('two tabs renew one session with one request, and signing out in one signs out both (R-072, R-074)', async ({
  browser,
}) => {
  const { page: one, context } = await newVisitor(browser);
  await signIn(one, await aMember());
  const two = await context.newPage();
  await two.goto('/events');
  await expect(accountMenu(two)).toBeVisible();

  const renewals = countRenewals(context);
  const bothAsked = Promise.withResolvers<void>();
  await context.route(RENEWAL, async (route) => {
    await bothAsked.promise;
    await route.continue();
  });
  await letSessionEnd(one, 60);
  await Promise.all([one.reload(), two.reload()]);
  // One tab is renewing and the other one waits for it.
  await expect
    .poll(() =>
      two.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        const ours = (locks: LockInfo[]) => locks.filter(({ name }) => name?.endsWith('-renewal')).length;
        return [ours(held), ours(pending)];
      }),
    )
    .toEqual([1, 1]);
  bothAsked.resolve();

  await expect(accountMenu(one)).toBeVisible();
  await expect(accountMenu(two)).toBeVisible();
  expect(renewals).toEqual([200]);

  await pressSignOut(one);
  await expect(noticeOf(one, 'Logged out successfully')).toBeVisible();
  await expect(signInLink(two)).toBeVisible();
  await expect(accountMenu(two)).toHaveCount(0);
  expect(renewals).toEqual([200]);
  await context.close();
});

test('somebody else who signs in in another tab takes over here, and nothing of the first is left (R-071, A-56)', async ({
  browser,
}) => {
  const { page: one, context } = await newVisitor(browser);
  const [first, second] = await Promise.all([aMember(), aMember()]);
  await signIn(one, first, '/profile');
  await expect(one.getByRole('main')).toContainText(first);

  const two = await context.newPage();
  await two.goto('/icon.svg');
  // What a tab does that signs somebody in: it stores the session and tells the others.
  await two.evaluate(
    async ([url, apikey, email, key]) => {
      const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'sorella-demo' }),
      });
      const session: unknown = await answer.json();
      localStorage.setItem(key, JSON.stringify(session));
      const { postMessage } = BroadcastChannel.prototype;
      postMessage.call(new BroadcastChannel(key), { event: 'SIGNED_IN', session });
    },
    [stack.url, stack.publishableKey, second, KEY] as const,
  );
  await expect(one.getByRole('main')).toContainText(second);
  await expect(one.getByRole('main')).not.toContainText(first);
  await expect(one).toHaveURL(/\/profile$/);
  await context.close();
});

test('too many requests and a dead network sign nobody out; once answered, she is back (R-071, R-076, A-46)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await signIn(page, await aMember());
  let answer: 'too many' | 'nothing' | 'really' = 'too many';
  await context.route(RENEWAL, (route) => {
    if (answer === 'really') return route.continue();
    if (answer === 'nothing') return route.abort('connectionfailed');
    return route.fulfill({
      status: 429,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after',
        'retry-after': '1',
      },
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    });
  });
  for (const trouble of ['too many', 'nothing'] as const) {
    answer = trouble;
    await letSessionEnd(page, -60);
    const asked = page.waitForRequest(RENEWAL);
    await page.reload();
    await asked;
    await expect(header(page)).toBeVisible();
    await expect(signInLink(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull();
    answer = 'really';
    await expect(accountMenu(page)).toBeVisible();
    await expect(signInLink(page)).toHaveCount(0);
  }
  await context.close();
});

test('a session that cannot be looked at can be ended all the same, and nothing of her is left (R-081, A-46, A-56)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const email = await aMember();
  await signIn(page, email);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(email);
  await expect.poll(async () => (await storedHolding(page, [email, 'Prado'])).length).toBeGreaterThan(1);
  // In this order: the page that still stands would renew the session at once.
  await context.route(`${stack.url}/**`, (route) => route.abort('internetdisconnected'));
  await letSessionEnd(page, -60);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 40_000 });
  // Who she is is not known: there is no menu of hers.
  await header(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInLink(page)).toBeVisible({ timeout: 40_000 });
  await expect.poll(() => storedHolding(page, [email, 'Prado'])).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await context.close();
});

test('a page for members asks a visitor to sign in and lets her in afterwards (R-028, R-037, A-36, A-37)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/profile?from=mail');
  await expect(page).toHaveURL(/\/signin$/);
  await expect(reasonToSignIn(page, 'Please sign in to access My Profile')).toBeVisible();
  await page.reload();
  await fillSignIn(page, await aMember());
  await expect(page).toHaveURL(/\/profile\?from=mail$/);

  // The session ends while the member is on the page: no redirect, and no loop.
  const other = await context.newPage();
  await other.goto('/events');
  await expect(other.getByText(/going$/).first()).toBeVisible();
  // Both have read what they show: what is still on its way when she signs out is refused, and nobody's fault.
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  for (const one of [page, other]) await one.waitForLoadState('networkidle');
  // Neither asks anew for what was hers.
  const refused: string[] = [];
  for (const one of [page, other])
    one.on('response', (answer) => {
      if (answer.status() === 401) refused.push(answer.url());
    });
  await pressSignOut(other);
  await expect(signInLink(page)).toBeVisible();
  await expect(signInLink(other)).toBeVisible();
  await other.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
  await expect(page).toHaveURL(/\/profile\?from=mail$/);
  await page.reload();
  await expect(page).toHaveURL(/\/signin$/);
  await context.close();
});

test('typing the address of a closed door is answered as a press is (R-035, R-036, A-37)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.lena);
  await page.goto('/messages');
  await expect(page).toHaveURL(/\/events\?signup=true$/);
  await expect(noticeOf(page, 'Access required')).toBeVisible();
  await context.close();
});

test('signing in leads nowhere but to this site, whatever is remembered (A-34)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/signin');
  await page.evaluate(() =>
    history.replaceState({ ...Object(history.state), origin: '//evil.test/phish' }, ''),
  );
  await page.reload();
  await fillSignIn(page, accounts.noor);
  await expect(accountMenu(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/events');
  await context.close();
});

test('a known and an unknown address are answered alike (R-060, R-064)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=password') && request.method() === 'POST')
      asked.push(request.postDataJSON().email);
  });
  const told: string[] = [];
  const addresses = [accounts.maya, 'nobody-of-ours@sorella.test'];
  for (const email of addresses) {
    await page.goto('/signin');
    await fillSignIn(page, email, 'not-the-password');
    await expect(spokenOf(page, 'Login failed')).toBeAttached();
    told.push(await page.getByRole('main').getByRole('alert').innerText());
  }
  expect(asked).toEqual(addresses);
  expect(told[0]).toBe(told[1]);
  await context.close();
});

test('the forgotten password takes the typed address along, not in the address bar (R-056, A-33)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(accounts.maya);
  // A link that is pressed before the code is there is the browser's own, and loads the next page anew.
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByLabel('Email')).toHaveValue(accounts.maya);
  await context.close();
});

test('after a network problem the connection is checked on her wish (R-065, R-068, R-069)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.route(/\/auth\/v1\//, (route) => route.abort('connectionfailed'));
  await page.goto('/signin');
  await fillSignIn(page, accounts.maya);
  await page.getByRole('button', { name: 'Check my connection' }).click();
  await expect(noticeOf(page, 'Auth service issue detected')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check again in \d+ s$/ })).toBeVisible();
  await context.close();
});

test('an address that is not confirmed gets its link again, from the sign-in page (R-061)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const email = `unconfirmed-${randomUUID()}@sorella.test`;
  const headers = { apikey: stack.publishableKey };
  await page.request.post(`${stack.url}/auth/v1/signup`, {
    headers,
    data: { email, password: 'sorella-demo', data: { first_name: 'Ines', last_name: 'Prado' } },
  });
  await page.goto('/signin');
  await fillSignIn(page, email);
  await expect(spokenOf(page, 'Email not confirmed')).toBeAttached();
  const asked = page.waitForRequest(/\/auth\/v1\/resend/);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ email });
  await expect(page.getByText(/^If this address is waiting to be confirmed/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
  await context.close();
});
