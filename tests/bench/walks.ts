// `pnpm bench`: 10,000 random walks over every machine, WALKS_SEED repeats a run; 100,000 random lives of a form in two
// tabs, FORM_SEED repeats those.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'core', 'machines/walks', 'editing/form-lives', '-t', 'random'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, WALKS: '10000', FORM_LIVES: '100000' },
  },
);
process.exitCode = status ?? 1;
