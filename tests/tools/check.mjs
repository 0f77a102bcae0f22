// `pnpm check`: everything that can be said about the code without running the product.
import { script } from './processes.mjs';
import { runSteps } from './steps.mjs';

/** The compiler and the linter are Go programs that end too soon to collect often. */
const step = (name, scriptName, mend) => ({
  name,
  ...script(scriptName),
  env: { GOGC: '400' },
  mend,
});

// The longest first.
await runSteps([
  [
    step('types', 'check:types', 'Mend the types; all packages are checked together.'),
    step(
      'lint',
      'check:lint',
      'Mend the code; a rule is switched off only in .oxlintrc.json, with its reason in CONTRIBUTING.md.',
    ),
    step(
      'stories',
      'check:stories',
      'Write the story or the tag that each line asks for; what makes no sense is spared in the meta of its stories, with the reason.',
    ),
    step(
      'public surface',
      'check:surface',
      'Look at the difference; if it is meant: pnpm check:surface --update',
    ),
    step('unused code and dependencies', 'check:unused', 'Delete what nobody uses.'),
    step(
      'boundaries',
      'check:boundaries',
      'The comment of the broken rule in .dependency-cruiser.cjs says where the code belongs.',
    ),
    step(
      'trace',
      'check:trace',
      'Each line says what to do; the list is tests/trace/requirements.json, the record tests/trace/tests.txt.',
    ),
    step(
      'database types',
      'check:database-types',
      'Run: pnpm types:generate, and commit the result with the migration.',
    ),
    step('format', 'check:format', 'Run: pnpm format'),
  ],
]);
