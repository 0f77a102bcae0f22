import { buildPushPayload } from '@block65/webcrypto-web-push';
import { z } from 'zod';
import { callProcedure } from './database.ts';
import type { FunctionEnvironment } from './environment.ts';

const BATCH = 20;
/** How long a service keeps a push for a device that is off, in seconds. */
const KEPT_S = 24 * 3_600;

const waitingPush = z.object({
  id: z.number(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  details: z.looseObject({ id: z.string(), kind: z.string() }),
});

/** The keys that say to services who pushes (RFC 8292), and how she is reached who looks after it; none where none are set. */
function vapidOf(environment: FunctionEnvironment) {
  const [publicKey, privateKey] = [environment.get('PUSH_PUBLIC_KEY'), environment.get('PUSH_PRIVATE_KEY')];
  const subject = environment.get('CONTACT_EMAIL');
  return publicKey && privateKey && subject
    ? { publicKey, privateKey, subject: `mailto:${subject}` }
    : undefined;
}

/**
 * Sends the pushes that wait in the database, each encrypted for its device alone (RFC 8291). Gives how many were sent and
 * how many failed; those come again later. What a device is told is data, which its own release has words for.
 */
export async function deliverPushes(
  environment: FunctionEnvironment,
): Promise<{ readonly sent: number; readonly failed: number }> {
  const vapid = vapidOf(environment);
  let [sent, failed] = [0, 0];
  if (vapid === undefined) return { sent, failed };
  for (;;) {
    const pushes = await callProcedure(
      environment,
      'take_outgoing_pushes',
      { public_key: vapid.publicKey, batch: BATCH },
      z.array(waitingPush),
    );
    for (const { id, endpoint, p256dh, auth, details } of pushes) {
      try {
        const { headers, body } = await buildPushPayload(
          { data: JSON.stringify(details), options: { ttl: KEPT_S, urgency: 'normal' } },
          { endpoint, expirationTime: null, keys: { p256dh, auth } },
          vapid,
        );
        const status = await environment.sendPush({ endpoint, headers, body });
        // 404 and 410 say that the device has given it up, or is no more.
        const isGone = status === 404 || status === 410;
        if (!isGone && (status < 200 || status > 299)) throw new Error(`The push service answered ${status}`);
        await callProcedure(
          environment,
          'note_push',
          { push_id: id, outcome: isGone ? 'gone' : 'sent' },
          z.unknown(),
        );
        sent += isGone ? 0 : 1;
      } catch (error) {
        console.error(error);
        failed += 1;
      }
    }
    if (pushes.length < BATCH) return { sent, failed };
  }
}
