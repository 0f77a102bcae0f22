import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { COLOUR_RULES } from '../tools/visual/accessibility.ts';
import { linkTo } from './mails.ts';
import { ANSWERS, aNewcomer, aPhonePhoto } from './newcomers.ts';
import { accounts, newVisitor, signIn, spokenOf, writeLarge } from './people.ts';
import { aMember } from './stack.ts';
import { test } from './test.ts';

/** What axe finds on a page as a person meets it: settled, in the theme it is shown in. */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // The frames of other sites that the other mode looks into are none here, and it opens a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules
    ? axe.withRules(rules)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const article = (page: Page) => page.getByRole('article').first();
const control = (page: Page) =>
  page.getByRole('main').getByRole('link').or(page.getByRole('textbox')).first();

/** Every page, who opens it, and what is awaited on it. */
const pages: readonly {
  path: string;
  email?: string;
  awaited: readonly ((page: Page) => Locator)[];
}[] = [
  { path: '/', awaited: [article] },
  { path: '/events', awaited: [article] },
  { path: '/faq', awaited: [heading, control] },
  { path: '/contact', awaited: [heading, control] },
  { path: '/privacy-policy', awaited: [heading] },
  { path: '/community-guidelines', awaited: [heading] },
  { path: '/signin', awaited: [heading] },
  { path: '/signup', awaited: [heading, control] },
  { path: '/reset-password', awaited: [heading, control] },
  { path: '/update-password?token_hash=made-up', awaited: [heading, control] },
  { path: '/email-confirmed', awaited: [heading, control] },
  { path: '/nowhere', awaited: [heading] },
  { path: '/events/nothing', awaited: [heading, control] },
  {
    path: '/events?tab=bookings',
    email: accounts.admin,
    awaited: [(page) => page.getByRole('region', { name: 'Pending bookings' })],
  },
  {
    path: '/profile',
    email: accounts.admin,
    awaited: [(page) => page.getByLabel('Bio'), (page) => page.getByText('Unlimited credits')],
  },
];

for (const { path, email, awaited } of pages) {
  const who = email ? 'an admin' : 'a visitor';
  test(`${path} has no accessibility fault that a machine can find, for ${who}`, async ({ browser }) => {
    const { page, context } = await newVisitor(browser, { colorScheme: 'light' });
    if (email) await signIn(page, email, path);
    else await page.goto(path);
    for (const locate of awaited) await expect(locate(page)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, COLOUR_RULES), 'in the dark theme').toEqual([]);
    await context.close();
  });
}

test('the slice can be walked by keyboard alone (R-014, R-289, R-329)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/signin');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(accounts.maya);
  await page.keyboard.press('Tab');
  await page.keyboard.type('sorella-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events$/);

  const cancel = page
    .getByRole('button', { name: 'Cancel Booking' })
    .and(page.locator(':not([inert] *)'))
    .first();
  await expect(cancel).toBeVisible();
  await cancel.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep Booking' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();

  const turn = page.getByRole('button', { name: 'Click for more details' }).first();
  await turn.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Close' }).and(page.locator(':not([inert] *)')),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(turn).toBeFocused();
  await context.close();
});

/** What has the focus, as a person would call it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const labelled = active?.matches('input, select, textarea') ? active : null;
    const label = labelled?.closest('label') ?? document.querySelector(`label[for="${labelled?.id}"]`);
    const name = label?.textContent || active?.getAttribute('aria-label') || active?.textContent || '';
    return name.trim();
  });

/** Presses Tab until the focus is on something of this name, and gives what it stood on before. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const passed: string[] = [];
  for (let times = 0; times < 40; times += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop.startsWith(name)) return passed;
    passed.push(stop);
  }
  throw new Error(`No Tab leads to '${name}', only to: ${passed.join(', ')}`);
}

test('a forgotten password is set anew by keyboard alone (R-056, R-085, A-32)', async ({ browser }) => {
  const email = await aMember();
  const { page, context } = await newVisitor(browser);
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  expect(await tabTo(page, 'Forgot password?')).toEqual(['Password', 'Show password']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  await tabTo(page, 'Email');
  expect(await tabTo(page, 'Send Instructions')).toEqual([]);
  await page.keyboard.press('Enter');
  // The button is gone: what has come in its place is read, and the next Tab goes on from there.
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
  expect(await tabTo(page, 'Use another email')).toEqual(['Return to Sign In']);

  await page.goto((await linkTo('update-password', email)).path);
  await expect(page.getByRole('button', { name: 'Update Password' })).toBeVisible();
  await tabTo(page, 'New password');
  await page.keyboard.type('short');
  expect(await tabTo(page, 'Update Password')).toEqual([
    'Show password',
    'Confirm new password',
    'Show password',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('three-unrelated-words-9');
  await tabTo(page, 'Confirm new password');
  await page.keyboard.type('three-unrelated-words-9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Password updated' })).toBeFocused();
  expect(await tabTo(page, 'Return to Sign In')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signin');
  await context.close();
});

test('she joins by keyboard alone, and nothing is cut off in a narrow window with large text (R-090, R-117)', async ({
  browser,
}) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  await page.setViewportSize({ width: 320, height: 640 });
  /** As a person meets it whose browser writes twice as large. */
  const faultsInLargeText = async () => {
    await writeLarge(page, 200);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const faults = await violationsOf(page);
    await writeLarge(page, 100);
    return [...faults, ...(beside > 0 ? [`wider than the window by ${beside} px`] : [])];
  };
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await tabTo(page, 'Choose a photo');
  const picking = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await picking).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhonePhoto() });
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Use photo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
  expect(await tabTo(page, 'First name')).toEqual(['Remove photo']);
  for (const [word, next] of [
    [she.firstName, 'Last name'],
    [she.lastName, 'Gender'],
    ['Female', 'Age'],
    [she.age, 'Bio'],
    ['', 'Email'],
    [she.email, 'Password'],
    [she.password, 'Confirm password'],
    [she.password, 'Phone'],
    [she.phone, 'City'],
    [she.city, 'Instagram'],
    [she.instagram, 'LinkedIn'],
  ] as const) {
    await page.keyboard.type(word);
    const passed = await tabTo(page, next);
    expect(passed.filter((stop) => stop !== 'Show password')).toEqual([]);
  }
  expect(await tabTo(page, 'I agree')).toEqual(['Add me to the WhatsApp group']);
  const terms = ['Terms', 'Privacy Policy', 'Community Guidelines'];
  expect(await tabTo(page, 'Next')).toEqual(terms);
  await page.keyboard.press('Enter');
  await expect(spokenOf(page, 'Terms Agreement Required')).toBeAttached();
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Tell Us About Yourself' })).toBeFocused();
  // What step 1 lacked is over, and stands in nobody's way.
  await expect(spokenOf(page, 'Terms Agreement Required')).toHaveCount(0);
  expect(await faultsInLargeText()).toEqual([]);
  for (const option of Object.values(ANSWERS).flat()) {
    await tabTo(page, option);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: option, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await tabTo(page, 'Create Account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Account created successfully' })).toBeFocused();
  await tabTo(page, "I didn't get an email");
  await page.keyboard.press('Enter');
  await expect(page.getByText('No email yet?')).toBeVisible();
  expect(await faultsInLargeText()).toEqual([]);
  await context.close();
});
