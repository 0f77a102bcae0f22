// `pnpm bench:pages`: how soon pages of the product are there and answer, beside the least that a page of React, a router
// and a query cache can be (`floor`), measured in turns on a slow phone with a slow network: figures are ratios of medians.
// The floor's pages are one that is drawn before anybody asks, as the product's public pages are, and one that the
// browser draws after a request, as an event's page is. `--lighthouse` asks Lighthouse too, which is fetched for it.
// `--rounds 3` measures less often. Fails when a limit is not held.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { findBrowser } from '../tools/browser.mjs';
import { capture } from '../tools/processes.mjs';
import { serveApp } from '../tools/serve-app.mjs';
import { startHouse } from './house.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    lighthouse: { type: 'boolean', default: false },
  },
});
const ROUNDS = Number(values.rounds);
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** What Lighthouse takes for a slow phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWER = 4;
const NETWORK = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };
/** Milliseconds without an answer or a long task, after which a page is there. */
const QUIET_MS = 2_500;
/** Blocked time may be so many times the floor's, and so many ms; the largest picture so many times as late. */
const LIMITS = { blocked: { times: 1.5, more: 50 }, largest: 1.15, score: 98 };

const house = await startHouse();
const folder = mkdtempSync(join(tmpdir(), 'sorella-floor-'));
const floor = await serveApp({ stack: house.stack, folder: await buildFloor() });
await house.database.query(
  `insert into public.events (title, description, location, category, start_time, end_time, max_attendees)
   select 'Gathering ' || n, repeat('An evening of words that somebody reads. ', 6), 'Berlin, Germany', 'Social',
     now() + interval '1 day' * n, now() + interval '1 day' * n + interval '2 hours', 20
   from generate_series(1, 30) n`,
);
const { rows } = await house.database.query('select id from public.events order by start_time limit 1');
const eventPath = `/events/${rows[0].id}`;
const pages = [
  { name: 'floor, drawn before', url: `${floor.url}/` },
  { name: '/', url: `${house.app.url}/`, beside: 'floor, drawn before' },
  { name: '/events', url: `${house.app.url}/events`, beside: 'floor, drawn before' },
  { name: '/signup', url: `${house.app.url}/signup`, beside: 'floor, drawn before' },
  { name: 'floor, drawn after a request', url: `${floor.url}${eventPath}` },
  { name: "an event's page", url: `${house.app.url}${eventPath}`, beside: 'floor, drawn after a request' },
];

/** Builds the floor as the app is built: code and page packed, the page drawn. Resolves to its folder. */
async function buildFloor() {
  const root = join(import.meta.dirname, 'floor');
  const shared = { root, configFile: false, logLevel: 'warn', plugins: [react()], publicDir: false };
  const dist = join(folder, 'dist');
  await build({ ...shared, build: { outDir: dist, emptyOutDir: true, target: 'es2022' } });
  const drawn = join(folder, 'drawn');
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { outDir: drawn, emptyOutDir: true, ssr: 'drawn.tsx' },
  });
  const { draw } = await import(pathToFileURL(join(drawn, 'drawn.js')).href);
  const plain = readFileSync(join(dist, 'index.html'), 'utf8');
  writeFileSync(join(dist, 'app.html'), plain);
  // By its own name, or it is answered as a page that is not there, which Lighthouse refuses to measure.
  writeFileSync(join(dist, 'event.html'), plain);
  writeFileSync(join(dist, '404.html'), plain);
  writeFileSync(
    join(dist, 'index.html'),
    plain.replace('<div id="root">', `<div id="root">${await draw('/')}`),
  );
  for (const file of plain.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) {
    const path = join(dist, file[1]);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  return dist;
}

/** Opens a page as somebody does for the first time; resolves to its times in ms and its shift. */
async function visit(url) {
  const context = await house.browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: NETWORK.throughput,
    uploadThroughput: NETWORK.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    window.seen = { shift: 0, largest: 0, tasks: [] };
    const watch = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('layout-shift', (entry) => (window.seen.shift += entry.hadRecentInput ? 0 : entry.value));
    watch('largest-contentful-paint', (entry) => (window.seen.largest = entry.startTime));
    watch('longtask', ({ startTime, duration }) => window.seen.tasks.push({ startTime, duration }));
  });
  await page.goto(url);
  await page.evaluate(
    (quiet) =>
      new Promise((done) => {
        let timer = setTimeout(done, quiet);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        }).observe({ entryTypes: ['resource', 'longtask'] });
      }),
    QUIET_MS,
  );
  const seen = await page.evaluate(() => ({
    ...window.seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  const blocked = seen.tasks
    .filter(({ startTime }) => startTime >= seen.first)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return { first: seen.first, largest: seen.largest, blocked, shift: seen.shift };
}

/** What Lighthouse says of a page. @throws Error with what it printed. */
async function ask(url) {
  const { path } = await findBrowser();
  const file = join(folder, 'lighthouse.json');
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const { code, output } = await capture(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    { CHROME_PATH: path },
  );
  if (code !== 0) throw new Error(output);
  const { audits, categories } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    score: Math.round(categories.performance.score * 100),
    largest: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
  };
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Measures all pages in turns; resolves to the medians of each by its name. */
async function inTurns(measure) {
  const all = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, url } of pages) all.get(name).push(await measure(url));
  return new Map(
    [...all].map(([name, runs]) => [
      name,
      Object.fromEntries(Object.keys(runs[0]).map((what) => [what, median(runs.map((run) => run[what]))])),
    ]),
  );
}

const ms = (number) => `${Math.round(number)} ms`.padStart(8);

/** Prints what was measured, and holds it to the floor. */
function hold(how, measured) {
  console.info(`\n${how}, medians of ${ROUNDS}`);
  for (const { name, beside } of pages) {
    const { blocked, largest, shift, score } = measured.get(name);
    const least = measured.get(beside);
    const ratio = least ? ` (× ${(largest / least.largest).toFixed(2)})` : '';
    const others = [
      ...(shift === undefined ? [] : [`shift ${shift.toFixed(4)}`]),
      ...(score === undefined ? [] : [`performance ${score}`]),
    ];
    console.info(
      `${name.padEnd(30)} largest ${ms(largest)}${ratio.padEnd(9)} blocked ${ms(blocked)} ${others.join(', ')}`,
    );
    if (!least) continue;
    const most = least.blocked * LIMITS.blocked.times + LIMITS.blocked.more;
    house.hold(`${how}: ${name} blocked`, blocked <= most);
    house.hold(`${how}: ${name} largest`, largest <= least.largest * LIMITS.largest);
    if (shift !== undefined) house.hold(`${how}: ${name} shift`, shift < 0.005);
    if (least.score === 100) house.hold(`${how}: ${name} performance`, score >= LIMITS.score);
  }
}

hold('A slow phone', await inTurns(visit));
if (values.lighthouse) hold('Lighthouse', await inTurns(ask));
await floor.close();
rmSync(folder, { recursive: true });
await house.end();
