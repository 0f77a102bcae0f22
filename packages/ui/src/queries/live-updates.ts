import type { CommunityData, LiveTopic } from '@sorella/core/data-port';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateHeard, invalidateSubjects } from './invalidate.ts';
import { type ChangeKind, subjectsPublishedOn } from './query-subjects.ts';

/**
 * Milliseconds over which those who are all told of a change at once spread their reading: a seat taken must not bring
 * everybody's request in the same moment. Who made the change reads at once.
 */
export const SPREAD_MS = 1500;

/** The same for what an admin switches off: it is gone within a second, and little to read. */
export const FEATURE_SPREAD_MS = 600;

/** Who listens. */
export interface LiveIdentity {
  userId: string | null;
  isAdmin: boolean;
}

/**
 * The topics for an identity: everyone hears events, a member what is the member's own, an admin what
 * waits for admins.
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
  random: () => number = Math.random,
): () => void {
  let spread: ReturnType<typeof setTimeout> | undefined;
  let featureSpread: ReturnType<typeof setTimeout> | undefined;
  const heardByAll = new Set<ChangeKind>();
  const readSpread = (kind: ChangeKind) => {
    if (kind === 'feature-toggle') {
      featureSpread ??= setTimeout(() => {
        featureSpread = undefined;
        invalidateHeard(queries, kind);
      }, random() * FEATURE_SPREAD_MS);
      return;
    }
    heardByAll.add(kind);
    spread ??= setTimeout(() => {
      spread = undefined;
      invalidateHeard(queries, ...heardByAll);
      heardByAll.clear();
    }, random() * SPREAD_MS);
  };
  const stops = topicsFor(identity).map((topic) =>
    data.live.subscribe(topic, {
      onChange: ({ kind }) => (topic === 'events' ? readSpread(kind) : invalidateHeard(queries, kind)),
      onStatus(status) {
        if (status === 'listening')
          invalidateSubjects(queries, subjectsPublishedOn(typeof topic === 'string' ? topic : 'user'));
      },
    }),
  );
  return () => {
    clearTimeout(spread);
    clearTimeout(featureSpread);
    for (const stop of stops) stop();
  };
}
