// `pnpm bench`: 10,000 random walks over every machine; WALKS_SEED repeats a run.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['run', '--project', 'core', 'machines/walks', '-t', 'random walks'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, WALKS: '10000' },
});
process.exitCode = status ?? 1;
