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

const overviewHeard = new WeakMap<QueryClient, number>();

/** What others do is counted at once, and then again after a rest for all that came meanwhile. */
function gatherOverview(queries: QueryClient): void {
  const rest = (overviewHeard.get(queries) ?? 0) + OVERVIEW_REST_MS - Date.now();
  // It is waited for already.
  if (rest > OVERVIEW_REST_MS) return;
  overviewHeard.set(queries, Date.now() + Math.max(rest, 0));
  setTimeout(() => gather(queries, 'overview'), Math.max(rest, 0));
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
  for (const subject of subjects) {
    gather(queries, subject);
    if (subject === 'messages') gather(queries, 'talk');
    if (subject !== 'admin-tools') continue;
    if (isHeard) gatherOverview(queries);
    else gather(queries, 'overview');
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
