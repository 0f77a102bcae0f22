// What people do, in a real browser, on the production build and an ephemeral local stack. Without arguments those
// whose result is not known; with arguments of Playwright's what those say.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { journeysOf } from './kept/kept-journeys.ts';
import { readShard, shareOf } from './kept/shard.ts';
import { capture, root, run, startStack } from './processes.mjs';
import { serveApp } from './serve-app.mjs';

const CONFIG = ['test', '--config', 'tests/journeys/playwright.config.ts'];
const dist = join(root, 'app', 'dist');

/** The journeys of a report of Playwright's, with how each ended. */
const specsOf = ({ suites = [], specs = [], file }, folder) => [
  ...specs.map(({ id, line, ok }) => ({ id, line, ok, file: relative(root, join(folder, file)) })),
  ...suites.flatMap((suite) => specsOf(suite, folder)),
];

const readSpecs = ({ suites, config }) => suites.flatMap((suite) => specsOf(suite, config.rootDir));

async function listJourneys() {
  const nowhere = 'http://127.0.0.1:9';
  const stack = { url: nowhere, secretKey: 'none', publishableKey: 'none' };
  const { code, output } = await capture('playwright', [...CONFIG, '--list', '--reporter=json'], {
    SORELLA_APP_URL: nowhere,
    SORELLA_STACK: JSON.stringify(stack),
  });
  if (code !== 0) throw new Error(`Playwright could not list the journeys:\n${output}`);
  return readSpecs(JSON.parse(output.slice(output.indexOf('{'))));
}

const args = process.argv.slice(2);
const kept = journeysOf(dist);
const all = args.length > 0 ? [] : await listJourneys();
const journeys = shareOf(all, readShard());
const left = journeys.filter((journey) => !kept.isKnown(journey));
if (args.length === 0)
  console.log(`${journeys.length - left.length} of ${journeys.length} journeys unchanged.`);
if (args.length === 0 && left.length === 0) process.exit();
const chosen = left.length === all.length ? [] : left.map(({ file, line }) => `${file}:${line}`);

const { stack, stop } = await startStack(['--ephemeral', '--with-parent', '--no-rate-limits']);
const app = await serveApp({ stack });
const folder = mkdtempSync(join(tmpdir(), 'sorella-journeys-'));
const report = join(folder, 'report.json');
const reporter = process.env.CI ? 'dot' : 'list';
const code = await run('playwright', [...CONFIG, `--reporter=${reporter},json`, ...chosen, ...args], {
  SORELLA_APP_URL: app.url,
  SORELLA_STACK: JSON.stringify(stack),
  PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  JOURNEYS_LOADED: folder,
});
if (existsSync(report))
  for (const journey of readSpecs(JSON.parse(readFileSync(report, 'utf8')))) {
    const loaded = join(folder, `${journey.id}.json`);
    if (journey.ok && existsSync(loaded)) kept.keep(journey, JSON.parse(readFileSync(loaded, 'utf8')));
  }
rmSync(folder, { recursive: true, force: true });
await kept.forget();
await app.close();
await stop();
process.exit(code);
