import { z } from 'zod';
import { answer, refuse } from '../_shared/answers.ts';
import { isSchedule } from '../_shared/caller.ts';
import { callProcedure } from '../_shared/database.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { mailFailureOf } from '../_shared/mail-failure.ts';
import { writeMail } from '../_shared/mails.ts';
import { deliverPushes } from '../_shared/pushes.ts';
import { waitingMail } from '../_shared/waiting-mail.ts';
import { watched } from '../_shared/watched.ts';

const BATCH = 20;
const REMINDERS_AT_ONCE = 500;

/** What lets mail programs offer to stop mails of a kind with one click (RFC 8058, A-102). */
function stopHeaders(environment: FunctionEnvironment, token: string | null | undefined) {
  if (token === null || token === undefined) return {};
  const url = `${environment.get('SUPABASE_URL')}/functions/v1/unsubscribe?token=${encodeURIComponent(token)}`;
  return {
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** Writes the reminders that are due, batch by batch. */
async function writeReminders(environment: FunctionEnvironment): Promise<void> {
  const batch = REMINDERS_AT_ONCE;
  while ((await callProcedure(environment, 'write_reminders', { batch }, z.number())) >= batch);
}

/** Keeps why a mail did not go. Where that cannot be kept either, it comes again all the same. */
async function noteFailed(environment: FunctionEnvironment, waiting: unknown, error: unknown): Promise<void> {
  const known = z.object({ id: z.number() }).safeParse(waiting);
  if (!known.success) return;
  const note = { mail_id: known.data.id, reason: mailFailureOf(error) };
  await callProcedure(environment, 'note_mail_failed', note, z.unknown()).catch((later: unknown) =>
    console.error(later),
  );
}

/**
 * Writes the reminders that are due and sends the mails and pushes that wait in the database, for the
 * project's schedule. Answers `{ sent, failed }`; what failed comes again later.
 */
export const handler = watched('deliver-mails', async (request, environment) => {
  if (request.method !== 'POST') return refuse(405, 'Only POST is offered.', { allow: 'POST' });
  if (!isSchedule(request, environment)) return refuse(401, 'Only the schedule has mails sent.');
  const siteUrl = environment.get('SITE_URL');
  if (siteUrl === undefined) return refuse(500, 'SITE_URL is not set: mails would lead nowhere.');
  const replyTo = environment.get('CONTACT_EMAIL');
  let [sent, failed] = [0, 0];
  // What cannot be written now is written with the next minute, and holds up no mail that waits.
  await writeReminders(environment).catch((error: unknown) => {
    console.error(error);
    failed += 1;
  });
  for (;;) {
    const mails = await callProcedure(
      environment,
      'take_outgoing_mails',
      { batch: BATCH },
      z.array(z.unknown()),
    );
    for (const waiting of mails) {
      let isHandedOver = false;
      try {
        // One that this release cannot read holds up no other.
        const mail = waitingMail.parse(waiting);
        await environment.sendMail({
          to: mail.email,
          ...(replyTo === undefined ? {} : { replyTo }),
          ...writeMail(mail, siteUrl, Date.now()),
          ...stopHeaders(environment, mail.unsubscribe_token),
          idempotencyKey: `outgoing-mail-${mail.id}`,
        });
        isHandedOver = true;
        await callProcedure(environment, 'note_mail_sent', { mail_id: mail.id }, z.unknown());
        sent += 1;
      } catch (error) {
        console.error(error);
        failed += 1;
        // Of one that went and could not be noted nothing is wrong but that: the service knows it by its key.
        if (!isHandedOver) await noteFailed(environment, waiting, error);
      }
    }
    if (mails.length < BATCH) break;
  }
  // What goes wrong with pushes is said, and no mail waits for it.
  const pushes = await deliverPushes(environment).catch((error: unknown) => {
    console.error(error);
    return { sent: 0, failed: 1 };
  });
  return answer(200, { sent: sent + pushes.sent, failed: failed + pushes.failed });
});
