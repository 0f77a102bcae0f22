import type { FunctionEnvironment, FunctionHandler, OutgoingMail, OutgoingPush } from './environment.ts';
import { MailRefusedError } from './mail-failure.ts';

async function sendMail(mail: OutgoingMail): Promise<void> {
  const key = Deno.env.get('RESEND_API_KEY');
  const from = Deno.env.get('MAIL_FROM');
  if (key === undefined || from === undefined)
    throw new Error('Set RESEND_API_KEY and MAIL_FROM to send mail');
  const { to, replyTo, subject, text, html, attachments, headers, idempotencyKey } = mail;
  const sent = await fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify({
      from,
      to: [to],
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      ...(attachments === undefined
        ? {}
        : {
            attachments: attachments.map(({ filename, contentType, content }) => ({
              filename,
              content_type: contentType,
              content: btoa(String.fromCodePoint(...new TextEncoder().encode(content))),
            })),
          }),
      ...(headers === undefined ? {} : { headers }),
      ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    }),
  });
  if (sent.ok) return;
  const said = `The mail service answered ${sent.status}`;
  // Of too many at once, and of what is wrong with the service, a mail knows nothing.
  throw [400, 422].includes(sent.status) ? new MailRefusedError(said) : new Error(said);
}

/** How long a push service may take, in ms. */
const PUSH_MS = 10_000;

async function sendPush({ endpoint, headers, body }: OutgoingPush): Promise<number> {
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers,
    body,
    // Whoever answers with another address is not followed there.
    redirect: 'manual',
    signal: AbortSignal.timeout(PUSH_MS),
  });
  return status;
}

/** Serves a handler as a Supabase Edge Function. */
export function serve(handler: FunctionHandler): void {
  Deno.serve((request) => {
    const environment: FunctionEnvironment = { get: (name) => Deno.env.get(name), sendMail, sendPush };
    return handler(request, environment);
  });
}
