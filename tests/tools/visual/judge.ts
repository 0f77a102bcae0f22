import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mode } from '../../../.storybook/modes.ts';
import { comparePictures } from './compare.ts';
import { readPixels, writePicture } from './pixels.ts';

/**
 * What became of a picture: as accepted, different, never accepted, accepted just now, or taken by a browser whose
 * pictures are not compared.
 */
export type Outcome = 'same' | 'changed' | 'new' | 'accepted' | 'uncompared';

/** One picture of a run; `name` is its path below each folder of pictures. */
export interface JudgedPicture {
  name: string;
  mode: Mode;
  outcome: Outcome;
  /** Pixels that differ. */
  pixels?: number;
  /** Said when the size changed. */
  sizes?: { before: string; after: string };
}

/** What a run does with what it sees, and where it puts it. */
export interface Court {
  /** The accepted pictures. */
  accepted: string;
  /** The report's folder. */
  report: string;
  /** `accept` writes, `compare` never does, `look` does neither since the browser is another. */
  does: 'compare' | 'accept' | 'look';
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
 * Compares one picture, as the browser took it, with the accepted one, and leaves what the report shows of it in the
 * report's folder.
 */
export async function judge(court: Court, name: string, mode: Mode, taken: Buffer): Promise<JudgedPicture> {
  const places = {
    now: join(court.report, 'pictures', name),
    before: join(court.report, 'before', name),
    difference: join(court.report, 'difference', name),
  };
  await Promise.all([rm(places.before, { force: true }), rm(places.difference, { force: true })]);
  const accepted = court.does === 'look' ? undefined : await read(join(court.accepted, name));
  const found = accepted && (await comparePictures(accepted, taken));
  if (accepted && found?.outcome === 'same') {
    await write(places.now, accepted);
    return { name, mode, outcome: 'same' };
  }
  const picture = await writePicture(await readPixels(taken));
  await write(places.now, picture);
  if (court.does === 'look') return { name, mode, outcome: 'uncompared' };
  if (court.does === 'accept') await write(join(court.accepted, name), picture);
  const outcome = court.does === 'accept' ? 'accepted' : found ? 'changed' : 'new';
  if (!accepted || found?.outcome !== 'changed') return { name, mode, outcome };
  await write(places.before, accepted);
  await write(places.difference, found.difference);
  return { name, mode, outcome, pixels: found.pixels, ...(found.sizes && { sizes: found.sizes }) };
}
