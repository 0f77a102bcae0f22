import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, startDatabase } from '../database.ts';
import { deliverMails } from './mail-delivery.ts';

let database: Database;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  database = await startDatabase({ ephemeral: true, seed: false });
});
afterAll(async () => {
  vi.useRealTimers();
  await database.stop();
});

it('has waiting mails sent at the start, and each minute as the schedule of a hosted project does', async () => {
  let rounds = 0;
  const stop = await deliverMails(database.url, async () => {
    rounds += 1;
  });
  expect(rounds).toBe(1);
  for (const round of [2, 3]) {
    vi.advanceTimersByTime(60_000);
    await setImmediate();
    expect(rounds).toBe(round);
  }
  await stop();
  vi.advanceTimersByTime(120_000);
  await setImmediate();
  expect(rounds).toBe(3);
});

it('is ready once the first round is over, so that nobody meets a schedule that never came', async () => {
  let over = false;
  const stop = await deliverMails(database.url, async () => {
    await setImmediate();
    over = true;
  });
  expect(over).toBe(true);
  await stop();
});
