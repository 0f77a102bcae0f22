// Runs named steps, in groups that may run side by side, and says at the end what passed and what did not.
import { availableParallelism } from 'node:os';
import { capture, run } from './processes.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** As many steps as there are cores, and one for when they wait: more only fight for memory and finish later. */
const AT_ONCE = availableParallelism() + 1;

/**
 * Steps are `{ name, command, args, env, mend }`; `mend` says what to do when it fails. Steps of one group run side
 * by side, begun in their order (the longest first), with their output held back; a lone step shows its output as it
 * comes. Ends the process.
 */
export async function runSteps(groups) {
  const began = performance.now();
  const results = [];
  for (const group of groups) {
    const one = async (step) => {
      const since = performance.now();
      if (group.length === 1) console.log(`\n── ${step.name}`);
      const { code, output } =
        group.length === 1
          ? { code: await run(step.command, step.args, step.env), output: '' }
          : await capture(step.command, step.args, step.env);
      if (code !== 0 && output) console.log(`\n── ${step.name}\n${output.trimEnd()}`);
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name} ${seconds(since)}`);
      if (code !== 0 && step.mend) console.log(`  ${step.mend}`);
      results.push({ name: step.name, passed: code === 0 });
    };
    const waiting = [...group];
    const runInTurn = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await one(step);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, runInTurn));
    const failedHere = results.slice(-group.length).some(({ passed }) => !passed);
    if (failedHere && group.some(({ stops }) => stops)) break;
  }
  const failed = results.filter(({ passed }) => !passed);
  console.log(
    `\nIn ${seconds(began)}${failed.length ? `. Failed: ${failed.map(({ name }) => name).join(', ')}` : ''}`,
  );
  console.log(`Steps: ${results.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}
