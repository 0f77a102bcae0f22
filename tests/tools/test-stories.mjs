// Builds Storybook and runs every story in a real browser: smoke, play, axe.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { listen, root, run } from './processes.mjs';

const folder = join(root, 'storybook-static');
if (!process.argv.includes('--no-build') || !existsSync(folder)) {
  const built = await run('storybook', ['build', '-o', folder, '--quiet']);
  if (built !== 0) process.exit(built);
}
const site = await listen(sirv(folder));
const code = await run(
  'test-storybook',
  ['--url', site.url, '--maxWorkers=2', ...process.argv.slice(2).filter((a) => a !== '--no-build')],
  {
    TARGET_URL: site.url,
  },
);
await site.close();
process.exit(code);
