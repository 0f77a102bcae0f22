import type { CommunityData, LiveTopic } from '@sorella/core/data-port';
import type { Query, QueryClient } from '@tanstack/react-query';
import { invalidateHeard, invalidateSubjects } from './invalidate.ts';
import { type ChangeKind, subjectsPublishedOn, type TopicName } from './query-subjects.ts';

/**
 * Milliseconds over which those who are all told of a change at once spread their reading: a seat taken must not bring
 * everybody's request in the same moment. Who made the change reads at once.
 */
export const SPREAD_MS = 1500;

/** The same for what an admin switches off: it is gone within a second, and little to read. */
export const FEATURE_SPREAD_MS = 600;

/** Milliseconds over which topics that begin to be listened to are gathered, so that one question serves them all. */
export const JOINING_MS = 400;

/** What was read at most so many milliseconds ago is held against what was told meanwhile; what is older is read again. */
export const FRESH_MS = 30_000;

/** How far back is asked: a read that is {@link FRESH_MS} old may have been asked for a request's whole time before. */
const ASKED_BACK_SECONDS = 60;

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
 * Makes up for what was not heard before topics were listened to: what was read long ago is read again, what was
 * read just now only where the backend says that it has changed since.
 */
async function catchUp(
  { live }: Pick<CommunityData, 'live'>,
  queries: QueryClient,
  topics: readonly TopicName[],
): Promise<void> {
  const subjects = new Set(topics.flatMap(subjectsPublishedOn));
  const isTold = ({ queryKey: [subject] }: Query) => subjects.has(subject);
  const since = Date.now() - FRESH_MS;
  // What is being read is as new as can be.
  const isOld = ({ state }: Query) => state.fetchStatus === 'idle' && state.dataUpdatedAt < since;
  void queries.invalidateQueries({ predicate: (query) => isTold(query) && isOld(query) });
  if (!queries.getQueryCache().findAll({ predicate: (query) => isTold(query) && !isOld(query) }).length)
    return;
  const changed = await live.changedWithin(ASKED_BACK_SECONDS).catch(() => undefined);
  if (changed) invalidateHeard(queries, ...changed);
  else invalidateSubjects(queries, [...subjects]);
}

/** What listening tells besides, and what tests say otherwise. */
export interface ListeningOptions {
  /** An interrupted channel is joined again: the backend answers, whatever the browser thinks of its network. */
  readonly onResumed?: () => void;
  /** From 0 to 1: how far a reading is moved within its spread. */
  readonly random?: () => number;
}

/**
 * Listens to an identity's topics and lets the queries read again: on every change, and what may have changed unheard
 * whenever a subscription begins anew. The returned function stops it.
 */
export function listenLive(
  data: Pick<CommunityData, 'live'>,
  queries: QueryClient,
  identity: LiveIdentity,
  { onResumed, random = Math.random }: ListeningOptions = {},
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
  let joining: ReturnType<typeof setTimeout> | undefined;
  const joined = new Set<TopicName>();
  let wasInterrupted = false;
  const join = (topic: TopicName) => {
    joined.add(topic);
    joining ??= setTimeout(() => {
      joining = undefined;
      if (wasInterrupted) onResumed?.();
      wasInterrupted = false;
      void catchUp(data, queries, [...joined]);
      joined.clear();
    }, JOINING_MS);
  };
  const stops = topicsFor(identity).map((topic) =>
    data.live.subscribe(topic, {
      onChange: ({ kind }) => (topic === 'events' ? readSpread(kind) : invalidateHeard(queries, kind)),
      onStatus(status) {
        if (status === 'listening') join(typeof topic === 'string' ? topic : 'user');
        if (status === 'interrupted') wasInterrupted = true;
      },
    }),
  );
  return () => {
    clearTimeout(spread);
    clearTimeout(featureSpread);
    clearTimeout(joining);
    for (const stop of stops) stop();
  };
}
