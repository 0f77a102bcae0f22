// Runs named steps side by side, and says at the end what passed and what did not.
import { availableParallelism } from 'node:os';
import { capture } from './processes.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** One more than there are cores, for when a step waits: with more they only fight for memory and finish later. */
const CAPACITY = availableParallelism() + 1;

/** So many last lines of a failed step stand again below everything: a log that was cut still tells what failed. */
const LAST_LINES = 50;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {string} [mend] What to do when it fails.
 * @property {number} [cores] How many cores it keeps busy by itself; 1 when not said.
 * @property {string[]} [after] Names of the steps whose work it needs; when one fails, it does not run.
 */

/**
 * Runs each step as soon as what it needs is done and there is room for it, in the order of the list (the longest
 * first). What a step prints is held back until it ends; with `quiet` only that of a failed one is shown. Ends the
 * process.
 *
 * @param {Step[]} steps
 */
export async function runSteps(steps, { quiet = false } = {}) {
  const began = performance.now();
  const waiting = [...steps];
  const passed = new Set();
  /** What each step that failed printed, by its name. */
  const failed = new Map();
  const running = new Map();
  let busy = 0;

  const run = async ({ name, command, args, env, mend, cores = 1 }) => {
    const since = performance.now();
    busy += cores;
    if (!quiet) console.log(`… ${name}`);
    const { code, output } = await capture(command, args, env);
    busy -= cores;
    running.delete(name);
    if (output.trim() && (code !== 0 || !quiet)) console.log(`\n── ${name}\n${output.trimEnd()}`);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds(since)}`);
    if (code !== 0 && mend) console.log(`  ${mend}`);
    if (code === 0) passed.add(name);
    else failed.set(name, output.trimEnd());
  };

  const fits = ({ after = [], cores = 1 }) =>
    after.every((name) => passed.has(name)) && (running.size === 0 || busy + cores <= CAPACITY);
  for (;;) {
    for (let at = waiting.findIndex(fits); at >= 0; at = waiting.findIndex(fits)) {
      const [step] = waiting.splice(at, 1);
      running.set(step.name, run(step));
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }

  if (!quiet)
    for (const [name, output] of failed)
      console.log(
        `\n── The end of ${name}, which failed\n${output.split('\n').slice(-LAST_LINES).join('\n')}`,
      );
  console.log(`\nIn ${seconds(began)}${failed.size ? `. Failed: ${[...failed.keys()].join(', ')}` : ''}`);
  if (waiting.length)
    console.log(`Not run, for want of what they need: ${waiting.map(({ name }) => name).join(', ')}`);
  console.log(`Steps: ${passed.size} passed, ${failed.size + waiting.length} failed`);
  process.exit(passed.size === steps.length ? 0 : 1);
}
