// `pnpm near [REVISION]`: what stands near the files that changed since a revision (the last commit when none is
// named): their format and lint, the unit tests that reach them, and the stories that show them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';
import { runSteps } from './steps.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const [since = 'HEAD'] = process.argv.slice(2);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '-o', '--exclude-standard')];
const files = changed.filter((file) => existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
if (files.length === 0) {
  console.log(`Nothing changed since ${since}.`);
  process.exit();
}

const step = (name, command, ...args) => ({ name, command, args });
const ofCode = [
  step('unit tests', 'vitest', 'related', '--run', '--passWithNoTests', '--reporter=dot', ...code),
  step('stories', process.execPath, 'tests/tools/near-stories.mjs', ...code),
  step('lint', 'oxlint', '--type-aware', '--deny-warnings', ...code),
];
await runSteps([
  ...(code.length ? ofCode : []),
  step('format', 'biome', 'check', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...files),
]);
