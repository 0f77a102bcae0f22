import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is known to have the same pixels: of each baseline, the digest of its file and of a screenshot that was compared
 * with it pixel by pixel. A screenshot with that digest needs no decoding. It only saves time: an entry that is missing
 * or whose file has changed since is no entry.
 */
export type Manifest = Readonly<Record<string, string>>;

const placeOf = (baselines: string) => join(baselines, 'manifest.json');

/** The digest of a file's bytes: 132 bits of SHA-256 as text. */
export const digest = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** The entry of a baseline: the digests of its file and of its screenshot. */
export const entryOf = (file: string, screenshot: string): string => `${file} ${screenshot}`;

/** Reads the manifest beside the baselines; an empty one when there is none. */
export function readManifest(baselines: string): Manifest {
  const place = placeOf(baselines);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};
}

/** Writes the manifest, one picture a line, so that two branches that update different pictures merge. */
export function writeManifest(baselines: string, manifest: Manifest): void {
  const lines = Object.entries(manifest).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(placeOf(baselines), `${JSON.stringify(Object.fromEntries(lines), null, 1)}\n`);
}
