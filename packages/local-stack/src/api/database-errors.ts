import { z } from 'zod';
import { createScope } from './request-scope.ts';

const databaseError = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/** What Postgres said, as PostgREST passes it on. */
export interface DatabaseError {
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
}

/** Where the error of the request being answered is noted. */
export interface ErrorNote {
  error?: DatabaseError;
}

/** What Node prints of an object, by the name that its `util.inspect` looks for. */
const inspected = Symbol.for('nodejs.util.inspect.custom');

const notes = createScope<ErrorNote>();

/** Answers a request, and tells which database error it ran into, if any. */
export async function withErrorNote<T>(work: () => Promise<T>): Promise<[T, DatabaseError | undefined]> {
  const note: ErrorNote = {};
  const result = await notes.run(note, work);
  return [result, note.error];
}

/**
 * Notes a database error for the request being answered. Lite prints every error that it is handed; this makes that
 * one short line, since a refused request is nothing to be alarmed about.
 */
export function noteDatabaseError(error: unknown): unknown {
  const parsed = databaseError.safeParse(error);
  const note = notes.getStore();
  if (parsed.success && note !== undefined) {
    const { code, message, detail, hint } = parsed.data;
    note.error = { code, message, details: detail ?? null, hint: hint ?? null };
  }
  if (error instanceof Error) {
    const line = `[rest] ${parsed.data?.code ?? error.name} ${error.message}`;
    Object.defineProperty(error, inspected, { value: () => line, configurable: true });
  }
  return error;
}

const byCode: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '57P01': 503,
  P0001: 400,
};

const byClass: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21': 500,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
};

/** The HTTP status that PostgREST gives a database error. */
export function statusOf(code: string, role: string): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  const chosen = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  return chosen === undefined ? (byCode[code] ?? byClass[code.slice(0, 2)] ?? 400) : Number(chosen);
}
