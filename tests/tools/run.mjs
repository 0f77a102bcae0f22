// The way in on a fresh clone: plain Node, no packages. Installs when the lock file changed, then runs a script.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function pnpm(...args) {
  const { status } = spawnSync('npx', ['-y', packageManager, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const manifests = [
  '',
  'app',
  'mocks',
  'tests',
  'packages/core',
  'packages/local-stack',
  'packages/supabase',
  'packages/ui',
];
const inputs = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...manifests.map((folder) => join(folder, 'package.json')),
];
const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
for (const file of inputs) hash.update(readFileSync(join(root, file)));
const installed = hash.digest('hex');
const stamp = join(root, 'node_modules', '.installed');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== installed) {
  pnpm('install', '--frozen-lockfile');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, installed);
}

const [script, ...rest] = process.argv.slice(2);
if (script) pnpm('run', script, ...rest);
