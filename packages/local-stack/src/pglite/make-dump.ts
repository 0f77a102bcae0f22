import type { Migration } from '../migrations.ts';
import { systemSchemaSql } from '../system-schema.ts';
import { openPglite } from './database.ts';
import { snapshotsSql } from './snapshots.ts';

/** PGlite's own superuser is called postgres; it replicates nothing; extensions would have to be loaded with it. */
const pageSchemaSql = systemSchemaSql
  .replace(/create role postgres login[^;]+;/, 'create role supabase_admin superuser login;')
  .replace('alter database postgres owner to postgres;', '')
  .replace(/create publication [\s\S]*?;/g, '')
  .replace(/alter publication [^;]+;/g, '')
  .replace(/create extension [^;]+;/g, '');

/** A page holds little, but all of it in memory: 128 MB of buffers would be most of what a database takes. */
const smallSettings = [
  "shared_buffers = '4MB'",
  'max_connections = 5',
  'max_wal_senders = 0',
  "wal_level = 'minimal'",
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  'jit = off',
];

const blockBytes = 512;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Postgres writes and reads its log by pages of this size. */
const logPageBytes = 8_192;

/** The file of an archive without the empty pages at its end, but for one. Postgres writes on where it ends. */
function withoutEmptyEnd(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const content = file.subarray(blockBytes);
  const pages = Math.ceil((content.findLastIndex((byte) => byte !== 0) + 1) / logPageBytes) + 1;
  const kept = file.slice(0, blockBytes + Math.min(pages * logPageBytes, content.length));
  const write = (text: string, at: number) => kept.set(encoder.encode(text), at);
  write((kept.length - blockBytes).toString(8).padStart(11, '0'), 124);
  // The sum of the header's bytes is taken with spaces in its own place.
  write(' '.repeat(8), 148);
  const sum = kept.subarray(0, blockBytes).reduce((total, byte) => total + byte, 0);
  write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return kept;
}

/** The archive without the log that comes before and after the last checkpoint. */
function withoutOldLog(archive: Uint8Array<ArrayBuffer>, needed: string): Uint8Array<ArrayBuffer>[] {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at + blockBytes <= archive.length; ) {
    const text = (from: number, length: number) =>
      decoder.decode(archive.subarray(at + from, at + from + length)).replace(/\0.*$/s, '');
    const name = text(0, 100);
    const content = Number.parseInt(text(124, 12) || '0', 8);
    const length = blockBytes + Math.ceil(content / blockBytes) * blockBytes;
    const file = archive.subarray(at, at + length);
    if (!/pg_wal\/[0-9A-F]{24}$/.test(name)) kept.push(file);
    else if (name.endsWith(needed)) kept.push(withoutEmptyEnd(file));
    at += length;
  }
  return kept;
}

/** Everything that a dump is made from, to tell an old one by. */
export const dumpIngredients: readonly string[] = [
  pageSchemaSql,
  snapshotsSql,
  ...smallSettings,
  String(withoutOldLog),
  String(withoutEmptyEnd),
];

/** Makes the migrated database that pages and tests start from, as PGlite's `loadDataDir` takes it. */
export async function makeDump(migrations: readonly Migration[]): Promise<Blob> {
  const { driver } = await openPglite();
  try {
    await driver.exec(pageSchemaSql);
    for (const { file, sql } of migrations)
      await driver.exec(sql).catch((cause: unknown) => {
        throw new Error(`${file} does not run in PGlite: ${String(cause)}`, { cause });
      });
    await driver.exec(snapshotsSql);
    for (const setting of smallSettings) await driver.exec(`alter system set ${setting}`);
    for (const step of [
      'update pg_database set datistemplate = false',
      'drop database template1',
      'drop database template0',
      'vacuum full',
      'select pg_switch_wal()',
      'checkpoint',
    ])
      await driver.exec(step);
    const { rows } = await driver.query<{ needed: string }>(
      'select redo_wal_file as needed from pg_control_checkpoint()',
    );
    const archive = await driver.dumpDataDir('none');
    return new Blob(withoutOldLog(new Uint8Array(await archive.arrayBuffer()), rows[0]?.needed ?? ''));
  } finally {
    await driver.close();
  }
}
