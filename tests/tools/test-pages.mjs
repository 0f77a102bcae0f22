// `pnpm test:pages`: every page of words and every component's page of the built Storybook opens without an error, axe
// finds nothing on it in either theme, Tab leads through all of it (keyboard-walk.mjs), and from the sidebar to the
// first page and on. Stories that stand on a page have a run of their own (`pnpm test:stories`) and are left out here.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { browserArguments, findBrowser } from './browser.mjs';
import { walkByKeyboard } from './keyboard-walk.mjs';
import { listen, root, run } from './processes.mjs';

const WORKERS = 2;
/** What is longer awaited than this will not come. */
const PATIENCE_MS = 60_000;
/** A page that was written, or a component's; the others are lists of stories, which have a run of their own. */
const isPage = ({ type, tags, importPath }) =>
  type === 'docs' &&
  (tags.includes('unattached-mdx') ||
    existsSync(join(root, importPath.replace(/\.stories\.tsx$/, '.page.tsx'))));

const args = process.argv.slice(2);
const at = args.indexOf('--dir');
const folder = resolve(at < 0 ? join(root, 'storybook-static') : args[at + 1]);
const names = (at < 0 ? args : args.toSpliced(at, 2)).filter((arg) => !arg.startsWith('--'));

if (at < 0 && !args.includes('--no-build')) {
  const code = await run('storybook', ['build', '-o', folder, '--quiet']);
  if (code !== 0) process.exit(code);
}
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const pages = Object.values(index.entries)
  .filter(isPage)
  .filter(
    ({ id, title }) =>
      names.length === 0 || names.some((name) => id.startsWith(name) || title.startsWith(name)),
  );
if (pages.length === 0) throw new Error(`No page is called ${names.join(' or ')}.`);

/** The built Storybook lies in a folder of a site, as it may on any host. */
const FOLDER = '/design/system';
const files = sirv(folder);
const site = await listen((request, response) => {
  if (request.url?.startsWith(`${FOLDER}/`)) {
    request.url = request.url.slice(FOLDER.length);
    return files(request, response);
  }
  response.statusCode = 404;
  response.end();
});
const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: browserArguments,
});
const problems = [];

const open = async (context, address) => {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${site.url}${FOLDER}/${address}`);
  return page;
};

/** What else is left out, with the reason. */
const EXCLUDED = [
  // Stories, inside of the page and in windows of their own.
  '.sb-story',
  'object',
  'iframe',
  // Storybook's own tree of a record in a control: its lines are no list.
  '.docblock-argstable .rejt-tree',
  // Storybook's own arrows beside tabs that do not fit: Tab leads to the tabs themselves.
  'button[tabindex="-1"][aria-label^="Scroll "]',
];

/** It reads the page at once, without looking into other windows, which are left out. */
const axeOn = (page, options = {}) => {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false, ...options });
  return EXCLUDED.reduce((builder, selector) => builder.exclude(selector), axe).analyze();
};

const sentencesOf = ({ violations }) =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`),
  );

/** Storybook's own message in the place of a page that it could not draw. */
const errorOn = (page) =>
  page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay') ? document.body.innerText.slice(0, 600) : '',
  );

async function checkPage(context, { id }) {
  const page = await open(context, `iframe.html?viewMode=docs&id=${id}`);
  try {
    await page.waitForFunction(
      () =>
        document.body.classList.contains('sb-show-errordisplay') ||
        document.querySelector('#storybook-docs h1') !== null,
    );
    const error = await errorOn(page);
    if (error) return [error];
    const light = sentencesOf(await axeOn(page));
    await page.evaluate(() =>
      Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', {
        globals: { theme: 'dark' },
      }),
    );
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    const dark = sentencesOf(await axeOn(page, { runOnly: ['color-contrast', 'link-in-text-block'] }));
    const walked = await walkByKeyboard(page, EXCLUDED);
    return [...light, ...dark.map((sentence) => `in the dark theme: ${sentence}`), ...walked];
  } finally {
    await page.close();
  }
}

/** Presses a key until the focus is where `isThere` says, at most so many times. */
async function pressUntil(page, key, isThere, most) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate(isThere)) return true;
  }
  return false;
}

async function checkKeyboard(context) {
  const page = await open(context, '');
  const door = page.frameLocator('#storybook-preview-iframe').locator('.welcome-door').first();
  await door.waitFor();
  const wrong = [];
  const inFrame = () => document.activeElement?.id === 'storybook-preview-iframe';
  if (!(await pressUntil(page, 'Tab', inFrame, 60)))
    wrong.push('Tab does not lead from the sidebar to the page.');
  for (let pressed = 0; pressed < 10; pressed += 1) {
    if (await door.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  const ring = await door.evaluate(
    (element) => element === document.activeElement && getComputedStyle(element).outlineStyle === 'solid',
  );
  if (!ring) wrong.push('The first door cannot be reached by Tab, or shows no ring.');
  await page.keyboard.press('Enter');
  await page
    .waitForURL(/foundations-color--docs/, { timeout: PATIENCE_MS })
    .catch(() => wrong.push('Enter on the door of the foundations does not open Color.'));
  const line = page
    .locator('.sidebar-item a, .sidebar-item button, a.sidebar-item, button.sidebar-item')
    .first();
  await line.focus();
  await page.keyboard.press('Enter');
  await page
    .waitForURL(/welcome--docs/, { timeout: PATIENCE_MS })
    .catch(() => wrong.push('Enter on the first line of the sidebar does not open the first page.'));
  await page.close();
  return wrong;
}

const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
const queue = [...pages];
const work = async () => {
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const wrong = await checkPage(context, entry).catch((error) => [error.message]);
    problems.push(...wrong.map((sentence) => `✗ ${entry.id}: ${sentence}`));
  }
};
await Promise.all(Array.from({ length: WORKERS }, work));
if (names.length === 0)
  problems.push(...(await checkKeyboard(context)).map((sentence) => `✗ keyboard: ${sentence}`));
await browser.close();
await site.close();

if (problems.length > 0) console.error(problems.join('\n'));
console.log(`${pages.length} pages, ${problems.length} findings.`);
process.exit(problems.length > 0 ? 1 : 0);
