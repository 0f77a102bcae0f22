import type { Event } from '../entities/event.ts';

/** Whether members see it at `now`, in milliseconds. */
export const isPublished = ({ publishedAt }: Pick<Event, 'publishedAt'>, now: number): boolean =>
  publishedAt !== null && Date.parse(publishedAt) <= now;
