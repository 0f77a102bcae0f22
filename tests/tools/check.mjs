// `pnpm check`: everything that can be said about the code without running the product. Every script of package.json
// whose name begins with `check:` is a step of it, begun in the order in which they stand there (the longest first).
import { script, scriptNames } from './processes.mjs';
import { runSteps } from './steps.mjs';

/** What to do when a step fails that does not say so itself. */
const MENDS = {
  'check:types': 'Mend the types; all packages are checked together.',
  'check:lint':
    'Mend the code; a rule is switched off only in .oxlintrc.json, with its reason in CONTRIBUTING.md.',
  'check:unused': 'Delete what nobody uses.',
  'check:boundaries':
    'The comment of the broken rule in .dependency-cruiser.cjs says where the code belongs.',
  'check:database-types': 'Run: pnpm types:generate, and commit the result with the migration.',
  'check:stored':
    'Do what each line asks for; CONTRIBUTING.md says what a change of an entity does to devices.',
  'check:seed': 'Run: pnpm seed:generate, and commit the result with the demo world.',
  'check:format': 'Run: pnpm format',
};

const steps = scriptNames()
  .filter((name) => name.startsWith('check:'))
  // The compiler and the linter are Go programs that end too soon to collect often.
  .map((name) => ({ name, ...script(name), env: { GOGC: '400' }, mend: MENDS[name] }));

await runSteps(steps, { quiet: true });
