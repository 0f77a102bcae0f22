import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inTemporaryFolder } from './on-signal.ts';
import { type Outcome, supabase } from './programs.ts';
import type { Step } from './steps.ts';

/** Does one step; its file is gone afterwards, also where the process is told to end. */
export async function carryOut({ args, env = {}, file }: Step): Promise<Outcome> {
  if (file === undefined) return supabase(args, env);
  return inTemporaryFolder('sorella-deploy-', async (folder) => {
    const name = path.join(folder, file.name);
    await writeFile(name, file.text, { mode: 0o600 });
    return supabase([...args, name], env);
  });
}
