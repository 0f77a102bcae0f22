import { z } from 'zod';
import { answer, refuse } from '../_shared/answers.ts';
import { callProcedure } from '../_shared/database.ts';
import type { FunctionHandler } from '../_shared/environment.ts';
import { waitingMail, writeMail } from '../_shared/mails.ts';

const BATCH = 20;

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  return difference === 0;
}

/**
 * Sends the mails that wait in the database, for whoever has the server's own key: a schedule. Answers
 * `{ sent, failed }`; what failed comes again later.
 */
export const handler: FunctionHandler = async (request, environment) => {
  const key = environment.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  if (request.method !== 'POST') return refuse(405, 'Only POST is offered.', { allow: 'POST' });
  if (key === '' || !isSame(request.headers.get('authorization') ?? '', `Bearer ${key}`))
    return refuse(401, 'Only the server sends mails.');
  const siteUrl = environment.get('SITE_URL');
  if (siteUrl === undefined) return refuse(500, 'SITE_URL is not set: mails would lead nowhere.');
  const replyTo = environment.get('CONTACT_EMAIL');
  let [sent, failed] = [0, 0];
  for (;;) {
    const mails = await callProcedure(
      environment,
      'take_outgoing_mails',
      { batch: BATCH },
      z.array(waitingMail),
    );
    for (const mail of mails) {
      try {
        await environment.sendMail({
          to: mail.email,
          ...(replyTo === undefined ? {} : { replyTo }),
          ...writeMail(mail, siteUrl, Date.now()),
          idempotencyKey: `outgoing-mail-${mail.id}`,
        });
        await callProcedure(environment, 'note_mail_sent', { mail_id: mail.id }, z.unknown());
        sent += 1;
      } catch (error) {
        console.error(error);
        failed += 1;
      }
    }
    if (mails.length < BATCH) return answer(200, { sent, failed });
  }
};
