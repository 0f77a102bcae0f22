// One run over the stories: build, serve, visit with the test runner, photograph, report.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { findBrowser } from '../browser.mjs';
import { firstStories, rememberGraph } from '../kept/first-stories.ts';
import { keepVisits, splitByKept } from '../kept/kept-visits.ts';
import { readShard, shareOf } from '../kept/shard.ts';
import { listen, root, run } from '../processes.mjs';
import { keepVerdicts } from '../review/apply-verdicts.ts';
import { drawPage } from '../review/draw-page.ts';
import { keptVerdicts } from '../review/serve-review.ts';
import { openPictures, verdictOn } from '../review/verdicts.ts';
import { expectSameStories } from '../story-index.mjs';
import { digest, entryOf, readManifest, writeManifest } from './manifest.ts';
import { PICTURE_ENDING, storyOfPicture } from './naming.ts';
import { makeReport } from './report.ts';
import { copyKept, copyToReport, printSummary, readJson, readVisits, tokenNames } from './report-files.mjs';
import { orphans, selectStories } from './select.ts';
import { dealToPages } from './test-files.ts';

const WORKERS = 2;

const baselines = join(root, 'tests', 'visual');
const stampOf = (folder) => join(folder, 'browser.txt');

async function builtStorybook({ build, folder }) {
  const place = folder ? resolve(folder) : join(root, 'storybook-static');
  if (folder) {
    if (!existsSync(join(place, 'index.json'))) throw new Error(`${place} holds no built Storybook.`);
  } else if (build || !existsSync(place)) {
    const code = await run('storybook', ['build', '-o', place, '--quiet']);
    if (code !== 0) process.exit(code);
  }
  return place;
}

/** Names of all accepted pictures, as paths below the folder. */
async function acceptedPictures() {
  if (!existsSync(baselines)) return [];
  const files = await readdir(baselines, { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(PICTURE_ENDING))
    .toSorted();
}

/** What this browser's pictures may be used for (see VisualConfig), and why no more. */
async function taskWith(browser, options) {
  const stamp = existsSync(stampOf(baselines))
    ? (await readFile(stampOf(baselines), 'utf8')).trim()
    : undefined;
  if (browser.how !== 'npm') {
    if (options.update)
      throw new Error(
        `Pictures are accepted only as the browser from npm draws them, and this one is ${browser.version} (${browser.how}): accept them on Linux x64, without CHROME_PATH.`,
      );
    return {
      task: 'record',
      why: `Drawn by ${browser.version} (${browser.how}). The accepted pictures are the work of ${stamp ?? 'the browser from npm'}, and no two browsers draw letters alike: these are for looking, and nothing was compared.`,
    };
  }
  if (stamp !== undefined && stamp !== browser.version && !(options.update && options.names.includes('all')))
    throw new Error(
      `The accepted pictures are the work of ${stamp}, and the lock file now brings ${browser.version}. Take all of them anew, look at the report, and commit them with the browser: \`pnpm visual --update all\`.`,
    );
  return { task: options.update ? 'update' : 'compare' };
}

/** Serves a built Storybook, and below `/pages/` what the test runner is to know of it: the stories that it visits. */
function serveStories(folder, index, stories) {
  const entries = Object.fromEntries(dealToPages(stories, WORKERS).map((story) => [story.id, story]));
  // Storybook is loaded anew every now and then, in a browser that has it.
  const files = sirv(folder, { maxAge: 3600, immutable: true });
  return listen((request, response) => {
    if (!request.url?.startsWith('/pages/')) return files(request, response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...index, entries }));
  });
}

/** Notes the screenshots of this run that are as their baselines, and forgets baselines that were removed. */
async function updateManifest(visited, removed) {
  const known = visited
    .flatMap(({ pictures }) => pictures)
    .filter(({ outcome }) => outcome === 'same' || outcome === 'accepted')
    .map(async ({ name, screenshot }) => [
      name,
      entryOf(digest(await readFile(join(baselines, name))), screenshot),
    ]);
  const entries = { ...readManifest(baselines), ...Object.fromEntries(await Promise.all(known)) };
  for (const name of removed) delete entries[name];
  writeManifest(baselines, entries);
}

/**
 * Visits stories and ends with an exit code. `only` picks from the index, `env` goes to the visiting pages. A run over
 * all stories begins with an empty report; one over a few replaces what is known of those.
 */
export async function runStories(options, { only, env }) {
  const report = resolve(options.report ?? join(root, 'test-results', 'visual'));
  const browser = await findBrowser();
  const { task, why } = await taskWith(browser, options);
  if (why) console.log(`!! ${why}\n`);
  const folder = await builtStorybook(options);
  const index = await readJson(join(folder, 'index.json'));
  if (options.build && !options.folder) await expectSameStories(index);
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const order = new Map(stories.map(({ id }, at) => [id, at]));
  const pictures = await acceptedPictures();
  const last = await readJson(join(report, 'report.json'));
  // What was rejected stays so for as long as it looks the same; what was accepted is among the accepted pictures.
  const decided = keptVerdicts(report);
  const verdicts = Object.fromEntries(
    Object.entries(decided).filter(([, { verdict }]) => verdict === 'rejected'),
  );
  const openWith = (verdict) =>
    last ? openPictures(last).filter((open) => verdictOn(decided, open)?.verdict === verdict) : [];
  const rejected = openWith('rejected');
  const accepted = new Set(openWith('accepted').map(({ name }) => name));
  const selection = selectStories(
    stories,
    options.names,
    pictures,
    last && { ...last.stories, rejected: rejected.map(({ story }) => story.id) },
  );
  const meant = shareOf(selection.stories.filter(only), readShard());

  const whole = meant.length === stories.filter(only).length && options.rest.length === 0;
  if (whole) await rm(report, { recursive: true, force: true });
  await mkdir(report, { recursive: true });
  // What was named is visited, whatever is known of it.
  const isChoosing = task === 'compare' && options.names.length === 0 && options.rest.length === 0;
  const { visiting, kept, keys } = isChoosing
    ? splitByKept(folder, meant, { axe: env.VISUAL_AXE === 'on' })
    : { visiting: meant, kept: [] };
  if (kept.length > 0) console.log(`${kept.length} stories unchanged, ${visiting.length} to visit.`);
  await copyKept(baselines, kept, report);
  await Promise.all(visiting.map(({ id }) => rm(join(report, 'stories', `${id}.json`), { force: true })));

  const writeReport = async (visited, gone) => {
    const tokens = await tokenNames(folder);
    const found = makeReport({
      browser: browser.version,
      ...(why && { uncompared: why }),
      tokens,
      visited,
      gone,
    });
    await writeFile(join(report, 'report.json'), JSON.stringify(found, null, 1));
    await writeFile(join(report, 'index.html'), await drawPage(found));
    await keepVerdicts(report, openPictures(found), verdicts);
    return found;
  };
  const visit = async (some) => {
    const site = await serveStories(folder, index, some);
    const code = await run(
      'test-storybook',
      [
        '--index-json',
        '--disable-telemetry',
        `--maxWorkers=${WORKERS}`,
        '--testTimeout=240000',
        ...options.rest,
      ],
      {
        ...env,
        TARGET_URL: `${site.url}/pages/`,
        REFERENCE_URL: site.url,
        VISUAL_BASELINES: baselines,
        VISUAL_REPORT: report,
        VISUAL_TASK: task,
      },
    );
    await site.close();
    return code;
  };
  const toLookAt = [last?.stories.changed, last?.stories.missing, last?.stories.troubled];
  const first = isChoosing
    ? firstStories(
        folder,
        visiting,
        toLookAt.flatMap((ids) => ids ?? []),
      )
    : [];
  let code = 0;
  if (first.length > 0) {
    console.log(`First the ${first.length} that are nearest to what changed.`);
    code = await visit(first);
    const visited = await readVisits(report, order, first, accepted);
    const found = await writeReport(visited, []);
    printSummary(found, report, [], first);
    console.log(`\nNow the other ${visiting.length - first.length}.`);
  }
  const others = visiting.filter((story) => !first.includes(story));
  if (others.length > 0) code = (await visit(others)) || code;

  // A story that is not visited (the tag `!test`, a runner that gave up) must not pass for one that is as accepted.
  const missed =
    options.rest.length > 0
      ? []
      : visiting.filter(({ id }) => !existsSync(join(report, 'stories', `${id}.json`)));
  for (const { id, title, name } of missed) {
    const problems = ['It was not visited at all: take the tag `!test` off, or see what the run printed.'];
    await mkdir(join(report, 'stories'), { recursive: true });
    await writeFile(
      join(report, 'stories', `${id}.json`),
      JSON.stringify({ id, title, name, inWorld: false, pictures: [], problems }),
    );
    console.error(`✗ ${id} was not visited: take the tag \`!test\` off, or see above why the run gave up.`);
  }

  const visited = await readVisits(report, order, visiting, accepted);
  if (keys) keepVisits(keys, visited, visiting, { axe: env.VISUAL_AXE === 'on' });
  const drawn = new Map(
    visited
      .filter(({ problems }) => problems.length === 0)
      .map(({ id, pictures }) => [id, pictures.map(({ name }) => name)]),
  );
  const gone = orphans(pictures, stories, drawn);
  const givenUp =
    task === 'update' ? gone.filter((name) => selection.includes(storyOfPicture(name) ?? '')) : [];
  await copyToReport(baselines, gone, report, false);
  await copyToReport(baselines, givenUp, report, true);
  if (task === 'update') {
    await mkdir(baselines, { recursive: true });
    await writeFile(stampOf(baselines), `${browser.version}\n`);
    const now = new Set(visiting.map(({ id }) => id));
    await updateManifest(
      visited.filter(({ id }) => now.has(id)),
      givenUp,
    );
  }
  const left = gone.filter((name) => !givenUp.includes(name));
  const found = await writeReport(
    visited,
    left.map((name) => ({ name, story: storyOfPicture(name) ?? name })),
  );
  if (whole) rememberGraph(folder);
  printSummary(found, report, givenUp, visiting);
  return code !== 0 || missed.length > 0 || (task === 'compare' && left.length > 0) ? 1 : 0;
}
