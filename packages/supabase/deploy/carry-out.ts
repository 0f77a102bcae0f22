import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Outcome, supabase } from './programs.ts';
import type { Step } from './steps.ts';

/** Does one step; its file is gone afterwards. */
export async function carryOut({ args, env = {}, file }: Step): Promise<Outcome> {
  if (file === undefined) return supabase(args, env);
  // Of the owner alone.
  const folder = await mkdtemp(path.join(tmpdir(), 'sorella-deploy-'));
  try {
    const name = path.join(folder, file.name);
    await writeFile(name, file.text, { mode: 0o600 });
    return await supabase([...args, name], env);
  } finally {
    await rm(folder, { recursive: true });
  }
}
