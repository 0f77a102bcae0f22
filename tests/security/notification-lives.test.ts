import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Crowd, gather } from './support/crowd.ts';
import { notificationLife, settleIn } from './support/notification-lives.ts';

/** Four hundred steps; `pnpm bench:notifications` lives a hundred thousand. */
const LIVES = 5;
const STEPS = 80;

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gather(1);
  await settleIn(crowd);
});
afterAll(() => crowd.leave());

it('whatever members, organizers and senders do, and wherever a sender crashes: what happened is told once on each channel that she chose or listed as failed, and nothing that is not true, not wanted, or has to wait (A-102)', async () => {
  const seed = Number(process.env.SECURITY_SEED ?? Date.now() % 2 ** 20);
  console.info(`Lives of notifications with SECURITY_SEED=${seed}`);
  for (let life = 0; life < LIVES; life += 1)
    expect(await notificationLife(crowd, seed + life, STEPS)).toEqual([]);
});
