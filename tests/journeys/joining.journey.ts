import { type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { linkTo } from './mails.ts';
import {
  ANSWERS,
  aNewcomer,
  answerQuestions,
  aPhotoOf,
  chooseFile,
  choosePhoto,
  introduceHerself,
  joinNow,
  type Newcomer,
  typePersonalDetails,
  wordsOf,
} from './newcomers.ts';
import {
  accountMenu,
  accounts,
  newVisitor,
  noticeOf,
  pressSignOut,
  signInByForm,
  spokenOf,
} from './people.ts';
import { arrangeEvent, backstage, removeEvent } from './stack.ts';
import { test } from './test.ts';
import { storedHolding, watchStorage } from './watch-storage.ts';

const HOUR_MS = 3_600_000;

const header = (page: Page) => page.getByRole('banner');

/** Confirms the visitor's address, on whatever device, and stays on the page that says so. */
async function openLink(page: Page, she: Newcomer): Promise<void> {
  await page.goto((await linkTo('email-confirmed', she.email)).path);
  await expect(page.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeVisible();
}

/** Confirms the visitor's address, on whatever device. */
async function confirm(context: BrowserContext, she: Newcomer): Promise<void> {
  const page = await context.newPage();
  await openLink(page, she);
  await page.close();
}

async function typePassword(page: Page, { password }: Newcomer): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(accountMenu(page)).toBeVisible();
}

/** The account's id, by the visitor's address. */
async function idOf({ firstName }: Newcomer): Promise<string> {
  const { data } = await backstage.from('profiles').select('id').eq('first_name', firstName).single();
  return String(data?.id);
}

/** All that the database knows of the member, looked at from behind the scenes. */
async function recordOf(id: string) {
  const [profile, links, answers, interests, approval] = await Promise.all([
    backstage.from('profiles').select().eq('id', id).single(),
    backstage.from('user_social_links').select('platform,url').eq('user_id', id).order('platform'),
    backstage.from('user_questionnaire_responses').select().eq('user_id', id).maybeSingle(),
    backstage.from('user_interests').select('interest_categories(name)').eq('user_id', id),
    backstage.from('user_approvals').select('status').eq('user_id', id).maybeSingle(),
  ]);
  const names = (interests.data ?? []).flatMap((row) => {
    const category: unknown = Reflect.get(row, 'interest_categories');
    return typeof category === 'object' && category !== null ? [String(Reflect.get(category, 'name'))] : [];
  });
  return {
    profile: profile.data,
    links: links.data,
    answers: answers.data,
    interests: names.toSorted(),
    approval: approval.data?.status,
  };
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** What the device keeps of a sign-up; her own profile, kept for when there is no network, is none of it. */
const leftOfSignUp = async (page: Page, words: readonly string[]) =>
  (await storedHolding(page, words)).filter(({ key }) => !key.startsWith('profile_'));

test('she joins for an event with a photo, confirms on another device, signs in, is back at it, and everything she told is hers (R-015, R-028, R-116, R-117, R-118, R-124, R-125, R-127, R-148, A-47)', async ({
  browser,
}) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  const watch = await watchStorage(context);
  const event = await arrangeEvent({ title: 'What she came for' });
  const address = new RegExp(`/events/${event.id}$`);
  await page.goto(`/events/${event.id}`);
  await header(page).getByRole('link', { name: 'Join Now' }).click();
  await introduceHerself(page, she);
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(noticeOf(page, 'Account created successfully')).toBeVisible();
  expect(await stored(page, 'signUpDraft')).toBeNull();
  expect(JSON.parse((await stored(page, 'pendingSignupData')) ?? '{}')).toMatchObject({
    email: she.email,
    personalDetails: { firstName: she.firstName, profilePhoto: { type: 'image/jpeg' } },
    questionnaireData: ANSWERS,
  });
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByLabel('Email')).toHaveValue(she.email);
  await expect(page.getByText('One step left')).toBeVisible();

  const phone = await newVisitor(browser);
  await openLink(phone.page, she);
  await phone.page.getByRole('link', { name: 'Continue to Sign In' }).click();
  await expect(phone.page.getByLabel('Email')).toHaveValue(she.email);
  await typePassword(page, she);
  await expect(page).toHaveURL(address);
  await expect.poll(() => stored(page, 'pendingSignupData')).toBeNull();

  const id = await idOf(she);
  const record = await recordOf(id);
  expect(record).toMatchObject({
    profile: {
      first_name: she.firstName,
      last_name: she.lastName,
      phone: she.phone,
      gender: 'female',
      city: she.city,
      age: Number(she.age),
      whatsapp_group_opt_in: false,
      bio: 'Easygoing and chill. Into fitness & wellness and books & writing. Hoping to find a best friend. My ideal weekend: trying something new.',
    },
    links: [
      { platform: 'instagram', url: she.instagram },
      { platform: 'linkedin', url: she.linkedin },
    ],
    answers: {
      hoping_to_find: ANSWERS.hopingToFind,
      ideal_weekend: ANSWERS.idealWeekend,
      vibe_description: ANSWERS.vibeDescription,
      people_vibe: ANSWERS.peopleVibe,
    },
    interests: [...ANSWERS.topInterests].toSorted(),
    approval: 'pending',
  });

  const photo = await fetch(String(record.profile?.avatar_url));
  const picture = await sharp(Buffer.from(await photo.arrayBuffer())).metadata();
  expect(picture.width).toBe(picture.height);
  expect(picture.width).toBeLessThanOrEqual(1024);
  expect(picture.exif).toBeUndefined();
  expect(watch.holding([she.password])).toEqual([]);
  await typePassword(phone.page, she);
  await expect(phone.page).toHaveURL(address);
  await removeEvent(event);
  await phone.context.close();
  await context.close();
});

test('what she typed survives going back, a reload and a closed tab, but for the password (R-116, A-48, A-84)', async ({
  browser,
}) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  const watch = await watchStorage(context);
  await page.goto('/signup');
  await introduceHerself(page, she);
  await page.getByRole('button', { name: 'A best friend', exact: true }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(she.password);
  // The second press of a double one chooses nothing of what comes to stand under it on the next step.
  await page.setViewportSize({ width: 390, height: 844 });
  const next = page.getByRole('button', { name: 'Next' });
  await next.press('Enter');
  const option = await page.getByRole('button', { name: 'A support system' }).boundingBox();
  await page.getByRole('button', { name: 'Back' }).click();
  const [x, y] = [(option?.x ?? 0) + 12, (option?.y ?? 0) + 12];
  await next.evaluate((button, top) => window.scrollBy(0, button.getBoundingClientRect().top + 12 - top), y);
  await page.mouse.dblclick(x, y);
  await expect(page.getByRole('button', { name: 'A best friend' })).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['A best friend']);
  // Nobody presses Back within the milliseconds before the step has its place in the history.
  await page.waitForFunction(() => window.history.state?.isSecondStep);
  await page.goBack();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(she.password);
  await page.getByLabel('City').fill('Zossen');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Zossen');
  await page.close();

  const again = await context.newPage();
  await again.goto('/signup');
  await expect(again.getByLabel('First name')).toHaveValue(she.firstName);
  await expect(again.getByRole('textbox', { name: 'Age' })).toHaveValue(she.age);
  await expect(again.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect(again.getByLabel('Password', { exact: true })).toHaveValue('');
  await again.getByLabel('Password', { exact: true }).fill(she.password);
  await again.getByLabel('Confirm password', { exact: true }).fill(she.password);
  await again.getByRole('button', { name: 'Next' }).click();
  await expect(again.getByRole('button', { name: 'A best friend', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(watch.holding([she.password])).toEqual([]);
  await context.close();
});

test('what fails in the middle is finished at the next sign-in, and nothing is applied twice (R-124, A-48)', async ({
  browser,
}) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  await joinNow(page, she);
  await expect(noticeOf(page, 'Account created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await confirm(context, she);

  const uploads: string[] = [];
  await context.route('**/storage/v1/object/profile-pictures/**', (route) => {
    uploads.push(route.request().method());
    return route.fulfill({ status: 503, json: { message: 'down' } });
  });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/v1\/(rpc\/(update_own_profile|save_interests)|user_)/.test(request.url()))
      writes.push(new URL(request.url()).pathname);
  });
  await typePassword(page, she);
  await expect(noticeOf(page, 'Your profile is not finished yet')).toBeVisible();
  expect(uploads.length).toBeGreaterThan(0);
  const id = await idOf(she);
  expect((await recordOf(id)).profile).toMatchObject({ city: she.city, avatar_url: null });

  // What the member changes by hand meanwhile is the member's, and stays.
  await backstage.from('profiles').update({ city: 'Zossen' }).eq('id', id);
  await pressSignOut(page);
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await context.unroute('**/storage/v1/object/profile-pictures/**');
  writes.length = 0;
  await page.goto('/signin');
  await page.getByLabel('Email').fill(she.email);
  await typePassword(page, she);
  await expect.poll(() => stored(page, 'pendingSignupData')).toBeNull();
  const record = await recordOf(id);
  expect(record.profile?.avatar_url).toContain(`${id}/profile.`);
  expect(record).toMatchObject({ profile: { city: 'Zossen' }, approval: 'pending' });
  expect(writes.filter((path) => !path.endsWith('update_own_profile'))).toEqual([]);
  await context.close();
});

test("what one person left on a shared device never becomes another's (A-49)", async ({ browser }) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  await joinNow(page, she);
  await expect(noticeOf(page, 'Account created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  const { data: before } = await backstage.from('profiles').select().eq('first_name', 'Lena').single();
  await signInByForm(page, accounts.lena);
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(/^Lena/);
  await pressSignOut(page);
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  const { data: after } = await backstage.from('profiles').select().eq('first_name', 'Lena').single();
  expect(after).toEqual(before);
  expect(await stored(page, 'pendingSignupData')).not.toBeNull();
  await context.close();
});

test('nothing of her is left on the device after 24 hours (R-123)', async ({ browser }) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  await joinNow(page, she);
  await expect(noticeOf(page, 'Account created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await page.goto('/signup');
  await typePersonalDetails(page, { ...she, email: `second.${she.email}` });
  await expect.poll(() => stored(page, 'signUpDraft')).toContain(`second.${she.email}`);
  await page.goto('/events');
  expect(await storedHolding(page, wordsOf(she))).not.toEqual([]);
  await page.close();

  const tomorrow = await context.newPage();
  await tomorrow.clock.setFixedTime(Date.now() + 24 * HOUR_MS);
  await tomorrow.goto('/events');
  await expect.poll(() => storedHolding(tomorrow, wordsOf(she))).toEqual([]);
  await context.close();
});

test('nor on a page that stays open for days (R-123)', async ({ browser }) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  await page.clock.install();
  await page.goto('/signup');
  await typePersonalDetails(page, she);
  await expect.poll(() => stored(page, 'signUpDraft')).toContain(she.email);
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await storedHolding(page, wordsOf(she))).not.toEqual([]);
  await page.clock.fastForward(25 * HOUR_MS);
  await expect.poll(() => storedHolding(page, wordsOf(she))).toEqual([]);
  await context.close();
});

test('a refused sign-up leaves nothing on the device, and nothing in the form is lost (R-119, R-121)', async ({
  browser,
}) => {
  const she = { ...aNewcomer(), email: accounts.maya };
  const { page, context } = await newVisitor(browser);
  const watch = await watchStorage(context);
  await context.route('**/auth/v1/signup**', (route) =>
    route.fulfill({
      status: 422,
      json: { error_code: 'user_already_exists', msg: 'User already registered' },
    }),
  );
  await joinNow(page, she);
  await expect(spokenOf(page, 'Account already exists')).toBeAttached();
  await expect.poll(() => storedHolding(page, wordsOf(she))).toEqual([]);
  await expect(page.getByLabel('First name')).toHaveValue(she.firstName);
  await expect(page.getByLabel('Email')).toHaveValue(she.email);

  // What the visitor does next is kept again.
  await page.getByLabel('Email').fill(`new.${she.email}`);
  await expect.poll(() => stored(page, 'signUpDraft')).toContain(`new.${she.email}`);
  expect(watch.writes.filter(({ key }) => key === 'pendingSignupData')).toEqual([]);
  expect(watch.holding([she.password])).toEqual([]);
  await context.close();
});

test('a sign-up without an answer keeps all and can be sent again (R-121, A-46)', async ({ browser }) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  await context.route('**/auth/v1/signup**', (route) => route.abort('connectionfailed'));
  await joinNow(page, she);
  await expect(spokenOf(page, 'No answer from the server')).toBeVisible();
  await context.unroute('**/auth/v1/signup**');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(noticeOf(page, 'Account created successfully')).toBeVisible();
  await context.close();
});

test('a sign-up whose answer is lost on the way is whole at her sign-in (R-122, R-124, A-48)', async ({
  browser,
}) => {
  const she = aNewcomer();
  const { page, context } = await newVisitor(browser);
  const watch = await watchStorage(context);
  await context.route('**/auth/v1/signup**', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await joinNow(page, she);
  await expect(spokenOf(page, 'No answer from the server')).toBeVisible();
  await page.close();

  await confirm(context, she);
  const again = await context.newPage();
  await again.goto('/signin');
  await again.getByLabel('Email').fill(she.email);
  await typePassword(again, she);
  const id = await idOf(she);
  await expect.poll(async () => (await recordOf(id)).profile?.avatar_url ?? null).not.toBeNull();
  await expect.poll(() => leftOfSignUp(again, [she.phone, she.city])).toEqual([]);
  expect(await recordOf(id)).toMatchObject({
    profile: { phone: she.phone, city: she.city, age: Number(she.age) },
    answers: { hoping_to_find: ANSWERS.hopingToFind },
    interests: [...ANSWERS.topInterests].toSorted(),
    approval: 'pending',
  });
  expect(watch.holding([she.password])).toEqual([]);
  await context.close();
});

test("what somebody types over a sign-up without an answer never becomes the first one's (A-49, R-122)", async ({
  browser,
}) => {
  const [she, other] = [aNewcomer(), { ...aNewcomer(), city: 'Zossen' }];
  const { page, context } = await newVisitor(browser);
  await context.route('**/auth/v1/signup**', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await joinNow(page, she);
  await expect(spokenOf(page, 'No answer from the server')).toBeVisible();
  await page.goto('/signup');
  await expect(page.getByLabel('First name')).toHaveValue(she.firstName);
  await typePersonalDetails(page, other);
  await expect.poll(() => stored(page, 'signUpDraft')).toContain('"city":"Zossen"');

  await confirm(context, she);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(she.email);
  await typePassword(page, she);
  const id = await idOf(she);
  await expect.poll(async () => (await recordOf(id)).profile?.avatar_url ?? '').toContain(`${id}/profile.`);
  const record = await recordOf(id);
  expect(record).toMatchObject({ profile: { phone: she.phone, city: she.city } });
  expect(record.links).toMatchObject([{ url: she.instagram }, { url: she.linkedin }]);
  await expect.poll(() => leftOfSignUp(page, [she.phone, she.city])).toEqual([]);
  expect(await stored(page, 'signUpDraft')).toContain(other.email);
  await context.close();
});

test('two who join in one browser each find what they told (R-122, A-49)', async ({ browser }) => {
  const [first, second] = [aNewcomer(), { ...aNewcomer(), city: 'Zossen' }];
  const { page, context } = await newVisitor(browser);
  for (const she of [first, second]) {
    await joinNow(page, she);
    await expect(noticeOf(page, 'Account created successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/signin$/);
  }
  for (const she of [first, second]) {
    await confirm(context, she);
    await page.goto('/signin');
    await page.getByLabel('Email').fill(she.email);
    await typePassword(page, she);
    await expect.poll(async () => (await stored(page, 'pendingSignupData')) ?? '').not.toContain(she.email);
    expect((await recordOf(await idOf(she))).profile?.city).toBe(she.city);
    await pressSignOut(page);
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  }
  expect(await stored(page, 'pendingSignupData')).toBeNull();
  await context.close();
});

test('no photo that is none, none too large, and one just small enough (R-105, R-106)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.goto('/signup');
  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000)]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refused = [
    ['virus.png', 'image/png', exe, 'Invalid file type'],
    ['drawing.svg', 'image/svg+xml', svg, 'Invalid file type'],
    ['drawing.png', 'image/png', svg, 'Invalid file type'],
    ['large.jpg', 'image/jpeg', await aPhotoOf(5.1 * 1024 * 1024), 'File too large'],
    ['cut.jpg', 'image/jpeg', (await aPhotoOf(60_000)).subarray(0, 300), 'Photo could not be opened'],
  ] as const;
  for (const [name, mimeType, buffer, title] of refused) {
    await chooseFile(page, { name, mimeType, buffer });
    await expect(page.getByRole('group', { name: 'Profile photo' })).toContainText(title);
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeHidden();
  }
  const buffer = await aPhotoOf(4.9 * 1024 * 1024);
  await chooseFile(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect
    .poll(async () => JSON.parse((await stored(page, 'signUpDraft')) ?? '{}').photo?.size ?? Infinity)
    .toBeLessThan(300_000);
  await context.close();
});

test('hostile words are words, and nobody under 18 joins (R-004, R-091, R-100)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const she = { ...aNewcomer(), lastName: `${markup.slice(0, 25)} نور 👩‍👩‍👧`, bio: markup };
  await page.goto('/signup');
  await typePersonalDetails(page, she);
  await choosePhoto(page);
  await page.getByRole('checkbox', { name: /I agree/ }).check();

  for (const [age, title] of [
    ['abc', 'Missing Information'],
    ['17', 'Check Your Age'],
    ['101', 'Check Your Age'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Age' }).fill(age);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(spokenOf(page, title)).toBeAttached();
    await expect(page.getByRole('textbox', { name: 'Age' })).toBeFocused();
  }
  await page.getByRole('textbox', { name: 'Age' }).fill(she.age);
  await page.getByLabel('First name').fill('x'.repeat(10_000));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveValue('x'.repeat(10_000));
  await page.getByLabel('First name').fill(she.firstName);
  await page.getByRole('button', { name: 'Next' }).click();
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await confirm(context, she);
  await typePassword(page, she);
  await expect.poll(() => stored(page, 'pendingSignupData')).toBeNull();
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${she.firstName} ${she.lastName}`);
  await expect(page.getByLabel('Bio')).toHaveValue(markup);
  expect(dialogs).toEqual([]);
  await context.close();
});
