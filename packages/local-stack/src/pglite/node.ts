import { projectFolder } from '../database.ts';
import type { StackSettings } from '../settings.ts';
import { readSettings } from '../settings.ts';
import type { Clock } from './clock.ts';
import { openDatabase } from './database.ts';
import { readDump } from './dump.ts';
import { emitWarning } from './node-warnings.ts';
import { type Projects, startProjects } from './projects.ts';

/** Serves projects of this process from a PGlite of its own. */
export async function startNodeProjects(options: {
  readonly now?: Clock;
  readonly settings?: Partial<StackSettings>;
}): Promise<Projects> {
  process.emitWarning = emitWarning;
  const database = await openDatabase({ loadDataDir: await readDump() }, options.now);
  return startProjects(database, { ...readSettings(projectFolder), ...options.settings });
}
