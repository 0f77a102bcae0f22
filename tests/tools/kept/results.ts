import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** Results that nobody has asked for in so many milliseconds are deleted. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60_000;

/** A digest of texts, in their order: 132 bits of SHA-256 as text. */
export function digestOf(parts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('base64url').slice(0, 22);
}

/** Results of one kind, under keys of everything that they depend on. Only what passed is kept. */
export interface KeptResults<Result> {
  /** The result under a key; undefined when there is none, or when everything is to run. */
  find(key: string): Result | undefined;
  keep(key: string, result: Result): void;
  /** Deletes what nobody has asked for in a month. */
  forget(): Promise<void>;
}

/** Whether a command said that everything runs, whatever is known: `npm test -- --all`. */
export const isEverythingAsked = (): boolean => process.env['KEPT_RESULTS'] === 'none';

let folder: string | undefined;

/** Where results lie: in git's own folder, which worktrees share and no commit holds. Safe to delete. */
export function keptFolder(): string {
  folder ??= join(
    execFileSync('git', ['rev-parse', '--path-format=absolute', '--git-common-dir'], {
      cwd: root,
      encoding: 'utf8',
    }).trim(),
    'sorella-results',
  );
  return folder;
}

/**
 * Opens the results of a kind. `parse` reads one back, and throws when it is none.
 *
 * A checkout without git (an archive) keeps nothing: everything runs.
 */
export function keptResults<Result>(kind: string, parse: (json: unknown) => Result): KeptResults<Result> {
  const place = safely(() => join(keptFolder(), kind));
  const fileOf = (key: string) => (place === undefined ? undefined : join(place, `${key}.json`));
  return {
    find(key) {
      const file = fileOf(key);
      if (file === undefined || isEverythingAsked() || !existsSync(file)) return undefined;
      // A file that was cut off by a full disk is no result.
      const result = safely(() => parse(JSON.parse(readFileSync(file, 'utf8'))));
      if (result !== undefined) safely(() => utimesSync(file, new Date(), new Date()));
      return result;
    },
    keep(key, result) {
      const file = fileOf(key);
      if (place === undefined || file === undefined) return;
      mkdirSync(place, { recursive: true });
      writeFileSync(file, JSON.stringify(result));
    },
    async forget() {
      if (place === undefined || !existsSync(place)) return;
      const oldest = Date.now() - FORGOTTEN_AFTER_MS;
      const files = readdirSync(place).map((name) => join(place, name));
      const old = files.filter((file) => (safely(() => statSync(file).mtimeMs) ?? oldest) < oldest);
      await Promise.all(old.map((file) => rm(file, { force: true })));
    },
  };
}

function safely<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
