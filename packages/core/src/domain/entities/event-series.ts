import * as z from 'zod/mini';
import { Count, Id, Instant } from './common.ts';

/** What events of a series share, as the database names it. */
export const SeriesDifference = z.enum([
  'title',
  'category',
  'description',
  'detailed_description',
  'image_url',
  'location',
  'city',
  'starts_at',
  'lasts',
  'time_zone',
  'max_attendees',
  'credits_required',
]);
/** See the schema of the same name. */
export type SeriesDifference = z.infer<typeof SeriesDifference>;

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
  /** What it says differently than the one that is looked at. */
  differsIn: z.array(SeriesDifference),
});
/** See the schema of the same name. */
export type SeriesEvent = z.infer<typeof SeriesEvent>;
