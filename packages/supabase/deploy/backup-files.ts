import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const backupSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string().regex(/^\d+$/)).min(1),
  rows: z.record(z.string(), z.int().nonnegative()),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a backup says of itself, in `backup.json`. */
export interface Backup {
  readonly format: 1;
  /** ISO 8601 UTC. */
  readonly madeAt: string;
  /** The versions of the migrations that the database had, oldest first. */
  readonly migrations: readonly string[];
  /** How many rows each table held, by its name in SQL. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of `rows.sql`. */
  readonly digest: string;
}

/** The file of a backup that holds its rows, as SQL. */
export const rowsFile = (folder: string): string => path.join(folder, 'rows.sql');

const backupFile = (folder: string) => path.join(folder, 'backup.json');

/** SHA-256 of a file, in hexadecimal. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Makes a file that its owner alone can read, does some work with it, and has it on the disk before it returns. */
export async function writeOwnFile<T>(file: string, work: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const done = await work(handle);
    await handle.sync();
    return done;
  } finally {
    await handle.close();
  }
}

/** Writes what a backup says of itself, beside its rows. */
export const writeBackup = (folder: string, backup: Backup): Promise<void> =>
  writeOwnFile(backupFile(folder), (file) => file.writeFile(`${JSON.stringify(backup, null, 2)}\n`));

/**
 * Reads a backup, and whether it is whole.
 *
 * @throws Error when there is none, a newer version of this repository wrote it, or its rows are not those that were
 *   written.
 */
export async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(backupFile(folder), 'utf8').catch(() => {
    throw new Error(`${folder} holds no backup: there is no backup.json that can be read.`);
  });
  const read = backupSchema.safeParse(parsed(text));
  if (!read.success) throw new Error(`${backupFile(folder)} is not what \`npm run backup\` writes.`);
  const found = await digestOf(rowsFile(folder)).catch(() => undefined);
  if (found !== read.data.digest)
    throw new Error(
      `${rowsFile(folder)} is not the file that was written: it is damaged, cut off or changed. Take another backup.`,
    );
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
