import { DataError, type StandingDecision } from '@sorella/core/data-port';
import { Person } from '@sorella/core/domain/entities/person';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { camelKeys } from './keys.ts';
import { answered } from './wire.ts';

const Standing = z.object({
  status: z.string(),
  decidedBy: z.nullable(Person),
  byMember: z.boolean(),
});

/** What the database says of a decision that came late, in the detail of its refusal; undefined where it says nothing. */
function standingOf(refusal: unknown): StandingDecision | undefined {
  const details: unknown = Reflect.get(Object(refusal), 'details');
  if (typeof details !== 'string') return undefined;
  try {
    return Standing.safeParse(camelKeys(JSON.parse(details))).data;
  } catch {
    return undefined;
  }
}

/** Awaits the decision of an admin; when it comes late, the error says in `decided` what stands there and by whom. */
export async function answeredDecision(
  connection: Connection,
  call: Parameters<typeof answered>[1],
): ReturnType<typeof answered> {
  try {
    return await answered(connection, call);
  } catch (thrown) {
    const decided = thrown instanceof DataError ? standingOf(thrown.cause) : undefined;
    if (!(thrown instanceof DataError) || decided === undefined) throw thrown;
    const { code, cause, serverMessage } = thrown;
    throw new DataError(code, { cause, decided, ...(serverMessage !== undefined && { serverMessage }) });
  }
}
