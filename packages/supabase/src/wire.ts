import { DataError, type Page } from '@sorella/core/data-port';
import type { Connection } from './connection.ts';
import { camelKeys } from './keys.ts';
import { mapError } from './map-error.ts';

/** What a PostgREST call answers. */
export interface Answer {
  data: unknown;
  error: unknown;
  count?: number | null;
  status: number;
}

/** A schema of the domain, as far as reading an answer needs it. */
interface Schema<Output> {
  safeParse(value: unknown): { success: true; data: Output } | { success: false; error: unknown };
}

/** Reads an answer with a schema of the domain; rejects with `malformed-answer` when it does not fit. */
export function parsed<Output>(schema: Schema<Output>, data: unknown): Output {
  const result = schema.safeParse(camelKeys(data));
  if (result.success) return result.data;
  throw new DataError('malformed-answer', { cause: result.error });
}

const REFUSALS: ReadonlySet<string> = new Set(['forbidden', 'not-signed-in']);

/**
 * A session that could not be renewed is dropped before the request leaves, which then goes out as a
 * visitor's: what the backend refuses a visitor means to the member that the session has ended.
 */
function told(connection: Connection, wasSignedIn: boolean, error: DataError): DataError {
  const ended = wasSignedIn && !connection.hasStoredSession();
  return ended && REFUSALS.has(error.code) ? new DataError('session-expired', { cause: error }) : error;
}

/** Awaits a call and gives its data; rejects with a DataError only. */
export async function answered(connection: Connection, call: PromiseLike<Answer>): Promise<Answer> {
  const context = { signedIn: connection.hasStoredSession() };
  let answer: Answer;
  try {
    answer = await call;
  } catch (thrown) {
    throw told(connection, context.signedIn, mapError(thrown, context));
  }
  if (answer.error) {
    const error = mapError(answer.error, { ...context, status: answer.status });
    throw told(connection, context.signedIn, error);
  }
  return answer;
}

/** PostgREST refuses a page that starts behind the last row, instead of giving an empty one. */
const isBehindTheEnd = (thrown: unknown) =>
  thrown instanceof DataError &&
  typeof thrown.cause === 'object' &&
  thrown.cause !== null &&
  Reflect.get(thrown.cause, 'code') === 'PGRST103';

/** Awaits one page of a list with its exact count; behind the end it is empty, and `counting` tells the number. */
export async function answeredPage<Row>(
  connection: Connection,
  row: Schema<Row>,
  call: PromiseLike<Answer>,
  counting: () => PromiseLike<Answer>,
): Promise<Page<Row>> {
  try {
    const { data, count } = await answered(connection, call);
    const rows = Array.isArray(data) ? data : [data];
    return { rows: rows.map((one: unknown) => parsed(row, one)), total: count ?? 0 };
  } catch (thrown) {
    if (!isBehindTheEnd(thrown)) throw thrown;
    return { rows: [], total: (await answered(connection, counting())).count ?? 0 };
  }
}
