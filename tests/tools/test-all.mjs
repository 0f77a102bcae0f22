// `npm test`: everything whose result is not known. `npm test -- --all` runs everything, `npm test -- --shard 1/4` the
// first quarter of it, for hosts that have several machines.
import { parseArgs } from 'node:util';
import { readShard, shareOf } from './kept/shard.ts';
import { script } from './processes.mjs';
import { runSteps } from './steps.mjs';
import { steps } from './test-steps.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, shard: { type: 'string' } } });
const env = {
  ...(values.all && { KEPT_RESULTS: 'none' }),
  ...(values.shard && { TEST_SHARD: values.shard }),
};
const shard = readShard(values.shard);
// What deals its own parts runs in every shard, and the build that it needs; of the others each has its share.
const dealt = new Set(
  shareOf(
    steps.filter(({ parts }) => !parts),
    shard,
  ),
);
const wanted = steps.filter((step) => step.parts || dealt.has(step));
const needed = new Set(wanted.flatMap(({ after = [] }) => after));
await runSteps(
  steps
    .filter((step) => step.parts || dealt.has(step) || needed.has(step.script))
    .map((step) => ({ ...step, name: step.script, ...script(step.script), env })),
);
