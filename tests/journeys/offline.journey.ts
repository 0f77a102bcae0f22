import { type BrowserContext, expect, type Page } from '@playwright/test';
import { aPhonePhoto, chooseFile } from './newcomers.ts';
import { accountMenu, bannerOf, newVisitor, noticeOf, pressSignOut, signIn, signInByForm } from './people.ts';
import { readQueue } from './queue.ts';
import { aMember, backstage, stack } from './stack.ts';
import { test } from './test.ts';
import { storedHolding } from './watch-storage.ts';

const QUEUE = 'pendingProfileUpdates';
const WRITES = '**/rest/v1/rpc/update_own_profile';

const queue = (page: Page) => readQueue(page, QUEUE);
const waiting = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Waiting to be saved/ });

/** What the browser says when there is a network: what waits is sent, unless that has happened by itself already. */
const goOn = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** The member's profile, open on a separate device. */
async function openProfile(context: BrowserContext, page: Page) {
  const email = await aMember();
  await signIn(page, email, '/profile');
  await expect(page.getByLabel('Bio')).toBeVisible();
  const { data } = await backstage.auth.admin.listUsers({ perPage: 1_000 });
  const id = data.users.find((user) => user.email === email)?.id ?? '';
  const written: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/rpc/update_own_profile')) written.push(request.postData() ?? '');
  });
  return { email, id, written };
}

async function profileOf(id: string) {
  const { data } = await backstage.from('profiles').select('bio,title').eq('id', id).single();
  return data;
}

async function save(page: Page, bio: string): Promise<void> {
  await page.getByLabel('Bio').fill(bio);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

test('an edit made offline is on the device before the screen says so, outlives the tab, and is saved once (R-009, R-143, R-155, R-156, R-162)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const { id, written } = await openProfile(context, page);
  await context.setOffline(true);
  await save(page, 'Written in a tunnel.');
  await expect(noticeOf(page, 'Profile update saved')).toBeVisible();
  await expect(noticeOf(page, "Your changes will be updated when you're back online.")).toBeVisible();
  await expect(bannerOf(page, 'Connection issue detected')).toBeVisible();
  expect(await queue(page)).toMatchObject([{ owner: id, changes: { bio: 'Written in a tunnel.' } }]);
  await expect(waiting(page)).toBeVisible();
  await waiting(page).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await page.close();

  await context.setOffline(false);
  written.length = 0;
  const again = await context.newPage();
  await again.goto('/profile');
  await expect.poll(() => profileOf(id)).toMatchObject({ bio: 'Written in a tunnel.' });
  await expect.poll(() => queue(again)).toEqual([]);
  await expect(waiting(again)).toBeHidden();
  await expect(again.getByLabel('Bio')).toHaveValue('Written in a tunnel.');
  expect(written).toHaveLength(1);
  await context.close();
});

test('an edit is kept where the browser opens no database, and moves into it as soon as it does (R-155, R-434)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('closed', 'SecurityError');
    };
  });
  const { id, written } = await openProfile(context, page);
  await context.setOffline(true);
  await save(page, 'Written in a tunnel.');
  await expect(noticeOf(page, 'Profile update saved')).toBeVisible();
  const inLocalStorage = (of: Page) =>
    of.evaluate((queued) => Object.keys(localStorage).filter((key) => key.startsWith(queued)).length, QUEUE);
  expect(await inLocalStorage(page)).toBe(1);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  // Nothing is answered yet: what waits is to be seen where it lies.
  await context.route(WRITES, (route) => route.abort());
  await again.goto('/profile');
  await expect
    .poll(() => queue(again))
    .toMatchObject([{ owner: id, changes: { bio: 'Written in a tunnel.' } }]);
  expect(await inLocalStorage(again)).toBe(0);
  await context.unroute(WRITES);
  written.length = 0;
  await goOn(again);
  await expect.poll(() => profileOf(id)).toMatchObject({ bio: 'Written in a tunnel.' });
  await expect.poll(() => queue(again)).toEqual([]);
  expect(written).toHaveLength(1);
  await context.close();
});

test('an edit whose answer was lost is not made twice (R-155, R-434)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const { id, written } = await openProfile(context, page);
  // It arrives, and nobody hears of it.
  await context.route(WRITES, async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await save(page, 'Heard by nobody.');
  await expect(noticeOf(page, 'Profile update saved')).toBeVisible();
  await expect.poll(() => profileOf(id)).toMatchObject({ bio: 'Heard by nobody.' });

  // Meanwhile the member's other device goes on.
  await backstage.from('profiles').update({ bio: 'Newer, from her phone.' }).eq('id', id);
  await context.unroute(WRITES);
  await goOn(page);
  await expect.poll(() => queue(page)).toEqual([]);
  expect(await profileOf(id)).toMatchObject({ bio: 'Newer, from her phone.' });
  const ids = new Set(written.map((body) => JSON.parse(body).operation_id));
  expect([ids.size, written.length > 1]).toEqual([1, true]);
  await context.close();
});

for (const [choice, kept] of [
  ['Keep mine', 'Mine, from the train.'],
  ['Take the newer one', 'Newer, from her phone.'],
] as const) {
  test(`what changed elsewhere meanwhile is shown and never overwritten unseen: '${choice}' (R-434)`, async ({
    browser,
  }) => {
    const { page, context } = await newVisitor(browser);
    const { id } = await openProfile(context, page);
    await context.setOffline(true);
    await save(page, 'Mine, from the train.');
    await expect(noticeOf(page, 'Profile update saved')).toBeVisible();
    await page.close();
    await backstage.from('profiles').update({ bio: 'Newer, from her phone.' }).eq('id', id);
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto('/events');
    await expect(noticeOf(again, 'Your decision is needed')).toBeVisible();
    expect(await profileOf(id)).toMatchObject({ bio: 'Newer, from her phone.' });
    await waiting(again).click();
    await expect(again.getByText('Mine, from the train.')).toBeVisible();
    await expect(again.getByText('Newer, from her phone.')).toBeVisible();
    await again.getByRole('button', { name: choice }).click();
    await expect.poll(() => queue(again)).toEqual([]);
    expect(await profileOf(id)).toMatchObject({ bio: kept });
    await context.close();
  });
}

test('the form goes back to what is stored when her edit is given up in the list of what waits, and keeps what she typed since (R-155)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await openProfile(context, page);
  await context.setOffline(true);
  await save(page, 'Given up.');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.getByLabel('Professional title').fill('Baker');
  await waiting(page).click();
  await page.getByRole('button', { name: 'Discard: Your profile' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await expect(page.getByLabel('Professional title')).toHaveValue('Baker');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByText(/^Saved on this device/)).toBeHidden();
  await context.close();
});

for (const [choice, kept] of [
  ['Keep mine', 'Mine, from the train.'],
  ['Take the newer one', 'Newer, from her phone.'],
] as const) {
  test(`an open form follows '${choice}' in the list of what waits (R-155, R-434)`, async ({ browser }) => {
    const { page, context } = await newVisitor(browser);
    const { id } = await openProfile(context, page);
    await context.setOffline(true);
    await save(page, 'Mine, from the train.');
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    await backstage.from('profiles').update({ bio: 'Newer, from her phone.' }).eq('id', id);
    await context.setOffline(false);
    await expect(page.getByText('Changed in two places')).toBeVisible();
    await expect(page.getByLabel('Bio')).toHaveValue('Mine, from the train.');
    await waiting(page).click();
    await page.getByRole('banner').getByRole('button', { name: choice }).click();
    await expect.poll(() => queue(page)).toEqual([]);
    await expect(page.getByLabel('Bio')).toHaveValue(kept);
    await expect(page.getByText('Changed in two places')).toBeHidden();
    await expect(page.getByText(/^Saved on this device|^Not saved yet/)).toBeHidden();
    expect(await profileOf(id)).toMatchObject({ bio: kept });
    await context.close();
  });
}

test('after a reload, and after another page, the form starts from the edit that waits (R-143, R-155)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const { id } = await openProfile(context, page);
  await context.route(WRITES, (route) => route.abort());
  await page.getByLabel('Professional title').fill('Baker');
  await save(page, 'Written in a tunnel.');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  const expectHers = async () => {
    await expect(page.getByLabel('Bio')).toHaveValue('Written in a tunnel.');
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    await expect(page.getByText('Others see this once it is saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Write a few words about you' })).toBeHidden();
  };
  await expectHers();
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await page.goBack();
  await expectHers();
  await context.unroute(WRITES);
  await goOn(page);
  await expect.poll(() => queue(page)).toEqual([]);
  expect(await profileOf(id)).toMatchObject({ bio: 'Written in a tunnel.', title: 'Baker' });
  await expect(page.getByText('Others see this once it is saved.')).toBeHidden();
  await expect(page.getByText(/^Saved on this device/)).toBeHidden();
  await context.close();
});

test('without the backend her profile is the one that this device saw last, says so, and can be edited (R-155, R-157)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const { id } = await openProfile(context, page);
  await save(page, 'Read once.');
  await expect(noticeOf(page, 'Profile updated')).toBeVisible();
  await expect.poll(async () => (await storedHolding(page, ['Read once.'])).length).toBeGreaterThan(0);
  await context.route(`${stack.url}/**`, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Read once.');
  await expect(page.getByText(/^Shown as of /)).toBeVisible();
  await save(page, 'Written without it.');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await context.unroute(`${stack.url}/**`);
  await goOn(page);
  await expect.poll(() => profileOf(id)).toMatchObject({ bio: 'Written without it.' });
  await expect(page.getByText(/^Shown as of /)).toBeHidden();
  await context.close();
});

test('what one member left waiting is not sent for the next on this device, and waits for her (A-56)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const { email, id, written } = await openProfile(context, page);
  await context.setOffline(true);
  await save(page, 'For me alone.');
  await expect(noticeOf(page, 'Profile update saved')).toBeVisible();
  await pressSignOut(page);
  const question = page.getByRole('alertdialog', { name: 'Sign out with changes waiting?' });
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await context.setOffline(false);
  written.length = 0;

  await signInByForm(page, await aMember());
  await page.goto('/profile');
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await expect(waiting(page)).toBeHidden();
  expect(written).toEqual([]);
  await pressSignOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await signInByForm(page, email);
  await expect.poll(() => profileOf(id)).toMatchObject({ bio: 'For me alone.' });
  await expect.poll(() => queue(page)).toEqual([]);
  await context.close();
});

test('nothing of her is left on the device after she signed out (R-024, R-162, A-56)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const { email, id } = await openProfile(context, page);
  await save(page, 'I like quiet libraries.');
  await expect(noticeOf(page, 'Profile updated')).toBeVisible();
  await page.goto('/events');
  const hers = [email, id, 'Prado', 'quiet libraries'];
  await expect.poll(async () => (await storedHolding(page, hers)).length).toBeGreaterThan(1);
  await pressSignOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => storedHolding(page, hers)).toEqual([]);
  await page.goBack();
  await expect(page.getByText('quiet libraries')).toBeHidden();
  await context.close();
});

for (const [press, title, answer] of [
  ['Events', 'Leave without saving?', 'Leave'],
  ['Sign Out', 'Sign out without saving?', 'Sign Out'],
] as const) {
  test(`without a network, '${press}' asks about what is typed, and both answers work (R-130)`, async ({
    browser,
  }) => {
    const { page, context } = await newVisitor(browser);
    // A profile asks for more files than the browser lists unless told to.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000));
    await openProfile(context, page);
    const code = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
    await expect
      .poll(code)
      .toMatch(
        /\/ConfirmDialog-[^,]*js.*\/DialogShell-[^,]*js|\/DialogShell-[^,]*js.*\/ConfirmDialog-[^,]*js/,
      );
    await context.setOffline(true);
    await page.getByLabel('Bio').fill('Typed in a tunnel.');
    const leave = page.getByRole('banner').getByText(press, { exact: true });
    const question = page.getByRole('alertdialog', { name: title });
    if (press === 'Sign Out') await accountMenu(page).click();
    await leave.click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Bio')).toHaveValue('Typed in a tunnel.');
    await leave.click();
    await question.getByRole('button', { name: answer }).click();
    await expect(page).not.toHaveURL(/\/profile$/);
    await context.close();
  });

  test(`without the code of the question, '${press}' asks all the same, and both answers work (R-130)`, async ({
    browser,
  }) => {
    const { page, context } = await newVisitor(browser);
    await context.route('**/assets/*Dialog*.js', (route) => route.abort());
    await openProfile(context, page);
    await page.getByLabel('Bio').fill('Not to be lost.');
    const asked: string[] = [];
    let leaves = false;
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await (leaves ? dialog.accept() : dialog.dismiss());
    });
    const leave = page.getByRole('banner').getByText(press, { exact: true });
    if (press === 'Sign Out') await accountMenu(page).click();
    await leave.click();
    await expect.poll(() => asked).toEqual([expect.stringContaining(title)]);
    await expect(page.getByLabel('Bio')).toHaveValue('Not to be lost.');
    leaves = true;
    await leave.click();
    await expect(page).not.toHaveURL(/\/profile$/);
    expect(asked).toHaveLength(2);
    await context.close();
  });
}

test('what is saved in one tab never overwrites, nor is overwritten by, what is typed in another unseen (R-434)', async ({
  browser,
}) => {
  const { page: one, context } = await newVisitor(browser);
  const { id } = await openProfile(context, one);
  const two = await context.newPage();
  await two.goto('/profile');
  await two.getByLabel('Bio').fill('Typed in two.');
  await save(one, 'Saved in one.');
  await expect(noticeOf(one, 'Profile updated')).toBeVisible();
  await expect(two.getByText('Changed in two places')).toBeVisible();
  await expect(two.getByText('Saved in one.')).toBeVisible();
  await expect(two.getByLabel('Bio')).toHaveValue('Typed in two.');
  expect(await profileOf(id)).toMatchObject({ bio: 'Saved in one.' });
  await context.close();
});

test('who signs out without a network finds the home page, and no failure (R-130, R-080, R-157)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  const email = await aMember();
  // On a page opened by its address nothing of the next one is there yet.
  const arriving = page.waitForResponse(/\/assets\/routes-[^/]*\.js$/);
  await signIn(page, email, '/profile');
  await expect(page.getByLabel('Bio')).toBeVisible();
  await (await arriving).finished();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(/Nothing was changed/)).toBeHidden();
  await context.close();
});

test('a photo chosen without a network can still be adjusted (R-105)', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  const arriving = page.waitForResponse(/\/assets\/CropDialog-[^/]*\.js$/);
  await openProfile(context, page);
  await (await arriving).finished();
  await context.setOffline(true);
  await chooseFile(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhonePhoto() });
  const dialog = page.getByRole('dialog', { name: 'Adjust your photo' });
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect(page.getByText(/so we took the middle of it/)).toBeHidden();
  await context.close();
});

test('where a photo cannot be adjusted its middle is taken, and nothing else is said (R-105)', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser);
  await context.route('**/assets/CropDialog*.js', (route) => route.abort());
  await openProfile(context, page);
  await chooseFile(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhonePhoto() });
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect(page.getByText(/so we took the middle of it/)).toBeVisible();
  await expect(page.getByText(/Nothing was changed/)).toBeHidden();
  await context.close();
});
