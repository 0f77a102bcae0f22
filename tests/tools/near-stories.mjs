// Plays the stories of the named files in a Storybook that already runs, one after the other in one page.
// TARGET_URL says where it runs. Pictures are not compared: they belong to `pnpm visual`.
import { dirname, normalize } from 'node:path';
import { BASE_NOW } from '@sorella/mocks';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';

const target = process.env.TARGET_URL ?? 'http://localhost:6006';
const changed = process.argv.slice(2).map((file) => normalize(file));

const index = await fetch(new URL('index.json', target))
  .then((answer) => answer.json())
  .catch(() => undefined);
if (!index) {
  console.log(
    `No Storybook answers at ${target}, so no story was played: start one with \`pnpm storybook\`.`,
  );
  process.exit();
}
const all = Object.values(index.entries)
  .filter(({ type, tags }) => type === 'story' && tags.includes('test'))
  .map((story) => ({ ...story, files: [story.importPath, story.componentPath ?? ''].map(normalize) }));
/** The stories of a component or a stories file; of anything else (styles, a hook, a part) those beside it. */
function storiesOf(file) {
  const own = all.filter(({ files }) => files.includes(file));
  return own.length ? own : all.filter(({ files: [stories] }) => dirname(stories) === dirname(file));
}
const stories = [...new Set(changed.flatMap(storiesOf))];
if (stories.length === 0) {
  console.log('No stories stand beside what changed.');
  process.exit();
}

/** Shows a story in the page and waits until its play and its checks are over; gives what failed. */
const play = (id) =>
  new Promise((resolve) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    const said = [];
    // What follows the first paragraph is the whole page.
    const hear = (error) => said.push((error?.message ?? 'It could not be drawn.').split('\n\n')[0]);
    for (const event of ['storyThrewException', 'playFunctionThrewException']) channel.on(event, hear);
    channel.on('storyErrored', ({ title }) => resolve([title]));
    channel.on('storyMissing', () => resolve(['It is no longer there.']));
    channel.on('storyFinished', ({ storyId, status, reporters }) => {
      if (storyId !== id) return;
      const failed = reporters.filter((one) => one.status === 'failed');
      const faults = failed.flatMap(({ type, result }) => [
        type,
        ...(result?.violations ?? []).map(({ help }) => help),
      ]);
      // A part that throws while it is drawn is told, and the story passes for finished well.
      if (status === 'error' || said.length > 0 || faults.length > 0) resolve([...said, ...faults]);
      else resolve(undefined);
    });
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

const { path, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env },
  args: browserArguments,
});
let failures = 0;
try {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  await page.clock.setFixedTime(BASE_NOW);
  await page.goto(new URL('iframe.html', target).toString());
  await page.waitForFunction(() =>
    Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
      ?.ready?.()
      .then(() => true),
  );
  for (const { id, title, name } of stories) {
    const problems = await page.evaluate(play, id);
    if (!problems) continue;
    failures += 1;
    console.log(
      `✗ ${title}: ${name}\n  ${problems.join('\n  ')}\n  ${new URL(`?path=/story/${id}`, target)}`,
    );
  }
} finally {
  await browser.close();
}
console.log(`${stories.length} stories played, ${failures} failed.`);
process.exit(failures ? 1 : 0);
