// `npm test`: everything.
import { script } from './processes.mjs';
import { runSteps } from './steps.mjs';
import { steps } from './test-steps.ts';

await runSteps(steps.map((step) => ({ ...step, name: step.script, ...script(step.script) })));
