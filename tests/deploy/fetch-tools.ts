import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Fetches Supabase's CLI and Deno when they are first wanted, as `tools/pnpm-lock.yaml` pins them by their digests:
 * together they weigh 240 MB, which `npm start` never asks for.
 *
 * @throws Error with what was printed when they cannot be had.
 */
export default async function fetchTools(): Promise<void> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { packageManager }: { packageManager: string } = JSON.parse(text);
  const alone = ['--ignore-workspace', '--ignore-scripts', '--frozen-lockfile'];
  const folder = fileURLToPath(new URL('tools', import.meta.url));
  await promisify(execFile)('npx', ['-y', packageManager, 'install', '--dir', folder, ...alone]);
}
