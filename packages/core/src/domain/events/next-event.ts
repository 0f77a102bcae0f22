import type { ApplicationWithEvent } from '../entities/application.ts';
import { isOver } from './event-time.ts';
import { latestApplications } from './latest-applications.ts';

type NextEvent = NonNullable<ApplicationWithEvent['event']>;
type Applied = Pick<ApplicationWithEvent, 'eventId' | 'status'> & {
  readonly event: Pick<NextEvent, 'startTime' | 'endTime'> | null;
};

/**
 * Which of the applications she goes to next at `now` (milliseconds): approved, not over, the first to begin. Of several
 * for one event the latest decides ({@link latestApplications}). Null where there is none.
 */
export function nextApplication<One extends Applied>(
  applications: readonly One[],
  now: number,
): (One & { readonly event: NonNullable<One['event']> }) | null {
  let next: (One & { readonly event: NonNullable<One['event']> }) | null = null;
  for (const application of latestApplications(applications).values()) {
    const { event, status } = application;
    if (event === null || status !== 'approved' || isOver(event.endTime, now)) continue;
    if (next === null || event.startTime < next.event.startTime) next = { ...application, event };
  }
  return next;
}
