import { expect, type Locator, type Page } from '@playwright/test';
import { accounts, cardOf, faceUp, newVisitor, noticeOf, signIn } from './people.ts';
import { aMember, arrangeEvent, backstage, removeEvent } from './stack.ts';
import { test } from './test.ts';

const HOUR_MS = 3_600_000;

/** A time of today's clock for the form, so many hours from now: before every seeded event. */
const inHours = (hours: number) =>
  // The browser of the journeys lives in Berlin, as the event does.
  new Date(Date.now() + hours * HOUR_MS)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .slice(0, 16)
    .replace(' ', 'T');

/** A picture as a camera makes it: larger than any card, and of another shape. */
const takePicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1400;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.fillStyle = '#a5124f';
    brush.fillRect(0, 0, 1600, 1400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

const panelOf = (page: Page, name: string): Locator => page.getByRole('form', { name });

/** The card in the listing: the panel shows one of its own. */
const listed = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Upcoming Events' }).getByRole('article', { name: title });

async function pressOnBack(page: Page, title: string, button: string): Promise<void> {
  const card = listed(page, title);
  await faceUp(card.getByRole('button', { name: /^Click for more details/ })).click();
  await faceUp(card.getByRole('button', { name: new RegExp(`^${button}`) })).click();
}

async function describe(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Create Event' }).click();
  const panel = panelOf(page, 'Create Event');
  await panel.getByLabel('Title').fill(title);
  await panel.getByLabel('Location').fill('Kreuzberg, Berlin');
  await panel.getByLabel('Starts').fill(inHours(1));
  await panel.getByLabel('Ends').fill(inHours(3));
  return panel;
}

test('an admin creates an event with a picture, edits it and deletes it, and a member sees each at once (R-342, R-343)', async ({
  browser,
}) => {
  const title = `Ceramics ${crypto.randomUUID().slice(0, 4)}`;
  const admin = await newVisitor(browser);
  const member = await newVisitor(browser);
  await signIn(admin.page, accounts.admin);
  await signIn(member.page, await aMember());
  await expect(member.page.getByRole('article').first()).toBeVisible();
  await expect(member.page.getByRole('button', { name: 'Create Event' })).toHaveCount(0);

  const panel = await describe(admin.page, title);
  await admin.page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  const leave = admin.page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Keep editing' }).click();
  await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  admin.page.once('dialog', (question) => void question.accept());
  await admin.page.reload();
  // From among her tools, too; once it is open, the address asks for no other.
  await admin.page.goto('/admin/events');
  await admin.page.getByRole('link', { name: 'Create Event' }).click();
  await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(admin.page).toHaveURL(/\/events$/);

  const picture = Buffer.from(await takePicture(admin.page), 'base64');
  await panel
    .locator('input[type="file"]')
    .setInputFiles({ name: 'clay.png', mimeType: 'image/png', buffer: picture });
  await admin.page.getByRole('button', { name: 'Use photo' }).click();
  await expect(panel.getByRole('img', { name: 'The picture of the event' })).toBeVisible();
  await panel.getByRole('button', { name: 'Save Event' }).click();
  await expect(noticeOf(admin.page, 'Event created successfully')).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(admin.page.getByRole('button', { name: 'Create Event' })).toBeFocused();

  const seen = listed(member.page, title);
  await expect(seen).toBeVisible();
  const stored = await backstage.from('events').select('image_url,time_zone').eq('title', title).single();
  expect(stored.data?.time_zone).toBe('Europe/Berlin');
  const image = await fetch(stored.data?.image_url ?? '');
  expect(image.headers.get('content-type')).toBe('image/jpeg');
  await expect(seen.locator(`img[src="${stored.data?.image_url}"]`).first()).toBeAttached();

  await pressOnBack(admin.page, title, 'Edit Event');
  const editor = panelOf(admin.page, 'Edit Event');
  await editor.getByLabel('Maximum attendees').fill('7');
  await editor.getByRole('button', { name: 'Save Event' }).click();
  await expect(noticeOf(admin.page, 'Event updated successfully')).toBeVisible();
  await expect(faceUp(seen.getByText('0/7 going'))).toBeVisible();

  // The card keeps its side while its event changes.
  await faceUp(listed(admin.page, title).getByRole('button', { name: /^Delete Event/ })).click();
  const question = admin.page.getByRole('alertdialog', { name: 'Delete Event' });
  await expect(question.getByText('Nobody has applied to this event.')).toBeVisible();
  // The answer is lost on its way: what became of the event is looked up before anything is said.
  await admin.page.route('**/rpc/admin_delete_event', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await question.getByRole('button', { name: 'Delete Event' }).click();
  await expect(noticeOf(admin.page, 'Event Deleted')).toBeVisible();
  await expect(listed(admin.page, title)).toHaveCount(0);
  await expect(seen).toHaveCount(0);
  await admin.context.close();
  await member.context.close();
});

test('an event that was written as the network went waits on the device, survives closing, and is created once (R-347)', async ({
  browser,
}) => {
  const title = `Letterpress ${crypto.randomUUID().slice(0, 4)}`;
  const event = await arrangeEvent({ title: 'Bookbinding' });
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.admin);
  await expect(cardOf(page, event)).toBeVisible();
  const panel = await describe(page, title);
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByText('will be created when back online.').first()).toBeVisible();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const waiting = panelOf(page, 'Edit Event');
  await waiting.getByLabel(/^Short description/).fill('Ink on both hands.');
  await waiting.getByRole('button', { name: 'Save Event' }).click();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(waiting.getByLabel(/^Short description/)).toHaveValue('Ink on both hands.');
  await waiting.getByRole('button', { name: 'Cancel' }).click();

  await pressOnBack(page, event.title, 'Edit Event');
  const editor = panelOf(page, 'Edit Event');
  await editor.getByLabel(/^Short description/).fill('Thread, bone folder, patience.');
  await editor.getByRole('button', { name: 'Save Event' }).click();
  // The notice of the edit before says the same: the form closes once this one is kept.
  await expect(editor).toHaveCount(0);
  await expect(page.getByText('will be updated when back online.').first()).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await context.setOffline(false);
  await again.goto('/events');
  await expect(listed(again, title)).toBeVisible();
  await expect(again.getByRole('button', { name: `Edit ${title}` })).toHaveCount(0);
  const rows = await backstage.from('events').select('id').eq('title', title);
  expect(rows.data).toHaveLength(1);
  await expect
    .poll(async () => (await backstage.from('events').select('description').eq('title', title).single()).data)
    .toEqual({ description: 'Ink on both hands.' });
  await expect
    .poll(async () => (await backstage.from('events').select('description').eq('id', event.id).single()).data)
    .toEqual({ description: 'Thread, bone folder, patience.' });
  await context.close();
  await removeEvent(event);
  await removeEvent({ id: rows.data?.[0]?.id ?? '', title });
});

test('a new event that is on its way while the page is loaded anew is made once, and not offered as unsaved (R-342, A-74)', async ({
  browser,
}) => {
  const title = `Supper ${crypto.randomUUID().slice(0, 4)}`;
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.admin);
  const panel = await describe(page, title);
  // It never gets there: the page is gone before. What is sent after that goes on.
  let leaving = false;
  await page.route('**/rpc/create_event', (route) => (leaving ? route.fallback() : undefined));
  await panel.getByRole('button', { name: 'Save Event' }).click();
  await expect(panel.getByRole('button', { name: 'Saving...' })).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  leaving = true;
  await page.reload();
  await expect(listed(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Create Event' }).click();
  const again = panelOf(page, 'Edit Event');
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(again.getByText('Not saved yet')).toHaveCount(0);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(again).toHaveCount(0);
  const rows = await backstage.from('events').select('id').eq('title', title);
  expect(rows.data).toHaveLength(1);
  await context.close();
  await removeEvent({ id: rows.data?.[0]?.id ?? '', title });
});

test('an event saved with a day that is past is found again, mended and then listed (R-296, R-342, A-20)', async ({
  browser,
}) => {
  const title = `Past ${crypto.randomUUID().slice(0, 4)}`;
  const { page, context } = await newVisitor(browser);
  await signIn(page, accounts.admin);
  const panel = await describe(page, title);
  await panel.getByLabel('Starts').fill(inHours(-3));
  await panel.getByLabel('Ends').fill(inHours(-1));
  await panel.getByRole('button', { name: 'Save Event' }).click();
  await expect(noticeOf(page, 'Event created successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Open event' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText('This event is over.')).toBeVisible();

  await main.getByRole('button', { name: /^Edit Event/ }).click();
  const editor = panelOf(page, 'Edit Event');
  await editor.getByLabel('Starts').fill(inHours(5));
  await main.getByRole('link', { name: 'All events' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Keep editing' }).click();
  await editor.getByLabel('Ends').fill(inHours(6));
  await editor.getByRole('button', { name: 'Save Event' }).click();
  await expect(noticeOf(page, 'Event updated successfully')).toBeVisible();
  await expect(main.getByText('This event is over.')).toHaveCount(0);
  await main.getByRole('link', { name: 'All events' }).click();
  await expect(listed(page, title)).toBeVisible();
  await context.close();
});

test('a draft is the admins’ own until it is published, and then stays (R-342)', async ({ browser }) => {
  const title = `Quiet evening ${crypto.randomUUID().slice(0, 4)}`;
  const admin = await newVisitor(browser);
  const visitor = await newVisitor(browser);
  await signIn(admin.page, accounts.admin);
  const panel = await describe(admin.page, title);
  await panel.getByText('Not yet: keep it as a draft').click();
  await panel.getByRole('button', { name: 'Save Event' }).click();
  await expect(listed(admin.page, title).getByText('Members do not see it yet.').first()).toBeVisible();

  await pressOnBack(admin.page, title, 'Edit Event');
  const editor = panelOf(admin.page, 'Edit Event');
  await visitor.page.goto('/events');
  await expect(visitor.page.getByRole('article').first()).toBeVisible();
  await expect(listed(visitor.page, title)).toHaveCount(0);

  await editor.getByText('At once').click();
  await editor.getByRole('button', { name: 'Save Event' }).click();
  await expect(listed(admin.page, title).getByText('Members do not see it yet.')).toHaveCount(0);
  await visitor.page.reload();
  await expect(listed(visitor.page, title)).toBeVisible();
  // The card still shows its back.
  await faceUp(listed(admin.page, title).getByRole('button', { name: /^Edit Event/ })).click();
  await expect(editor).toBeVisible();
  await expect(editor.getByText('When members see it')).toHaveCount(0);
  await backstage.from('events').update({ deleted_at: new Date().toISOString() }).eq('title', title);
  await admin.context.close();
  await visitor.context.close();
});
