// `pnpm browsers`: the app in the engines of Firefox and Safari, as far as this machine has them; before a release, not in
// every run. `pnpm browsers WORDS` walks what has these words in its title. Pictures lie in test-results/browsers, to be
// looked at.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startStack } from '@sorella/local-stack';
import { Client } from 'pg';
import { root } from '../tools/processes.mjs';
import { serveApp } from '../tools/serve-app.mjs';
import { openWay } from './cuttable.ts';
import { openFirefox } from './firefox.ts';
import { handsFor } from './hands.ts';
import type { DrivenBrowser, DrivenPage, Size } from './page.ts';
import { troublesIn, watchedBuild } from './watched.ts';
import { openWebKit } from './webkit.ts';

const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver';
const WEBKIT = process.env['WEBKIT'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const DESKTOP: Size = { width: 1280, height: 900 };
const PHONE: Size = { width: 390, height: 844 };

// Ended from outside, it ends what it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const browsers = [
  { name: 'Firefox', files: [FIREFOX], open: () => openFirefox(FIREFOX) },
  { name: 'WebKit', files: [WEBKIT_DRIVER, WEBKIT], open: () => openWebKit(WEBKIT_DRIVER, WEBKIT) },
];
const sizes = [
  { device: 'desktop', size: DESKTOP },
  { device: 'phone', size: PHONE },
];
const [wanted = ''] = process.argv.slice(2);

const folder = join(root, 'test-results', 'browsers');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const build = watchedBuild(join(root, 'app', 'dist'));
const stack = await startStack({ ephemeral: true, rateLimits: false });
const toStack = await openWay(Number(new URL(stack.url).port));
const stackUrl = `http://127.0.0.1:${toStack.port}`;
const database = new Client({ connectionString: stack.databaseUrl });
await database.connect();
// Photos are stored with the address that pages know the backend by.
await database.query("update private.settings set value = $1 where name = 'storage_origin'", [stackUrl]);
await database.end();
const app = await serveApp({ stack: { ...stack, url: stackUrl }, folder: build.folder });
const toApp = await openWay(Number(new URL(app.url).port));
const cut = (isCut: boolean) => {
  toStack.cut(isCut);
  toApp.cut(isCut);
};
process.env['SORELLA_STACK'] = JSON.stringify(stack);
// What arranges their worlds asks for the stack when it is loaded.
const { walks } = await import('./walks.ts');

function mailedPath(page: string, email: string): string | null {
  for (const { html } of stack.mailbox.list(email)) {
    const [, href] = new RegExp(`href="([^"]*/${page}\\?[^"]*)"`).exec(html) ?? [];
    if (!href) continue;
    const { pathname, search } = new URL(href.replaceAll('&#38;', '&').replaceAll('&amp;', '&'));
    return `${pathname}${search}`;
  }
  return null;
}

/** Walks one walk; what went wrong, as sentences. */
async function walkIn(
  browser: DrivenBrowser,
  { run, title }: (typeof walks)[number],
  name: string,
  size: Size,
) {
  const wrong: string[] = [];
  let page: DrivenPage | undefined;
  const keep = (picture: string) => join(folder, `${picture}.${name}.png`);
  const leave = async () => {
    if (!page) return;
    const left = page;
    page = undefined;
    try {
      wrong.push(...(await troublesIn(left)));
    } finally {
      await left.close();
    }
  };
  try {
    await run({
      cut,
      mailedPath,
      async newDevice() {
        await leave();
        page = await browser.newPage(size);
        return handsFor(page, `http://localhost:${toApp.port}`, keep);
      },
    });
  } catch (thrown) {
    wrong.push(thrown instanceof Error ? thrown.message : String(thrown));
    await page?.picture(keep(`failed-${title.replaceAll(/\W+/g, '-')}`)).catch(() => undefined);
  }
  cut(false);
  await leave().catch((thrown: unknown) => wrong.push(`The page does not answer: ${String(thrown)}`));
  return wrong;
}

let walked = 0;
let failed = 0;
for (const { name, files, open } of browsers) {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    console.log(`- ${name}: not on this machine (${missing.join(', ')})`);
    continue;
  }
  const browser = await open();
  for (const { device, size } of sizes)
    for (const walk of walks.filter(({ title }) => `${name} ${device} ${title}`.includes(wanted))) {
      const began = Date.now();
      const wrong = await walkIn(browser, walk, `${name.toLowerCase()}-${device}`, size);
      const seconds = ((Date.now() - began) / 1_000).toFixed(1);
      console.log(`${wrong.length > 0 ? '✗' : '✓'} ${name}, ${device}: ${walk.title} (${seconds} s)`);
      for (const one of wrong) console.log(`  ${one}`);
      walked += 1;
      if (wrong.length > 0) failed += 1;
    }
  await browser.close();
}
build.remove();
console.log(walked > 0 ? `Pictures to look at: ${folder}` : 'Nothing was walked.');
// Not stopped first: a request that was cut in its middle may hold a connection, for which stopping waits. The stack
// throws itself away when its process ends.
process.exit(failed > 0 || walked === 0 ? 1 : 0);
