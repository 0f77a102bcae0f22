import { ADMIN, MAYA } from './demo-world.ts';
import type { Scene } from './scene.ts';

const MATCHES = 'select admin_record_payments($1)';

/** Maya's newest booking of an event. */
export const bookingOf = async (scene: Scene, event: string) =>
  String(
    await scene.value(
      'owner',
      'select id from event_bookings where user_id = $1 and event_id = $2 order by created_at desc limit 1',
      MAYA,
      event,
    ),
  );
/** A payment of a statement, for a booking. */
export const match = (booking: string, transaction: string, cents = 3000, currency = 'EUR') => ({
  booking_id: booking,
  transaction,
  amount_cents: cents,
  currency,
});
/** Records payments as an admin, and gives the answers. */
export const record = (scene: Scene, ...matches: ReturnType<typeof match>[]) =>
  scene.value(ADMIN, MATCHES, JSON.stringify(matches));
/** Records what should be refused, and says how. */
export const refused = (scene: Scene, ...matches: unknown[]) =>
  scene.refusal(ADMIN, MATCHES, JSON.stringify(matches));
/** Records payments as an admin, and gives what each is recorded as. */
export const verdicts = async (scene: Scene, ...matches: ReturnType<typeof match>[]) => {
  const answers = await record(scene, ...matches);
  return Array.isArray(answers) ? answers.map((answer: { verdict: string }) => answer.verdict) : answers;
};
/** What was recorded for a booking. */
export const paymentsOf = (scene: Scene, booking: string) =>
  scene.as(ADMIN, 'select reference, status, recorded_by from payments where booking_id = $1', booking);
/** Money that waits to go back. */
export const openTasks = async (
  scene: Scene,
): Promise<{ id: string; cause: string; amount_cents: number }[]> => {
  const { rows } = Object(
    await scene.value(ADMIN, `select admin_list_refunds(1, 100, wanted_state => 'open')`),
  );
  return rows;
};
