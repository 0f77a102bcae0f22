// `pnpm browsers`: the app in the engines of Firefox and Safari, as far as this machine has them; before a release, not in
// every run. Pictures lie in test-results/browsers, to be looked at.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startStack } from '@sorella/local-stack';
import { root } from '../tools/processes.mjs';
import { serveApp } from '../tools/serve-app.mjs';
import { openWay } from './cuttable.ts';
import { openFirefox } from './firefox.ts';
import { type DrivenPage, handsFor } from './page.ts';
import { walks } from './walks.ts';
import { openWebKit } from './webkit.ts';

const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver';
const WEBKIT = process.env['WEBKIT'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const browsers = [
  { name: 'Firefox', files: [FIREFOX], open: () => openFirefox(FIREFOX) },
  { name: 'WebKit', files: [WEBKIT_DRIVER, WEBKIT], open: () => openWebKit(WEBKIT_DRIVER, WEBKIT) },
];
const folder = join(root, 'test-results', 'browsers');
mkdirSync(folder, { recursive: true });

const stack = await startStack({ ephemeral: true });
const way = await openWay(Number(new URL(stack.url).port));
const app = await serveApp({ stack: { ...stack, url: `http://127.0.0.1:${way.port}` } });
let failed = 0;

/** What went wrong in the page, as the page noticed it. */
const troubles = (page: DrivenPage) =>
  page.ask<string[]>('return window.__troubles ?? []').catch(() => ['The page does not answer.']);

for (const { name, files, open } of browsers) {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    console.log(`- ${name}: not on this machine (${missing.join(', ')})`);
    continue;
  }
  const page = await open();
  const hands = handsFor(page, app.url, folder);
  for (const { title, run } of walks) {
    const began = Date.now();
    try {
      await run(hands, { cut: way.cut, unique: Date.now().toString(36) });
      console.log(`✓ ${name}: ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (thrown) {
      failed += 1;
      way.cut(false);
      await hands.picture(`failed-${title.replaceAll(/\W+/g, '-')}`).catch(() => undefined);
      console.error(`✗ ${name}: ${title}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
      for (const trouble of await troubles(page)) console.error(`  ${trouble}`);
    }
  }
  await page.close();
}
await app.close();
way.close();
await stack.stop();
console.log(`Pictures to look at: ${folder}`);
process.exit(failed > 0 ? 1 : 0);
