import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, startDatabase } from '@sorella/local-stack';

/** A database as a new project has it: roles, schemas and revocations of Supabase, and nothing of ours. */
export async function startEmptyDatabase(): Promise<Database> {
  const nothing = await mkdtemp(path.join(tmpdir(), 'sorella-no-migrations-'));
  try {
    return await startDatabase({ ephemeral: true, seed: false, migrationsDir: nothing });
  } finally {
    await rm(nothing, { recursive: true });
  }
}
