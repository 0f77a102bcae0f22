import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fixtureMigrations } from './fixture.ts';

/** What `pnpm stack --json` prints when it is ready. */
export const readyLine = z.strictObject({
  url: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  databaseUrl: z.string(),
  mailboxUrl: z.string(),
});

/** The program behind `pnpm stack`. */
export const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

const children: ChildProcess[] = [];

/** Starts `pnpm stack` on the fixture's migrations, from this checkout unless another program is named. */
export function launch(args: readonly string[], environment: NodeJS.ProcessEnv = {}, program = cli) {
  const child = spawn(process.execPath, [program, '--migrations', fixtureMigrations, ...args], {
    env: { ...process.env, NODE_ENV: 'development', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += String(chunk);
  });
  return { child, output, ended: once(child, 'exit') };
}

/** The same with `--json`, once it is ready. */
export async function launchReady(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  program = cli,
) {
  const started = launch([...args, '--json'], environment, program);
  const lines = createInterface({ input: started.child.stdout });
  const [line] = await Promise.race([
    once(lines, 'line'),
    started.ended.then(([code]) => {
      throw new Error(`pnpm stack ended with ${code}: ${started.output.stderr}`);
    }),
  ]);
  return { ...started, ready: readyLine.parse(JSON.parse(String(line))) };
}

/** Ends what was launched and still runs, in order. */
export async function endLaunched(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}
