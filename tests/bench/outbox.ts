// `pnpm bench`: a crash at every await of every script of four operations, and a million random lives of an outbox (or
// as many as its argument says), half of them on a device whose tabs see late what others wrote, on all cores; OUTBOX_SEED repeats a run.
import { availableParallelism } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { allScripts, anySchedule, crashEverywhere, live } from '@sorella/core/offline/testing';
import * as fc from 'fast-check';

/** Lives made at once: more would only take memory. */
const CHUNK = 5_000;

/** Operations of the longest scripts. */
const SCRIPT_LENGTH = 4;

/** Runs after all promises have come to rest. */
const rest = () =>
  new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });

/** One chunk; gives the lives in which a law was broken. */
async function runChunk(seed: number) {
  const found = [];
  for (const schedule of fc.sample(anySchedule, { seed, numRuns: CHUNK })) {
    const broken = await live(schedule, rest);
    if (broken) found.push(broken);
  }
  return found;
}

async function main() {
  const lives = Number(process.argv[2] ?? 1_000_000);
  const seed = Number(process.env['OUTBOX_SEED'] ?? Date.now() % 2 ** 31);
  const cores = availableParallelism();
  const chunks = Math.ceil(lives / CHUNK);
  const began = performance.now();
  const scripts = allScripts(SCRIPT_LENGTH).length;
  console.info(
    `${scripts} crash scripts and ${chunks * CHUNK} lives of an outbox on ${cores} cores, OUTBOX_SEED=${seed}`,
  );
  let broken = false;
  await Promise.all(
    Array.from(
      { length: cores },
      (_, core) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: { seed, core, cores, chunks } });
          worker.on('error', reject);
          worker.on('exit', (code) => {
            broken ||= code !== 0;
            resolve();
          });
        }),
    ),
  );
  const seconds = (performance.now() - began) / 1_000;
  console.info(
    `${broken ? 'broken' : 'all hold'}, ${seconds.toFixed(1)} s, ${Math.round((chunks * CHUNK) / seconds)} lives a second`,
  );
  process.exitCode = broken ? 1 : 0;
}

async function work({ seed, core, cores, chunks }: Record<'seed' | 'core' | 'cores' | 'chunks', number>) {
  Error.stackTraceLimit = 0;
  for (const [index, script] of allScripts(SCRIPT_LENGTH).entries()) {
    if (index % cores !== core) continue;
    const { broken } = await crashEverywhere(script, rest);
    if (broken.length === 0) continue;
    console.error(JSON.stringify({ script, broken }));
    process.exitCode = 1;
  }
  for (let chunk = core; chunk < chunks; chunk += cores)
    for (const found of await runChunk(seed + chunk)) {
      console.error(JSON.stringify(found));
      process.exitCode = 1;
    }
}

await (isMainThread ? main() : work(workerData));
