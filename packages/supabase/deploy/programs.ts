import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The Supabase CLI project's own folder. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const toolsFolder = fileURLToPath(new URL('tools', import.meta.url));
const packageFolder = path.join(toolsFolder, 'node_modules');

/**
 * Fetches Supabase's CLI and Deno when they are first wanted, as `tools/pnpm-lock.yaml` pins them by their digests:
 * together they weigh 240 MB, which `npm start` never asks for.
 *
 * @throws Error with what was printed when they cannot be had.
 */
export async function fetchPrograms(): Promise<void> {
  const read = (file: string) => readFile(path.join(toolsFolder, file), 'utf8').catch(() => undefined);
  const [wanted, there] = await Promise.all([read('pnpm-lock.yaml'), read('node_modules/.pnpm/lock.yaml')]);
  if (wanted === there) return;
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  const { packageManager }: { packageManager: string } = JSON.parse(text);
  const alone = ['--ignore-workspace', '--ignore-scripts', '--frozen-lockfile'];
  await promisify(execFile)('npx', ['-y', packageManager, 'install', '--dir', toolsFolder, ...alone]);
}

/** A program that {@link fetchPrograms} brings: Deno's own, as the one around it would outlive what it is told to end. */
export function program(name: 'deno' | 'supabase'): string {
  if (name === 'supabase') return path.join(packageFolder, '.bin', name);
  const { runInstall }: { runInstall: () => string } = createRequire(import.meta.url)(
    path.join(packageFolder, 'deno/install_api.cjs'),
  );
  return runInstall();
}

/** What a program printed, both streams together, and how it ended. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
  /** What it printed as its answer, without what it says of its work. */
  readonly printed: string;
}

/** What {@link run} can be told. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** An open file that takes what it prints; only what it says of failures is then its output. */
  readonly into?: number;
}

/** Runs a program to its end, with nothing of this machine's environment but what it needs to be found. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, folder = projectFolder, into }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(command, args, {
      cwd: folder,
      env: { PATH, HOME, ...env },
      stdio: ['ignore', into ?? 'pipe', 'pipe'],
    });
    let output = '';
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (stream === child.stdout) printed += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, printed }));
  });
}

/** Runs the CLI on the project. What it must keep to itself comes in `env`, as everybody on a machine can read arguments. */
export const supabase = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> =>
  run(program('supabase'), [...args, '--agent', 'no'], {
    env: { SUPABASE_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1', ...env },
  });
