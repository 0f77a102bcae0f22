import type { CommunityData, LiveTopic } from '@sorella/core/data-port';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate, invalidateSubjects } from './invalidate.ts';
import { toldOn } from './query-subjects.ts';

/** Who listens. */
export interface LiveIdentity {
  userId: string | null;
  isAdmin: boolean;
}

/**
 * The topics for an identity: everyone hears events, a member what is the member's own, an admin the desk
 * (A-83).
 */
export function topicsFor({ userId, isAdmin }: LiveIdentity): LiveTopic[] {
  return ['events', ...(userId ? [{ user: userId }] : []), ...(isAdmin ? (['admins'] as const) : [])];
}

/**
 * Listens to an identity's topics and lets the queries read again: on every change, and whenever a
 * subscription begins anew, since changes may have been missed. The returned function stops it.
 */
export function listenLive(
  data: Pick<CommunityData, 'live'>,
  queries: QueryClient,
  identity: LiveIdentity,
): () => void {
  const stops = topicsFor(identity).map((topic) =>
    data.live.subscribe(topic, {
      onChange: ({ kind }) => invalidate(queries, kind),
      onStatus(status) {
        if (status === 'listening')
          invalidateSubjects(queries, toldOn(typeof topic === 'string' ? topic : 'user'));
      },
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
