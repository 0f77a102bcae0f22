// The way in on a fresh clone: plain Node, no packages. Installs when the lock file changed, then runs a script.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { packageManager, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Runs a program to its end, with the signals that this one gets; resolves when it went well, else ends as it did. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    // Told to end, npm ends the shell in between, which does not pass that on.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid === parent || pass('SIGTERM'), 250);
    if (!process.env.npm_lifecycle_event) clearInterval(watch);
    child.once('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, pass);
      clearInterval(watch);
      if (code === 0) resolve();
      else process.exit(code ?? 1);
    });
  });
}

const pnpm = (...args) =>
  run('npx', ['-y', packageManager, ...args], { shell: process.platform === 'win32' });

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
  console.log(
    `Installing the packages with ${packageManager}: the first time, npx fetches that, which may take a minute.`,
  );
  await pnpm('install', '--frozen-lockfile');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, installed);
}

const [script, ...rest] = process.argv.slice(2);
const programs = join(root, 'node_modules', '.bin');
const plain = script && /^node( [\w./-]+)+$/.exec(scripts[script] ?? '');
if (plain && existsSync(join(programs, 'node')) && process.platform !== 'win32') {
  // At once: npx looks for pnpm first, and may ask the network for it.
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` };
  await run(join(programs, 'node'), [...scripts[script].split(' ').slice(1), ...rest], { env });
} else if (script) {
  console.log(`Running ${script} with ${packageManager} …`);
  await pnpm('run', script, ...rest);
}
