import * as z from 'zod/mini';
import { parseInstant } from '../geography/zoned-time.ts';

/** A row's identity: a UUID in lower case. */
export const Id = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'not a UUID'));

/** An instant: ISO 8601 with an offset, as the backend writes it (`2026-11-29T10:00:00+00:00`). */
export const Instant = z
  .string()
  .check(z.refine((text) => parseInstant(text) !== null, 'not an ISO 8601 instant with an offset'));

/** A whole number of euro cents, never negative. */
export const Cents = z.int().check(z.nonnegative());

/** A whole number of zero or more. */
export const Count = z.int().check(z.nonnegative());
