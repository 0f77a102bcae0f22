import { z } from 'zod';
import type { FunctionEnvironment } from './environment.ts';

/**
 * Counts a contact mail of an address in the database, which knows of every instance of the function. Returns 0 when it
 * may be sent, else the seconds to wait: 5 an hour for an address, 100 a day for all together.
 *
 * @throws Error when the database could not be asked.
 */
export async function secondsToWait(address: string, environment: FunctionEnvironment): Promise<number> {
  const key = environment.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  const answer = await fetch(`${environment.get('SUPABASE_URL')}/rest/v1/rpc/take_contact_mail`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ caller_address: address.slice(0, 100) }),
  });
  if (!answer.ok) throw new Error(`The database answered ${answer.status}`);
  return z.number().parse(await answer.json());
}
