import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { fetchPrograms, program, projectFolder } from '@sorella/supabase/deploy';
import { functionNames } from './deno-functions.ts';

/** Fetches the programs, and what the functions import, while this machine's own settings of the network are there. */
export default async function fetchTools(): Promise<void> {
  await fetchPrograms();
  const folder = path.join(projectFolder, 'supabase/functions');
  for (const name of functionNames())
    await promisify(execFile)(program('deno'), ['cache', '--quiet', '--no-lock', 'index.ts'], {
      cwd: path.join(folder, name),
    });
}
