// `pnpm bench:notifications`: random lives of what members and organizers are told of, 100,000 steps (or as many as its
// argument says), on Postgres. NOTIFICATIONS_SEED begins with the same numbers, and the same life follows.
import { gather } from '../security/support/crowd.ts';
import { notificationLife, settleIn } from '../security/support/notification-lives.ts';

const STEPS = 200;
/** Lives in one database: the audit log is never deleted. */
const LIVES = 50;

const steps = Number(process.argv[2] ?? 100_000);
const seed = Number(process.env['NOTIFICATIONS_SEED'] ?? Date.now() % 2 ** 20);
const lives = Math.ceil(steps / STEPS);
console.info(`${lives * STEPS} steps, NOTIFICATIONS_SEED=${seed}`);
const began = performance.now();
const broken: string[] = [];
for (let first = 0; first < lives; first += LIVES) {
  const crowd = await gather(1);
  try {
    await settleIn(crowd);
    for (let life = first; life < Math.min(first + LIVES, lives); life += 1)
      for (const one of await notificationLife(crowd, seed + life, STEPS))
        broken.push(`NOTIFICATIONS_SEED=${seed + life}: ${one}`);
  } finally {
    await crowd.leave();
  }
  console.info(`${Math.min(first + LIVES, lives)} of ${lives} lives, ${broken.length} surprises`);
}
for (const one of broken.slice(0, 20)) console.error(one);
console.info(`${((performance.now() - began) / 1000).toFixed(0)} s, ${broken.length} surprises`);
process.exitCode = broken.length > 0 ? 1 : 0;
