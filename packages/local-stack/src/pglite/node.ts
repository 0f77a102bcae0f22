import { projectFolder } from '../database.ts';
import { readSettings } from '../settings.ts';
import type { Clock } from './clock.ts';
import { openDatabase } from './database.ts';
import { readDump } from './dump.ts';
import { type Projects, startProjects } from './projects.ts';

/** Serves projects of this process from a PGlite of its own. */
export async function startNodeProjects(now?: Clock): Promise<Projects> {
  const database = await openDatabase({ loadDataDir: await readDump() }, now);
  return startProjects(database, readSettings(projectFolder));
}
