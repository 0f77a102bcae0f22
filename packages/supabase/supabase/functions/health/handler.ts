import { z } from 'zod';
import { answer, corsHeaders, refuse } from '../_shared/answers.ts';
import { callProcedure } from '../_shared/database.ts';
import type { FunctionEnvironment, FunctionHandler } from '../_shared/environment.ts';

const KNOWN_MS = 10_000;

let known: { readonly of: string; readonly at: number; readonly status: Promise<string> } | undefined;

/** The database is asked once in ten seconds, however often somebody wants to know. */
function statusOf(environment: FunctionEnvironment): Promise<string> {
  const of = environment.get('SUPABASE_URL') ?? '';
  if (known?.of !== of || Date.now() - known.at > KNOWN_MS) {
    const status = callProcedure(environment, 'health', {}, z.string()).catch(() => 'unreachable');
    known = { of, at: Date.now(), status };
  }
  return known.status;
}

/**
 * One word for a checker from outside, and nothing else: 200 `{ status: 'ok' }`, or 503 with `mails-late` (one waits for
 * ten minutes), `schedule-late` (it never came, or not for ten minutes) or `unreachable` (the database does not answer).
 */
export const handler: FunctionHandler = async (request, environment) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  if (request.method !== 'GET') return refuse(405, 'Only GET is offered.', { allow: 'GET, OPTIONS' });
  const status = await statusOf(environment);
  return answer(status === 'ok' ? 200 : 503, { status }, { 'cache-control': 'no-store' });
};
