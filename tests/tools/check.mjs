// `pnpm check`: everything that can be said about the code without running the product.
import { runSteps } from './steps.mjs';

const node = (name, file, args, mend) => ({ name, command: 'node', args: [file, ...args], mend });

await runSteps([
  [
    {
      name: 'types',
      command: 'tsc',
      args: ['--build'],
      mend: 'Types are checked with tsc --build over all packages.',
    },
    {
      name: 'format',
      command: 'biome',
      args: ['check', '.'],
      mend: 'Run: pnpm format',
    },
  ],
  [
    {
      name: 'lint',
      command: 'oxlint',
      args: ['--type-aware', '--deny-warnings'],
      mend: 'Mend the code; a rule is switched off only in .oxlintrc.json with its reason in CONTRIBUTING.md.',
    },
    {
      name: 'boundaries',
      command: 'depcruise',
      args: ['packages', 'app/src', 'mocks/src', 'tests', '--config', '.dependency-cruiser.cjs'],
      mend: 'The comment of the broken rule in .dependency-cruiser.cjs says where the code belongs.',
    },
    {
      name: 'unused code and dependencies',
      command: 'knip',
      args: [],
      mend: 'Delete what nobody uses.',
    },
    node(
      'database types',
      'packages/local-stack/src/generate-types.ts',
      ['--check'],
      'Run: pnpm types:generate, and commit the result with the migration.',
    ),
    node(
      'public surface',
      'tests/tools/surface.mjs',
      [],
      'Look at the difference; if it is meant: node tests/tools/surface.mjs --update',
    ),
  ],
]);
