// `pnpm bench:money`: random lives of seats and money, 200,000 transitions (or as many as its argument says) by 24
// clients at once, on Postgres; after each round every law is asked. MONEY_SEED begins with the same numbers; the order in
// which the clients meet is never the same.
import { gather } from '../security/support/crowd.ts';
import { CLIENTS, moneyRound, settleIn } from '../security/support/money-lives.ts';

/** Steps of each client between two looks at the laws. */
const STEPS = 100;
/** Rounds in one database: payments are never deleted, and what was settled is looked through each time. */
const ROUNDS = 15;

const transitions = Number(process.argv[2] ?? 200_000);
const seed = Number(process.env['MONEY_SEED'] ?? Date.now() % 2 ** 20);
const rounds = Math.ceil(transitions / (STEPS * CLIENTS));
console.info(`${rounds * STEPS * CLIENTS} transitions of ${CLIENTS} clients, MONEY_SEED=${seed}`);
const began = performance.now();
const broken: string[] = [];
let payments = 0;
for (let first = 0; first < rounds; first += ROUNDS) {
  const crowd = await gather(CLIENTS + 1);
  try {
    await settleIn(crowd);
    for (let round = first; round < Math.min(first + ROUNDS, rounds); round += 1)
      broken.push(...(await moneyRound(crowd, seed + round, STEPS)));
    const counted = await crowd.people.at(-1)?.act('owner', 'select count(*)::int as n from public.payments');
    if (typeof counted === 'object') payments += Number(counted[0]?.['n'] ?? 0);
  } finally {
    await crowd.leave();
  }
  console.info(
    `${Math.min(first + ROUNDS, rounds)} of ${rounds} rounds, ${payments} payments, ${broken.length} surprises`,
  );
}
for (const one of broken.slice(0, 20)) console.error(one);
console.info(`${((performance.now() - began) / 1000).toFixed(0)} s, ${broken.length} surprises`);
process.exitCode = broken.length > 0 ? 1 : 0;
