import * as z from 'zod/mini';

/** A row's identity: a UUID in lower case. */
export const Id = z.uuid();

/** An instant: ISO 8601 with an offset, as the backend writes it (`2026-11-29T10:00:00+00:00`). */
export const Instant = z.iso.datetime({ offset: true });

/** A whole number of euro cents, never negative. */
export const Cents = z.int().check(z.nonnegative());

/** A whole number of zero or more. */
export const Count = z.int().check(z.nonnegative());
