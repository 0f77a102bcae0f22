// `npm test`: everything.
import { script } from './processes.mjs';
import { runSteps } from './steps.mjs';

const step = (name, scriptName, more = {}) => ({ name, ...script(scriptName), ...more });

await runSteps([
  [step('check', 'check')],
  [step('unit tests', 'unit')],
  [step('boundaries', 'boundaries')],
  [step('security and races on real Postgres', 'security')],
  [step('contract on both servers', 'contract')],
  [step('production build', 'build', { stops: true })],
  [step('bundle budget', 'budget')],
  [step('stories', 'test:stories')],
  [step('journeys', 'journeys')],
]);
