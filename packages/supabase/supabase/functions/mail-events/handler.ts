import { z } from 'zod';
import { answer, refuse } from '../_shared/answers.ts';
import { callProcedure } from '../_shared/database.ts';
import { watched } from '../_shared/watched.ts';
import { signedMessageId } from '../_shared/webhook.ts';

const LONGEST = 100_000;

/** What Resend says of a mail; of a bounce whether it is for good. */
const mailEvent = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string()).max(50).optional(),
    bounce: z.object({ type: z.string().optional() }).optional(),
  }),
});

/** Why no mail is to go there any more; undefined for everything that ends nothing. */
function reasonOf({ type, data }: z.infer<typeof mailEvent>): 'bounced' | 'complained' | undefined {
  if (type === 'email.complained') return 'complained';
  // A full mailbox, or a server that is down, may be well tomorrow.
  return type === 'email.bounced' && (data.bounce?.type ?? 'Permanent') === 'Permanent'
    ? 'bounced'
    : undefined;
}

/**
 * Hears from the mail service that mails came back for good or were called spam, and stops mails to those addresses. Only
 * what it has signed within the last five minutes is taken, each once: again is harmless. Answers 200 `{ stopped }`.
 */
export const handler = watched('mail-events', async (request, environment) => {
  if (request.method !== 'POST') return refuse(405, 'Only POST is offered.', { allow: 'POST' });
  const secret = environment.get('RESEND_WEBHOOK_SECRET');
  if (!secret) return refuse(404, 'No mail service is listened to.');
  const body = await request.text();
  const id =
    body.length > LONGEST ? undefined : await signedMessageId(request.headers, body, secret, Date.now());
  if (id === undefined) return refuse(401, 'Only the mail service is listened to.');
  const read = mailEvent.safeParse(await new Response(body).json().catch(() => null));
  if (!read.success) return answer(200, { stopped: 0 });
  const reason = reasonOf(read.data);
  let stopped = 0;
  for (const [index, address] of (reason === undefined ? [] : (read.data.data.to ?? [])).entries()) {
    const input = { event_id: `${id}.${index}`, address, reason };
    if (await callProcedure(environment, 'note_mail_event', input, z.boolean())) stopped += 1;
  }
  return answer(200, { stopped });
});
