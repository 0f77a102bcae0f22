import { z } from 'zod';
import { answer, corsHeaders, refuse } from '../_shared/answers.ts';
import { callProcedure } from '../_shared/database.ts';
import { watched } from '../_shared/watched.ts';

/**
 * Stops a kind of mail for whom the link in one of them was signed, as mail programs ask for it with one click (RFC 8058):
 * `POST …/unsubscribe?token=…`, whatever the body says. Opening the link changes nothing, since programs that look for
 * danger open every link. Answers 200 `{ kind }`, or 404 for a link that is none; again is harmless.
 */
export const handler = watched('unsubscribe', async (request, environment) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  if (request.method !== 'POST') return refuse(405, 'Only POST is offered.', { allow: 'POST, OPTIONS' });
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const kind =
    token.length > 200
      ? null
      : await callProcedure(environment, 'unsubscribe_by_link', { token }, z.string().nullable());
  return kind === null ? refuse(404, 'This link stops no mails.') : answer(200, { kind });
});
