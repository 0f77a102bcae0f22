import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type Mode, requiredWidths, themes, viewports, type Width } from '../../../.storybook/modes.ts';
import { type Court, type JudgedPicture, judge } from './judge.ts';
import { pictureName } from './naming.ts';
import type { PageWatch } from './page-watch.ts';
import { photograph, replay, resize } from './photograph.ts';

/** A story as its page knows it. */
export interface SeenStory {
  id: string;
  title: string;
  name: string;
  /** Whether it is photographed. */
  visual: boolean;
  modes: readonly Mode[];
}

/** What a visit leaves for the report. */
export interface VisitedStory {
  id: string;
  title: string;
  name: string;
  pictures: JudgedPicture[];
  /** Sentences about what is wrong besides pictures. */
  problems: string[];
}

const isMode = (value: unknown): value is Mode =>
  typeof value === 'object' &&
  value !== null &&
  'theme' in value &&
  'viewport' in value &&
  themes.some((theme) => theme === value.theme) &&
  Object.keys(viewports).includes(String(value.viewport));

/** Reads a story's tags and modes in the page, before it is drawn. */
export async function readStory(
  page: Page,
  { id, title, name }: { id: string; title: string; name: string },
): Promise<SeenStory> {
  const { tags, modes } = await page.evaluate(async (id) => {
    const getContext = Reflect.get(globalThis, '__getContext');
    const { tags, parameters } = await getContext(id);
    return { tags, modes: parameters.chromatic?.modes ?? {} };
  }, id);
  const known = Object.values(modes).filter(isMode);
  if (known.length !== Object.keys(modes).length)
    throw new Error(
      `${id} has modes that nothing here can draw: make them with modes() of .storybook/modes.ts.`,
    );
  return { id, title, name, visual: Array.isArray(tags) && tags.includes('visual'), modes: known };
}

/** A story's modes, those of one width together and in their order. */
export function modesByWidth(modes: readonly Mode[]): { width: Width; modes: Mode[] }[] {
  const widths = [...new Set(modes.map(({ viewport }) => viewport))];
  return widths.map((width) => ({ width, modes: modes.filter(({ viewport }) => viewport === width) }));
}

/** Where a run's programs agree on what to do, by way of the environment since a test runner stands between them. */
export function courtFromEnvironment(env: NodeJS.ProcessEnv = process.env): Court {
  const { VISUAL_ACCEPTED: accepted, VISUAL_REPORT: report, VISUAL_DOES: does } = env;
  if (!accepted || !report || (does !== 'compare' && does !== 'accept' && does !== 'look'))
    throw new Error(
      'Stories are photographed by `pnpm visual` and `pnpm test:stories`, not by test-storybook itself.',
    );
  return { accepted, report, does };
}

async function leave(court: Court, visited: VisitedStory): Promise<void> {
  await mkdir(join(court.report, 'stories'), { recursive: true });
  await writeFile(join(court.report, 'stories', `${visited.id}.json`), JSON.stringify(visited));
}

/** Leaves in the report that a story failed before it could be photographed. */
export async function noteFailure({ id, title, name }: SeenStory): Promise<void> {
  const problems = ['It failed before it could be photographed: what the run printed says why.'];
  await leave(courtFromEnvironment(), { id, title, name, pictures: [], problems });
}

const sentenceOf = (
  { name, mode, outcome, pixels, sizes }: JudgedPicture,
  id: string,
): string | undefined => {
  if (outcome === 'new')
    return `There is no accepted picture for ${mode.theme} ${mode.viewport}: look at pictures/${name} in the report, then \`pnpm visual --update ${id}\`.`;
  if (outcome !== 'changed') return undefined;
  const size = sizes ? ` and it is ${sizes.after}, no longer ${sizes.before}` : '';
  return `The picture for ${mode.theme} ${mode.viewport} is not the accepted one: ${pixels} pixels differ${size}. Look at the report, then mend the story or \`pnpm visual --update ${id}\`.`;
};

/**
 * Takes and judges all pictures of a story that has just been played at the first of its widths. Leaves what it found
 * in the report's folder, and rejects with it in sentences when something has to be looked at.
 */
export async function photographStory(page: Page, watch: PageWatch, story: SeenStory): Promise<void> {
  const court = courtFromEnvironment();
  const { id, title, name } = story;
  const pictures: JudgedPicture[] = [];
  const problems: string[] = [];
  const missing = requiredWidths(title).filter((width) =>
    story.modes.every(({ viewport }) => viewport !== width),
  );
  if (missing.length > 0)
    problems.push(
      `Stories of ${title} are photographed at ${missing.join(' and ')} too: add \`...everyPage\` of .storybook/modes.ts to the parameters of its meta.`,
    );
  try {
    for (const [index, { width, modes }] of modesByWidth(story.modes).entries()) {
      if (index > 0) {
        await resize(page, width);
        await replay(page, id).catch((error: unknown) => {
          throw new Error(
            `At the width ${width}: ${error instanceof Error ? error.message : String(error)}`,
            { cause: error },
          );
        });
      }
      for (const { mode, picture, over } of await photograph(page, watch, modes, story)) {
        pictures.push(await judge(court, pictureName(id, mode), mode, picture));
        if (over && mode === modes[0])
          problems.push(
            `At the width ${width} the page can be scrolled sideways by ${over.by} px; what reaches furthest is ${over.element}.`,
          );
      }
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  await leave(court, { id, title, name, pictures, problems });
  const sentences = [...problems, ...pictures.flatMap((picture) => sentenceOf(picture, id) ?? [])];
  if (sentences.length > 0) {
    const error = new Error(sentences.join('\n'));
    // Where this file threw it helps nobody.
    error.stack = error.message;
    throw error;
  }
}
