import * as z from 'zod/mini';
import { Count, Id, Instant } from './common.ts';

/** One event of a series, as its organizers see it beside another. */
export const SeriesEvent = z.object({
  id: Id,
  title: z.string(),
  startTime: Instant,
  timeZone: z.string(),
  attendeesCount: Count,
  maxAttendees: Count,
  isCancelled: z.boolean(),
  /** Since when members see it; null for a draft. */
  publishedAt: z.nullable(Instant),
  /** It says something else than the one that is looked at: words, place, seats, price, hour or length. */
  differs: z.boolean(),
});
/** See the schema of the same name. */
export type SeriesEvent = z.infer<typeof SeriesEvent>;
