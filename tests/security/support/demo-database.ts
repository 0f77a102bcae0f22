import { startDatabase } from '@sorella/local-stack';
import type { TestProject } from 'vitest/node';
import { chosenMigrations } from '../../tools/chosen-migrations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects as the owner of the project's objects, to a database with the migrations and the demo world. */
    databaseUrl: string;
  }
}

/** One database for the whole run: tests that would change it roll back or work on rows of their own. */
export default async function demoDatabase(project: TestProject): Promise<() => Promise<void>> {
  const database = await startDatabase({ ephemeral: true, seed: true, ...chosenMigrations() });
  project.provide('databaseUrl', database.url);
  return () => database.stop();
}
