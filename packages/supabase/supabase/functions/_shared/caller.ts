import { z } from 'zod';
import type { FunctionEnvironment } from './environment.ts';
import { keyHeaders } from './keys.ts';

const account = z.object({ id: z.string() });

/**
 * The member whose access token a request carries, as the auth server says; undefined for everybody else. A function
 * with `verify_jwt = false` is handed whatever a caller wrote: what a token says of itself is not to be believed.
 *
 * @throws Error when the auth server could not be asked.
 */
export async function verifiedMember(
  request: Request,
  environment: FunctionEnvironment,
): Promise<string | undefined> {
  const authorization = request.headers.get('authorization') ?? '';
  const headers = keyHeaders(environment, 'publishable', authorization);
  if (!/^Bearer [^.]+\.[^.]+\.[^.]+$/.test(authorization) || authorization === `Bearer ${headers['apikey']}`)
    return undefined;
  const answer = await fetch(`${environment.get('SUPABASE_URL')}/auth/v1/user`, { headers });
  if (answer.status >= 500) throw new Error(`The auth server answered ${answer.status}`);
  return answer.ok ? account.parse(await answer.json()).id : undefined;
}

/**
 * The network address of the caller, from the one header that the platform writes over whatever came in
 * (`cf-connecting-ip` on hosted Supabase; `CALLER_ADDRESS_HEADER` names another one for self-hosting).
 * X-Forwarded-For begins with what the caller wrote. Without an address all callers count as one.
 */
export function callerAddress(request: Request, environment: FunctionEnvironment): string {
  return request.headers.get(environment.get('CALLER_ADDRESS_HEADER') ?? 'cf-connecting-ip') ?? 'unknown';
}

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  return difference === 0;
}

/** Whether a request comes from the project's schedule, which has a secret of its own (`SCHEDULE_SECRET`). */
export function isSchedule(request: Request, environment: FunctionEnvironment): boolean {
  const secret = environment.get('SCHEDULE_SECRET') ?? '';
  return secret !== '' && isSame(request.headers.get('x-schedule-secret') ?? '', secret);
}
