import type { FunctionEnvironment, FunctionHandler, OutgoingMail } from './environment.ts';

const claimsOf = (request: Request): { role?: unknown; sub?: unknown } => {
  // Supabase's gateway has verified the token before the function runs.
  const content = request.headers.get('authorization')?.split('.')[1];
  if (content === undefined) return {};
  try {
    const claims: unknown = JSON.parse(atob(content.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
};

async function sendMail(mail: OutgoingMail): Promise<void> {
  const key = Deno.env.get('RESEND_API_KEY');
  const from = Deno.env.get('MAIL_FROM');
  if (key === undefined || from === undefined)
    throw new Error('Set RESEND_API_KEY and MAIL_FROM to send mail');
  const { to, replyTo, subject, text } = mail;
  const sent = await fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      from,
      to: [to],
      subject,
      text,
      ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    }),
  });
  if (!sent.ok) throw new Error(`The mail service answered ${sent.status}`);
}

/** Serves a handler as a Supabase Edge Function. */
export function serve(handler: FunctionHandler): void {
  Deno.serve((request) => {
    const { role, sub } = claimsOf(request);
    const environment: FunctionEnvironment = {
      caller: {
        role: role === 'authenticated' || role === 'service_role' ? role : 'anon',
        userId: typeof sub === 'string' ? sub : undefined,
        address: request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'unknown',
      },
      get: (name) => Deno.env.get(name),
      sendMail,
      now: () => Date.now(),
    };
    return handler(request, environment);
  });
}
