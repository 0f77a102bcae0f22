import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { arch, platform, release } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

import { digestOf } from './results.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\0')
    .filter(Boolean);

/** The digest that git gives a file's content: it stays the same when the file is committed. */
const blobDigest = (content: Buffer) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

let files: Map<string, string> | undefined;

/**
 * The digest of every file of the repository as it lies in the working tree, by its path from the root: those that git
 * knows and those that it would add.
 */
export function fileDigests(): ReadonlyMap<string, string> {
  if (files) return files;
  const found = new Map<string, string>();
  for (const line of git('ls-files', '-s', '-z')) {
    const [, digest = '', path = ''] = /^\d+ (\w+) \d\t(.*)$/s.exec(line) ?? [];
    found.set(path, digest);
  }
  const touched = [
    ...git('diff-files', '--name-only', '-z'),
    ...git('ls-files', '-o', '--exclude-standard', '-z'),
  ];
  for (const path of touched) {
    const file = join(root, path);
    if (existsSync(file) && statSync(file).isFile()) found.set(path, blobDigest(readFileSync(file)));
    else found.delete(path);
  }
  files = new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return files;
}

/** One digest of all files for which `wanted` holds, their paths included. */
export function digestOfFiles(wanted: (path: string) => boolean): string {
  return digestOf([...fileDigests()].flatMap(([path, digest]) => (wanted(path) ? [path, digest] : [])));
}

/** Whether a path lies in one of these folders, or is one of these files. */
export const isIn = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`));

let machine: string | undefined;

/** What every result depends on besides files of the repository: packages, Node, the system, its fonts and the time zone. */
export function machineDigest(): string {
  const fonts = () => {
    try {
      return execFileSync('fc-list', { encoding: 'utf8' }).split('\n').toSorted().join('\n');
    } catch {
      return 'no fontconfig';
    }
  };
  machine ??= digestOf([
    fileDigests().get('pnpm-lock.yaml') ?? '',
    fileDigests().get('pnpm-workspace.yaml') ?? '',
    process.version,
    platform(),
    arch(),
    release(),
    process.env['CHROME_PATH'] ?? '',
    process.env['TZ'] ?? '',
    process.env['LANG'] ?? '',
    fonts(),
  ]);
  return machine;
}
