// `npm test`: everything.
import { runSteps } from './steps.mjs';

const step = (name, command, args, more = {}) => ({ name, command, args, ...more });

await runSteps([
  [step('check', 'node', ['tests/tools/check.mjs'])],
  [step('unit tests', 'vitest', ['run'])],
  [step('security and races on real Postgres', 'vitest', ['run', '--config', 'tests/security/vitest.config.ts'])],
  [step('contract on both servers', 'vitest', ['run', '--config', 'tests/contract/vitest.config.ts'])],
  [step('production build', 'pnpm', ['--filter', '@sorella/app', 'build'], { stops: true })],
  [step('bundle budget', 'node', ['tests/tools/budget.mjs'])],
  [step('stories', 'node', ['tests/tools/test-stories.mjs'])],
  [step('journeys', 'node', ['tests/tools/journeys.mjs'])],
]);
