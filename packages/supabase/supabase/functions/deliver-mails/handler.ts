import { z } from 'zod';
import { answer, refuse } from '../_shared/answers.ts';
import { isSchedule } from '../_shared/caller.ts';
import { callProcedure } from '../_shared/database.ts';
import { writeMail } from '../_shared/mails.ts';
import { waitingMail } from '../_shared/waiting-mail.ts';
import { watched } from '../_shared/watched.ts';

const BATCH = 20;

/**
 * Sends the mails that wait in the database, for the project's schedule. Answers `{ sent, failed }`;
 * what failed comes again later.
 */
export const handler = watched('deliver-mails', async (request, environment) => {
  if (request.method !== 'POST') return refuse(405, 'Only POST is offered.', { allow: 'POST' });
  if (!isSchedule(request, environment)) return refuse(401, 'Only the schedule has mails sent.');
  const siteUrl = environment.get('SITE_URL');
  if (siteUrl === undefined) return refuse(500, 'SITE_URL is not set: mails would lead nowhere.');
  const replyTo = environment.get('CONTACT_EMAIL');
  let [sent, failed] = [0, 0];
  for (;;) {
    const mails = await callProcedure(
      environment,
      'take_outgoing_mails',
      { batch: BATCH },
      z.array(z.unknown()),
    );
    for (const waiting of mails) {
      try {
        // One that this release cannot read holds up no other.
        const mail = waitingMail.parse(waiting);
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
});
