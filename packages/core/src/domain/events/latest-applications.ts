import type { ApplicationWithEvent } from '../entities/application.ts';

/** The latest application for each event, by its id: of a list that has the newest first. */
export function latestApplications<One extends Pick<ApplicationWithEvent, 'eventId'>>(
  applications: readonly One[],
): ReadonlyMap<string, One> {
  return new Map(applications.toReversed().map((application) => [application.eventId, application]));
}
