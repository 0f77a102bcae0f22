import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Crowd, gather } from './support/crowd.ts';
import { CLIENTS, moneyRound, settleIn } from './support/money-lives.ts';

/** With the clients of each these are more than two hundred lives; `pnpm bench:money` lives thousands. */
const ROUNDS = 9;

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gather(CLIENTS + 1);
  await settleIn(crowd);
});
afterAll(() => crowd.leave());

it(`whatever ${CLIENTS} clients do at once with seats, payments, statements, refunds and accounts, every law of money holds and nothing deadlocks (A-05, A-89, A-99, A-100)`, async () => {
  const seed = Number(process.env.SECURITY_SEED ?? Date.now() % 2 ** 20);
  console.info(`Lives of seats and money with SECURITY_SEED=${seed}`);
  for (let round = 0; round < ROUNDS; round += 1)
    expect(await moneyRound(crowd, seed + round, 40)).toEqual([]);
});
