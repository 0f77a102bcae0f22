import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import {
  isDrawn,
  type Mode,
  requiredWidths,
  themes,
  viewports,
  type Width,
} from '../../../.storybook/modes.ts';
import { colourViolations, setAxe } from './accessibility.ts';
import { type ComparedPicture, compare, type VisualConfig } from './compare.ts';
import { differenceInWords } from './difference-words.ts';
import { readManifest } from './manifest.ts';
import { pictureName, recordingName } from './naming.ts';
import type { PageWatch } from './page-watch.ts';
import { checkRecording, isExample } from './recording.ts';
import { replay } from './replay.ts';
import { drawAnew, resize, setTheme, takeScreenshot } from './screenshot.ts';

/** A story as its page knows it. */
export interface StoryOnPage {
  id: string;
  title: string;
  name: string;
  /** Whether pictures of it are taken. */
  visual: boolean;
  /** Whether it is played anew at each of its widths, and not only shown at them as it ended: the tag `replayed`. */
  replayed: boolean;
  /** Whether it is drawn in a world. */
  inWorld: boolean;
  /** Whether it is the example on a component's page: what a screen reader says of it is recorded. */
  example: boolean;
  modes: readonly Mode[];
}

/** What a visit leaves for the report. */
export interface VisitedStory {
  id: string;
  title: string;
  name: string;
  /** Whether it was drawn in a world. */
  inWorld: boolean;
  pictures: ComparedPicture[];
  /** Sentences about what is wrong besides pictures. */
  problems: string[];
  /** Whether what a screen reader says of it is not as recorded; `problems` say where. */
  readsDiffer?: boolean;
}

const isMode = (value: unknown): value is Mode =>
  typeof value === 'object' &&
  value !== null &&
  'theme' in value &&
  'viewport' in value &&
  themes.some((theme) => theme === value.theme) &&
  Object.keys(viewports).includes(String(value.viewport));

/** Reads a story's title, name, tags and modes in the page, before it is drawn. */
export async function readStory(page: Page, id: string): Promise<StoryOnPage> {
  const { title, name, tags, inWorld, hasPage, modes } = await page.evaluate(async (id) => {
    const { title, name, tags, parameters } = await Reflect.get(globalThis, '__getContext')(id);
    return {
      title,
      name,
      tags,
      inWorld: parameters.world !== undefined,
      hasPage: parameters.page !== undefined,
      modes: parameters.chromatic?.modes ?? {},
    };
  }, id);
  const all: unknown[] = Object.values(modes);
  const known = all.filter(isMode);
  if (known.length !== all.length)
    throw new Error(
      `${id} has modes that nothing here can draw: make them with modes() of .storybook/modes.ts.`,
    );
  const has = (tag: string) => Array.isArray(tags) && tags.includes(tag);
  return {
    id,
    title,
    name,
    visual: has('visual'),
    replayed: has('replayed'),
    inWorld,
    example: hasPage && (await isExample(page, id)),
    modes: known.filter(isDrawn),
  };
}

/** A story's modes, those of one width together and in their order. */
export function modesByWidth(modes: readonly Mode[]): { width: Width; modes: Mode[] }[] {
  const widths = [...new Set(modes.map(({ viewport }) => viewport))];
  return widths.map((width) => ({ width, modes: modes.filter(({ viewport }) => viewport === width) }));
}

/** The width that a story is first played at. */
export const firstWidth = ({ modes }: StoryOnPage): Width => modesByWidth(modes)[0]?.width ?? 'phone';

let config: VisualConfig | undefined;

/** What to do, by way of the environment, since a test runner stands between the command and the pages. */
function visualConfig(): VisualConfig {
  if (config) return config;
  const { VISUAL_BASELINES: baselines, VISUAL_REPORT: report, VISUAL_TASK: task } = process.env;
  if (!baselines || !report || (task !== 'compare' && task !== 'update' && task !== 'record'))
    throw new Error(
      'Stories are run by `pnpm visual` and `pnpm test:stories`, not by test-storybook itself.',
    );
  config = { baselines, report, task, manifest: readManifest(baselines) };
  return config;
}

async function writeVisit(visited: VisitedStory): Promise<void> {
  const { report } = visualConfig();
  await mkdir(join(report, 'stories'), { recursive: true });
  await writeFile(join(report, 'stories', `${visited.id}.json`), JSON.stringify(visited));
}

/** Leaves in the report that a story failed before pictures of it could be taken. */
export async function noteFailure({ id, title, name, inWorld }: StoryOnPage): Promise<void> {
  const problems = ['It failed before it could be photographed: what the run printed says why.'];
  await writeVisit({ id, title, name, inWorld, pictures: [], problems });
}

const sentenceOf = (picture: ComparedPicture, id: string): string | undefined => {
  const { name, mode, outcome } = picture;
  if (outcome === 'new')
    return `There is no accepted picture for ${mode.theme} ${mode.viewport}: look at pictures/${name} in the report, then \`pnpm visual --update ${id}\`.`;
  if (outcome !== 'changed') return undefined;
  return `The picture for ${mode.theme} ${mode.viewport} is not the accepted one: ${differenceInWords(picture)}. Look at the report, then mend the story or \`pnpm visual --update ${id}\`.`;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Checks a story that has just been played at the first of its widths, where it stands in the light theme: its colours
 * in the dark theme, when `axe` says so, and its pictures in each of its modes. Leaves what it found in the report's
 * folder, and rejects with it in sentences when something has to be looked at.
 */
export async function checkStory(
  page: Page,
  watch: PageWatch,
  story: StoryOnPage,
  { axe }: { axe: boolean },
): Promise<void> {
  const { id, title, name, inWorld } = story;
  const pictures: ComparedPicture[] = [];
  const problems: string[] = [];
  let readsDiffer = false;
  try {
    if (axe) {
      await setTheme(page, 'dark');
      problems.push(...(await colourViolations(page, id)).map((found) => `In the dark theme: ${found}`));
      await setTheme(page, 'light');
    }
    if (story.visual) await takePictures();
    // Last, since it takes the focus from stop to stop.
    if (story.example) await recordExample();
  } catch (error) {
    problems.push(messageOf(error));
  }
  await writeVisit({ id, title, name, inWorld, pictures, problems, readsDiffer });
  const sentences = [...problems, ...pictures.flatMap((picture) => sentenceOf(picture, id) ?? [])];
  if (sentences.length > 0) {
    const error = new Error(sentences.join('\n'));
    // Where this file threw it helps nobody.
    error.stack = error.message;
    throw error;
  }

  /**
   * Takes the picture of a mode. One that is not the accepted one is drawn anew, and counts when it looks the same three
   * times in a row: on a busy machine the browser hands out a frame in which a part (the words of a box that scrolls) is not painted yet.
   */
  async function takeSteadyPicture(mode: Mode) {
    const name = pictureName(id, mode);
    let shot = await takeScreenshot(page, mode, story);
    let compared = await compare(visualConfig(), name, mode, shot.picture);
    const isDoubtful = () =>
      compared.outcome === 'changed' || compared.outcome === 'accepted' || compared.outcome === 'new';
    if (isDoubtful()) await drawAnew(page, mode.viewport);
    for (let alike = 1, taken = 1; isDoubtful() && alike < 3 && taken < 10; taken += 1) {
      await watch.settle();
      const next = await takeScreenshot(page, mode, story);
      alike = next.picture.equals(shot.picture) ? alike + 1 : 1;
      if (alike === 1) compared = await compare(visualConfig(), name, mode, next.picture);
      shot = next;
    }
    return { compared, overflow: shot.overflow };
  }

  async function recordExample() {
    const { baselines, task } = visualConfig();
    if (task === 'record') return;
    const problem = await checkRecording(page, id, join(baselines, recordingName(id)), task === 'update');
    if (problem === undefined) return;
    problems.push(problem);
    readsDiffer = true;
  }

  async function takePictures() {
    const missing = requiredWidths(title).filter((width) =>
      story.modes.every(({ viewport }) => viewport !== width),
    );
    if (missing.length > 0)
      problems.push(
        `Stories of ${title} are photographed at ${missing.join(' and ')} too: add \`...everyPage\` (in flows \`...everyFlow\`) of .storybook/modes.ts to the parameters of its meta.`,
      );
    for (const [index, { width, modes }] of modesByWidth(story.modes).entries()) {
      if (index > 0) {
        await resize(page, width);
        if (axe && story.replayed) await setAxe(page, id, false);
        if (story.replayed)
          await replay(page, id).catch((error: unknown) => {
            throw new Error(`At the width ${width}: ${messageOf(error)}`, { cause: error });
          });
      }
      for (const mode of modes) {
        await setTheme(page, mode.theme);
        await watch.settle();
        const { compared, overflow } = await takeSteadyPicture(mode);
        pictures.push(compared);
        if (overflow && mode === modes[0])
          problems.push(
            `At the width ${width} the page can be scrolled sideways by ${overflow.by} px; what reaches furthest is ${overflow.element}.`,
          );
      }
    }
  }
}
