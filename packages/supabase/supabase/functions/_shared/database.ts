import type { z } from 'zod';
import type { FunctionEnvironment } from './environment.ts';
import { keyHeaders } from './keys.ts';

/** What the database answers in place of a value: PostgREST's fixed message among it. */
export class ProcedureError extends Error {
  readonly status: number;

  constructor(name: string, status: number, message: string) {
    super(`${name} answered ${status}: ${message}`);
    this.status = status;
  }
}

/**
 * Calls a procedure with the server's own key, or in the name of whoever's authorization is given.
 *
 * @throws ProcedureError when it refuses, ZodError when it answers something else than agreed.
 */
export async function callProcedure<Value>(
  environment: FunctionEnvironment,
  name: string,
  input: Readonly<Record<string, unknown>>,
  schema: z.ZodType<Value>,
  authorization?: string,
): Promise<Value> {
  const answer = await fetch(`${environment.get('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      ...keyHeaders(environment, authorization === undefined ? 'secret' : 'publishable', authorization),
      'content-type': 'application/json',
    },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new ProcedureError(name, answer.status, await answer.text());
  const text = await answer.text();
  return schema.parse(text === '' ? null : JSON.parse(text));
}
