import type { Query, QueryClient } from '@tanstack/react-query';
import { type ChangeKind, invalidatedBy, type QuerySubject } from './query-subjects.ts';

/**
 * Milliseconds in which changes are gathered. One press changes several rows, each is told on several topics, and all
 * within a moment of the press's own answer: what they make stale is read again once.
 */
export const GATHERING_MS = 100;

/** The same for the conversations that are open: somebody is waiting for them with her eyes. */
const GATHERING_TALK_MS = 4;

/**
 * Milliseconds between two readings of the admin's overview because of what others do: it is counted over everything
 * there is, and while many apply nobody reads along.
 */
export const OVERVIEW_REST_MS = 5_000;

/** The same for the admins' lists: hundreds are decided or recorded in one press, and each is told by itself. */
export const HEARD_REST_MS = 1_000;

/**
 * What is read again together: a subject, or a part of one: of the messages the conversations, which are read before the
 * rest, and of the admin's tools the overview, which is read after it.
 */
type Part = QuerySubject | 'talk' | 'overview';

const partOf = ({ queryKey: [subject, what] }: Query): Part => {
  if (subject === 'messages' && what === 'thread') return 'talk';
  return subject === 'admin-tools' && what === 'overview' ? 'overview' : subject;
};

const gathering = new WeakMap<QueryClient, Map<number, Set<Part>>>();

function gather(queries: QueryClient, part: Part): void {
  const waiting = gathering.get(queries) ?? new Map<number, Set<Part>>();
  gathering.set(queries, waiting);
  const time = part === 'talk' ? GATHERING_TALK_MS : GATHERING_MS;
  const gathered = waiting.get(time);
  if (gathered) {
    gathered.add(part);
    return;
  }
  const begun = new Set([part]);
  waiting.set(time, begun);
  setTimeout(() => {
    waiting.delete(time);
    readAgain(queries, begun);
  }, time);
}

/** Milliseconds that a part rests before it is read for what others do. */
function restOf(part: Part): number {
  if (part === 'overview') return OVERVIEW_REST_MS;
  return part === 'admin-tools' || part === 'booking-review' ? HEARD_REST_MS : 0;
}

/** When each part was last read for a change, or will be. */
const lastRead = new WeakMap<QueryClient, Map<Part, number>>();

function timesOf(queries: QueryClient): Map<Part, number> {
  const times = lastRead.get(queries) ?? new Map<Part, number>();
  lastRead.set(queries, times);
  return times;
}

/** What was changed on this page is read at once. */
function gatherOwn(queries: QueryClient, part: Part): void {
  const times = timesOf(queries);
  times.set(part, Math.max(times.get(part) ?? 0, Date.now()));
  gather(queries, part);
}

/** What others do is read at once, and then again after a rest for all that came meanwhile. */
function gatherHeard(queries: QueryClient, part: Part): void {
  // It is about to be read.
  if (gathering.get(queries)?.get(GATHERING_MS)?.has(part)) return;
  const times = timesOf(queries);
  const rest = Math.max((times.get(part) ?? 0) + restOf(part) - Date.now(), 0);
  // It is waited for already.
  if (rest > restOf(part)) return;
  times.set(part, Date.now() + rest);
  if (rest === 0) gather(queries, part);
  else setTimeout(() => gather(queries, part), rest);
}

/**
 * Reads subjects again, each once, however often they are named within {@link GATHERING_MS}.
 *
 * @param isHeard - whether somebody else's change is the reason, as a live update tells it.
 */
export function invalidateSubjects(
  queries: QueryClient,
  subjects: readonly QuerySubject[],
  isHeard = false,
): void {
  const read = isHeard ? gatherHeard : gatherOwn;
  for (const subject of subjects) {
    read(queries, subject);
    if (subject === 'messages') read(queries, 'talk');
    if (subject === 'admin-tools') read(queries, 'overview');
  }
}

/** Reads again whatever a change of these kinds makes stale that was made on this page. */
export const invalidate = (queries: QueryClient, ...changed: readonly ChangeKind[]): void =>
  invalidateSubjects(
    queries,
    changed.flatMap((kind) => invalidatedBy[kind]),
  );

/** The same for changes that live updates tell of. */
export const invalidateHeard = (queries: QueryClient, ...changed: readonly ChangeKind[]): void =>
  invalidateSubjects(
    queries,
    changed.flatMap((kind) => invalidatedBy[kind]),
    true,
  );

function readAgain(queries: QueryClient, parts: ReadonlySet<Part>) {
  const predicate = (query: Query) => parts.has(partOf(query));
  void queries.invalidateQueries({ predicate });
  // A first read that is under way may have looked before the change, and is not begun anew: it is read twice.
  for (const read of queries.getQueryCache().findAll({ predicate })) {
    if (read.state.data !== undefined || read.state.fetchStatus !== 'fetching') continue;
    read.promise?.then(
      () => queries.invalidateQueries({ queryKey: read.queryKey, exact: true }),
      () => undefined,
    );
  }
}
