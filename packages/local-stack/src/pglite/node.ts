import type { StackSettings } from '../settings.ts';
import type { Clock } from './clock.ts';
import type { Projects } from './projects.ts';

async function loadCode() {
  // Lite puts another way to warn in the place of Node's, which throws at a warning that is no text.
  const { emitWarning } = process;
  const [
    { projectFolder },
    { functionsIn },
    { readSettings },
    { openDatabase },
    { readDump },
    { startProjects },
  ] = await Promise.all([
    import('../database.ts'),
    import('../functions/functions-in-folder.ts'),
    import('../settings.ts'),
    import('./database.ts'),
    import('./dump.ts'),
    import('./projects.ts'),
  ]);
  process.emitWarning = emitWarning;
  return { projectFolder, functionsIn, readSettings, openDatabase, readDump, startProjects };
}

/** Serves projects of this process from a PGlite of its own. */
export async function startNodeProjects(options: {
  readonly now?: Clock;
  readonly settings?: Partial<StackSettings>;
}): Promise<Projects> {
  const { projectFolder, functionsIn, readSettings, openDatabase, readDump, startProjects } =
    await loadCode();
  const database = await openDatabase({ loadDataDir: await readDump() }, options.now);
  const settings = { ...readSettings(projectFolder), ...options.settings };
  return startProjects(database, settings, functionsIn(`${projectFolder}/functions`));
}
