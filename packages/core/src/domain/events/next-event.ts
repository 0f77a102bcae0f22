import type { ApplicationWithEvent } from '../entities/application.ts';
import { formatTime, formatWeekday, isOver } from './event-time.ts';

type NextEvent = NonNullable<ApplicationWithEvent['event']>;
type Applied = Pick<ApplicationWithEvent, 'eventId' | 'status'> & {
  readonly event: Pick<NextEvent, 'startTime' | 'endTime'> | null;
};

/**
 * Which of the applications she goes to next at `now` (milliseconds): approved, not over, the first to begin. Of several
 * for one event the first given decides: they come newest first. Null where there is none.
 */
export function nextApplication<One extends Applied>(
  applications: readonly One[],
  now: number,
): (One & { readonly event: NonNullable<One['event']> }) | null {
  const seen = new Set<string>();
  let next: (One & { readonly event: NonNullable<One['event']> }) | null = null;
  for (const application of applications) {
    if (seen.has(application.eventId)) continue;
    seen.add(application.eventId);
    const { event, status } = application;
    if (event === null || status !== 'approved' || isOver(event.endTime, now)) continue;
    if (next === null || event.startTime < next.event.startTime) next = { ...application, event };
  }
  return next;
}

/** 'Sun, Nov 29, 2:00 PM' in the event's zone; null where its start is malformed. */
export function nextEventTime({
  startTime,
  timeZone,
}: Pick<NextEvent, 'startTime' | 'timeZone'>): string | null {
  const day = formatWeekday(startTime, timeZone);
  const time = formatTime(startTime, timeZone);
  return day === null || time === null ? null : `${day}, ${time}`;
}
