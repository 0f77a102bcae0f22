import { expect, type Page } from '@playwright/test';
import { codeFor, linkTo, mailsTo, signUpQuietly } from './mails.ts';
import { aNewcomer } from './newcomers.ts';
import { accountMenu, accounts, newVisitor, noticeOf, signIn, spokenOf } from './people.ts';
import { stack } from './stack.ts';
import { test } from './test.ts';
import { storedHolding, watchStorage } from './watch-storage.ts';

const NEW_PASSWORD = 'three-unrelated-words-9';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Signs in with a password of one's own; whether it worked is for the journey to say. */
async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** Every request that carries a text where others could read it: in its address, its headers, or its body. */
function watchRequests(page: Page, text: string): string[] {
  const carrying: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const referrer = request.headers()['referer'] ?? '';
    if (`${request.url()} ${referrer} ${request.postData() ?? ''}`.includes(text))
      carrying.push(`${request.method()} ${pathname}`);
  });
  return carrying;
}

async function askForReset(page: Page, email: string): Promise<string> {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Instructions' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  await expect(noticeOf(page, 'Password reset instructions sent to your email')).toBeVisible();
  return (await page.getByRole('main').innerText()).replaceAll(email, '{email}');
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Update Password' }).dblclick();
}

test('the link in her mail confirms her address on another device, once (R-016, R-082, R-083, R-084, A-47)', async ({
  browser,
}) => {
  const her = aNewcomer();
  await signUpQuietly(her);
  const { path, tokenHash } = await linkTo('email-confirmed', her.email);

  const { page, context } = await newVisitor(browser);
  const watch = await watchStorage(context);
  const carrying = watchRequests(page, tokenHash);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/auth/v1/verify', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(path);
  await expect(heading(page, 'Confirming your email...')).toBeVisible();
  // Nobody has answered yet, and the token is gone from the address already.
  await expect(page).toHaveURL(/\/email-confirmed$/);
  expect(await storedHolding(page, [tokenHash])).toEqual([]);
  answer();
  await expect(heading(page, 'Email confirmed')).toBeVisible();
  expect(carrying).toEqual(['GET /email-confirmed', 'POST /auth/v1/verify']);
  expect(watch.holding([tokenHash]).filter(({ where }) => where !== 'address')).toEqual([]);
  expect(await storedHolding(page, [tokenHash])).toEqual([]);

  // What was said stays said: loaded anew, and after going on and back.
  await page.reload();
  await expect(heading(page, 'Email confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Sign In' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.goBack();
  await expect(heading(page, 'Email confirmed')).toBeVisible();
  await trySignIn(page, her.email, her.password);
  await expect(page).toHaveURL(/\/events$/);
  await expect(accountMenu(page)).toBeVisible();

  const other = await newVisitor(browser);
  await other.page.goto(path);
  const words = 'There was an issue confirming your email. Please try signing in.';
  await expect(spokenOf(other.page, 'Email confirmation failed')).toBeAttached();
  await expect(other.page.getByText(words).first()).toBeVisible();
  await other.page.getByRole('link', { name: 'Go to Sign In' }).click();
  await expect(other.page).toHaveURL(/\/signin$/);
  await context.close();
  await other.context.close();
});

test('confirming an address leaves whoever is signed in on this device signed in (A-47)', async ({
  browser,
}) => {
  const her = aNewcomer();
  await signUpQuietly(her);
  const { path } = await linkTo('email-confirmed', her.email);
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.noor);
  const session = () => page.evaluate(() => localStorage.getItem('sorella-session'));
  const before = await session();

  await page.goto(path);
  await expect(heading(page, 'Email confirmed')).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  expect(await session()).toBe(before);
  await context.close();
});

test('the other forms of a confirmation link are understood, and leave the address too (A-47)', async ({
  browser,
}) => {
  const her = aNewcomer();
  await signUpQuietly(her);
  const { tokenHash } = await linkTo('email-confirmed', her.email);
  // The auth service's own page verifies, and leads on with a session in the fragment.
  const answer = await fetch(`${stack.url}/auth/v1/verify?type=signup&token=${tokenHash}`, {
    redirect: 'manual',
    headers: { apikey: stack.publishableKey },
  });
  const { hash } = new URL(answer.headers.get('location') ?? '');
  expect(hash).toContain('access_token=');

  const { page, context } = await newVisitor(browser);
  for (const [link, title] of [
    [`/email-confirmed${hash}`, 'Email confirmed'],
    [
      `/email-confirmed${hash.replace(/access_token=[^&]*/, 'access_token=a.b.c')}`,
      'Email confirmation failed',
    ],
    [`/email-confirmed?code=${await codeFor(her.email)}`, 'Email confirmed'],
    ['/email-confirmed?code=0b6cf2a4-6a1c-4b5e-9d4e-5f1a2b3c4d5e', 'Email confirmation failed'],
    ['/email-confirmed#error=access_denied&error_code=otp_expired', 'Email confirmation failed'],
    ['/email-confirmed?error=server_error&error_code=unexpected_failure', 'Email confirmation failed'],
    ['/email-confirmed', 'Email confirmation failed'],
  ] as const) {
    // A page of its own for each: another fragment alone would not load it anew.
    const opened = await context.newPage();
    await opened.goto(link);
    await expect(heading(opened, title), link).toBeVisible();
    await expect(opened).toHaveURL(/\/email-confirmed$/);
    await expect(opened.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await opened.close();
  }
  await trySignIn(page, her.email, her.password);
  await expect(page).toHaveURL(/\/events$/);
  await context.close();
});

test('whatever a link carried leaves the address at once, malformed or on another page (R-016, A-32, A-47)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const watch = await watchStorage(context);
  const token = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.c2VjcmV0';
  for (const [link, left, title] of [
    [`/email-confirmed#access_token=${token}%E0`, '/email-confirmed', 'Email confirmation failed'],
    [`/email-confirmed#/access_token=${token}`, '/email-confirmed', 'Email confirmation failed'],
    ['/email-confirmed#error', '/email-confirmed', 'Email confirmation failed'],
    ['/email-confirmed?type=signup', '/email-confirmed', 'Email confirmation failed'],
    [`/email-confirmed?token_hash[]=${token}`, '/email-confirmed', 'Email confirmation failed'],
    [`/email-confirmed%3Ftoken_hash=${token}`, '/email-confirmed', 'Email confirmation failed'],
    [
      `/update-password#access_token=${token}&type=recovery%`,
      '/update-password',
      'This link no longer works',
    ],
    [`/update-password?token_hash[]=${token}`, '/update-password', 'This link no longer works'],
    [`/update-password?${token}`, '/update-password', 'Open the link in your email'],
    [`/events?page=1#access_token=${token}&type=signup`, '/events?page=1', 'Upcoming Events'],
    [`/signin?token_hash=${token}&type=signup`, '/signin', 'Welcome back'],
    [`/nowhere/access_token=${token}`, '/nowhere', 'Oops! Page not found'],
  ] as const) {
    const opened = await context.newPage();
    await opened.goto(link);
    await expect(heading(opened, title), link).toBeVisible();
    await expect(opened).toHaveURL(left);
    expect(await storedHolding(opened, [token]), link).toEqual([]);
    await opened.close();
  }
  // Opened in a page that stands already: only the fragment changes, and nothing is loaded.
  await page.goto('/update-password');
  await expect(heading(page, 'Open the link in your email')).toBeVisible();
  await page.evaluate((fragment) => window.location.assign(fragment), `#access_token=${token}`);
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await expect(page).toHaveURL('/update-password');
  expect(watch.holding([token])).toEqual([]);
  await context.close();
});

test('what she typed as her email goes with her to the next page, and into no history (R-056, A-33)', async ({
  browser,
}) => {
  const her = aNewcomer();
  const { page, context } = await newVisitor(browser);
  const watch = await watchStorage(context);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(her.email);
  // A link that is pressed before the code is there is the browser's own, and loads the next page anew.
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page, 'Reset Password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(her.email);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('Email')).toHaveValue(her.email);
  expect(watch.holding([her.email])).toEqual([]);
  // Whoever comes to this device next and goes back finds the pages empty.
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(heading(page, 'Upcoming Events')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.goBack();
  await expect(heading(page, 'Reset Password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await context.close();
});

test('a forgotten password is set anew through the mail, and the old one is refused (R-085, R-089, A-32)', async ({
  browser,
}) => {
  const her = aNewcomer();
  await signUpQuietly(her);
  const { page, context } = await newVisitor(browser);
  const watch = await watchStorage(context);
  await page.goto((await linkTo('email-confirmed', her.email)).path);
  await expect(heading(page, 'Email confirmed')).toBeVisible();

  await askForReset(page, her.email);
  const { path, tokenHash } = await linkTo('update-password', her.email);
  // Opened by a mail filter, and loaded anew: neither spends the link.
  for (const times of [1, 2]) {
    await page.goto(path);
    await expect(heading(page, 'Choose a new password'), `opened ${times} times`).toBeVisible();
    await expect(page).toHaveURL(/\/update-password$/);
  }
  await setPassword(page, 'short');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await setPassword(page, NEW_PASSWORD);
  await expect(heading(page, 'Password updated')).toBeVisible();
  expect(await storedHolding(page, [tokenHash, NEW_PASSWORD])).toEqual([]);

  await page.getByRole('link', { name: 'Return to Sign In' }).click();
  await trySignIn(page, her.email, her.password);
  await expect(spokenOf(page, 'Login failed')).toBeAttached();
  await trySignIn(page, her.email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/events$/);

  const other = await newVisitor(browser);
  await other.page.goto(path);
  await setPassword(other.page, 'and-another-one-9');
  await expect(heading(other.page, 'This link no longer works')).toBeVisible();
  await other.page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(heading(other.page, 'Reset Password')).toBeVisible();
  expect(watch.holding([NEW_PASSWORD, her.password])).toEqual([]);
  await context.close();
  await other.context.close();
});

test('setting a password ends her sessions on every device, and nobody else’s (A-32)', async ({
  browser,
}) => {
  const her = aNewcomer();
  await signUpQuietly(her);
  const phone = await newVisitor(browser);
  await phone.page.goto((await linkTo('email-confirmed', her.email)).path);
  await expect(heading(phone.page, 'Email confirmed')).toBeVisible();
  await trySignIn(phone.page, her.email, her.password);
  await expect(accountMenu(phone.page)).toBeVisible();

  const library = await newVisitor(browser);
  await signIn(library.page, accounts.noor);
  await askForReset(library.page, her.email);
  await library.page.goto((await linkTo('update-password', her.email)).path);
  await setPassword(library.page, NEW_PASSWORD);
  await expect(heading(library.page, 'Password updated')).toBeVisible();
  await expect(accountMenu(library.page)).toBeVisible();

  // As soon as the member's phone renews its session it learns that there is none any more.
  await phone.page.evaluate(() => {
    const key = 'sorella-session';
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...Object(session), expires_at: 1 }));
  });
  await phone.page.reload();
  await expect(phone.page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await phone.context.close();
  await library.context.close();
});

test('an unknown address is answered as a known one, and gets no mail (R-089, A-32)', async ({ browser }) => {
  const nobody = aNewcomer();
  const { page, context } = await newVisitor(browser);
  const known = await askForReset(page, accounts.lena);
  const unknown = await askForReset(page, nobody.email);
  const again = await askForReset(page, accounts.lena);
  expect([unknown, again]).toEqual([known, known]);
  expect(await mailsTo(nobody.email)).toEqual([]);
  await context.close();
});

test('the reset page takes an email from the address and hides it there, and says when it is none (R-017, R-088, A-33)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/reset-password?email=maya%40sorella.test');
  await expect(page.getByLabel('Email')).toHaveValue('maya@sorella.test');
  await expect(page).toHaveURL(/\/reset-password$/);

  await page.getByLabel('Email').fill('maya@');
  await page.getByRole('button', { name: 'Send Instructions' }).click();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(spokenOf(page, 'Check Your Email Address')).toBeAttached();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.goto('/update-password');
  await expect(heading(page, 'Open the link in your email')).toBeVisible();
  await context.close();
});
