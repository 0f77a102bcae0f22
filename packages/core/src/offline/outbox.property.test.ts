import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySchedule, runSchedule, type Schedule } from './testing/index.ts';

const SCHEDULES = Number(process.env['OUTBOX_SCHEDULES'] ?? 100_000);
const BATCH = 16;
const seed = Number(process.env['OUTBOX_SEED'] ?? Date.now() % 2 ** 31);

const rest = () => new Promise<void>((resolve) => void setImmediate(resolve));

async function runAll(schedules: readonly Schedule[]) {
  let runs = schedules.map((schedule) => ({ schedule, run: runSchedule(schedule) }));
  const all = runs;
  while (runs.length > 0) {
    runs = runs.filter(({ run }) => run.step());
    await rest();
  }
  return all.filter(({ run }) => run.broken().length > 0).map(({ schedule, run }) => ({ schedule, broken: run.broken() }));
}

it('holds', { timeout: 600_000 }, async () => {
  console.info('seed', seed);
  let t = performance.now();
  const schedules = fc.sample(anySchedule, { numRuns: SCHEDULES, seed });
  console.info('sampled', performance.now() - t);
  t = performance.now();
  let found: Awaited<ReturnType<typeof runAll>> = [];
  for (let i = 0; i < schedules.length; i += BATCH) found.push(...(await runAll(schedules.slice(i, i + BATCH))));
  console.info('ran', performance.now() - t, found.length);
  found.sort((a, b) => a.schedule.script.length - b.schedule.script.length);
  console.info(JSON.stringify(found.slice(0, 3), null, 1));
  expect(found.length).toBe(0);
});
