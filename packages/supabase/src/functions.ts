import { DataError, type DataErrorCode } from '@sorella/core/data-port';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { mapError } from './map-error.ts';

/** What a function says when it refuses; `error` is the text to show. */
const Refusal = z.object({ error: z.string() });

const CODES: Readonly<Record<number, DataErrorCode>> = {
  400: 'invalid-input',
  403: 'forbidden',
  404: 'not-found',
  413: 'invalid-input',
  429: 'rate-limited',
};

const codeOf = (status: number, signedIn: boolean): DataErrorCode => {
  if (status === 401) return signedIn ? 'session-expired' : 'not-signed-in';
  return CODES[status] ?? (status >= 500 ? 'unavailable' : 'unexpected');
};

async function refusalOf(answer: Response, signedIn: boolean): Promise<DataError> {
  const body = Refusal.safeParse(await answer.json().catch(() => null));
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return new DataError(codeOf(answer.status, signedIn), {
    ...(body.success ? { serverMessage: body.data.error } : {}),
    ...(Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}),
  });
}

/**
 * Calls an Edge Function as whoever is signed in and gives what it answers; rejects with a DataError only, which carries
 * the function's own words.
 */
export async function invoked(connection: Connection, name: string, body: object): Promise<unknown> {
  const signedIn = connection.hasStoredSession();
  let answer: { data: unknown; error: unknown };
  try {
    answer = await (await connection.client()).functions.invoke(name, { body });
  } catch (thrown) {
    throw mapError(thrown, { status: 0, signedIn });
  }
  const { data, error } = answer;
  if (!error) return data;
  const context: unknown = typeof error === 'object' ? Reflect.get(error, 'context') : undefined;
  throw context instanceof Response
    ? await refusalOf(context, signedIn)
    : mapError(context ?? error, { status: 0, signedIn });
}
