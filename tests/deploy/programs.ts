import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where Supabase's CLI and Deno lie. */
export const toolsFolder = fileURLToPath(new URL('tools', import.meta.url));

/** The Supabase CLI project. */
export const projectFolder = fileURLToPath(new URL('../../packages/supabase/', import.meta.url));

const packageFolder = path.join(toolsFolder, 'node_modules');
const { runInstall }: { runInstall: () => string } = createRequire(import.meta.url)(
  path.join(packageFolder, 'deno/install_api.cjs'),
);

/** A program of {@link toolsFolder}: Deno's own, as the one around it would outlive what it is told to end. */
export const program = (name: 'deno' | 'supabase'): string =>
  name === 'deno' ? runInstall() : path.join(packageFolder, '.bin', name);

/** What a program printed, both streams together, and how it ended. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, folder = projectFolder }: { env?: Readonly<Record<string, string>>; folder?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(command, args, {
      cwd: folder,
      env: { PATH, HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the CLI on the project with nothing of this machine but its path and what is given, so that neither a token nor a
 * setting of whoever tests can help it.
 */
export function supabase(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const quiet = { SUPABASE_NO_UPDATE_NOTIFIER: '1', SUPABASE_NO_KEYRING: '1', DO_NOT_TRACK: '1' };
  return run(program('supabase'), [...args, '--agent', 'no'], { env: { ...quiet, ...env } });
}
