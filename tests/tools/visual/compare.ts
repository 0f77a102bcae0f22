import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mode } from '../../../.storybook/modes.ts';
import type { Change } from './change.ts';
import { diffPictures } from './diff.ts';
import { digest, entryOf, type Manifest } from './manifest.ts';
import { readPixels, writePicture } from './pixels.ts';

/**
 * What became of a picture: as the baseline, different, without a baseline, accepted as the baseline just now, or taken
 * by a browser whose pictures are not compared.
 */
export type Outcome = 'same' | 'changed' | 'new' | 'accepted' | 'uncompared';

/** One picture of a run; `name` is its path below each folder of pictures. */
export interface ComparedPicture {
  name: string;
  mode: Mode;
  outcome: Outcome;
  /** The digest of the screenshot as the browser took it. */
  screenshot: string;
  /** Pixels that differ. */
  pixels?: number;
  /** What kind of change it is, by which the review groups. */
  change?: Change;
  /** Said when the size changed. */
  sizes?: { before: string; after: string };
}

/** What a run does with its pictures, and where they are. */
export interface VisualConfig {
  /** The folder of the accepted pictures. */
  baselines: string;
  /** The report's folder. */
  report: string;
  /** `update` writes baselines, `compare` never does, `record` does neither since the browser is another. */
  task: 'compare' | 'update' | 'record';
  manifest: Manifest;
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/**
 * Compares one screenshot with its baseline, and leaves what the report shows of it in the report's folder.
 */
export async function compare(
  config: VisualConfig,
  name: string,
  mode: Mode,
  taken: Buffer,
): Promise<ComparedPicture> {
  const places = {
    now: join(config.report, 'pictures', name),
    before: join(config.report, 'before', name),
    difference: join(config.report, 'difference', name),
  };
  await Promise.all([rm(places.before, { force: true }), rm(places.difference, { force: true })]);
  const screenshot = digest(taken);
  const baseline = config.task === 'record' ? undefined : await read(join(config.baselines, name));
  const isKnown = baseline && config.manifest[name] === entryOf(digest(baseline), screenshot);
  const found = isKnown ? { outcome: 'same' as const } : baseline && (await diffPictures(baseline, taken));
  if (baseline && found?.outcome === 'same') {
    await write(places.now, baseline);
    return { name, mode, outcome: 'same', screenshot };
  }
  const picture = await writePicture(await readPixels(taken));
  await write(places.now, picture);
  if (config.task === 'record') return { name, mode, outcome: 'uncompared', screenshot };
  if (config.task === 'update') await write(join(config.baselines, name), picture);
  const outcome = config.task === 'update' ? 'accepted' : found ? 'changed' : 'new';
  if (!baseline || found?.outcome !== 'changed') return { name, mode, outcome, screenshot };
  await write(places.before, baseline);
  await write(places.difference, found.picture);
  const { pixels, sizes, change } = found;
  return { name, mode, outcome, screenshot, pixels, change, ...(sizes && { sizes }) };
}
