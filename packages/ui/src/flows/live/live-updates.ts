import type { CommunityData, LiveChange, LiveTopic } from '@sorella/core/data-port';
import type { QueryClient } from '@tanstack/react-query';

/** First words of the query keys that a change of each kind makes stale. */
const STALE: Partial<Record<LiveChange['kind'], readonly string[]>> = {
  event: ['events', 'applications', 'desk'],
  application: ['applications', 'bookings', 'events', 'access', 'desk'],
  booking: ['bookings', 'applications', 'desk'],
  attendee: ['events'],
  profile: ['profile'],
  subscription: ['access', 'subscription'],
  admin: ['admin', 'admin-exists', 'access'],
  'feature-toggle': ['desk'],
};

const TOPIC_KEYS = {
  events: ['events'],
  admins: ['desk'],
  user: ['applications', 'bookings', 'access', 'admin', 'admin-exists', 'profile', 'subscription'],
} as const;

/** Who listens. */
export interface LiveIdentity {
  userId: string | null;
  isAdmin: boolean;
}

/** The topics for an identity: everyone hears events, a member herself, an admin the desk. */
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
  const refresh = (keys: readonly string[]) => {
    for (const key of keys) {
      void queries.invalidateQueries({ queryKey: [key] });
      // A first read that is under way may have looked before the change, and is not begun anew: it is read twice.
      const firstReads = queries.getQueryCache().findAll({
        queryKey: [key],
        predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching',
      });
      for (const read of firstReads) {
        read.promise?.then(
          () => queries.invalidateQueries({ queryKey: read.queryKey, exact: true }),
          () => undefined,
        );
      }
    }
  };
  const stops = topicsFor(identity).map((topic) =>
    data.live.subscribe(topic, {
      onChange: ({ kind }) => refresh(STALE[kind] ?? []),
      onStatus(status) {
        if (status === 'listening') refresh(TOPIC_KEYS[typeof topic === 'string' ? topic : 'user']);
      },
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
