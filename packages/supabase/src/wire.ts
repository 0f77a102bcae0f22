import { DataError } from '@sorella/core/data-port';
import type { Connection } from './connection.ts';
import { camelKeys } from './keys.ts';
import { mapError } from './map-error.ts';

/** What a PostgREST call answers. */
interface Answer {
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

/** Awaits a call and gives its data; rejects with a DataError only. */
export async function answered(connection: Connection, call: PromiseLike<Answer>): Promise<Answer> {
  const context = { signedIn: connection.hasStoredSession() };
  let answer: Answer;
  try {
    answer = await call;
  } catch (thrown) {
    throw mapError(thrown, context);
  }
  if (answer.error) throw mapError(answer.error, { ...context, status: answer.status });
  return answer;
}
