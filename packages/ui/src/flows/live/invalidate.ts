import type { Query, QueryClient } from '@tanstack/react-query';
import { type ChangeKind, invalidatedBy, type QuerySubject } from './query-subjects.ts';

/**
 * Milliseconds in which changes are gathered. One press changes several rows, each is told on several topics, and all
 * within a moment of the press's own answer: what they make stale is read again once.
 */
export const GATHERING_MS = 100;

/** The same for the conversations that are open: somebody is waiting for them with her eyes. */
const GATHERING_TALK_MS = 4;

/** What is read again together: a subject, or of the messages the conversations, which are read before the rest. */
type Part = QuerySubject | 'talk';

const partOf = ({ queryKey: [subject, what] }: Query): Part =>
  subject === 'messages' && what === 'thread' ? 'talk' : subject;

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

/** Reads subjects again, each once, however often they are named within {@link GATHERING_MS}. */
export function invalidateSubjects(queries: QueryClient, subjects: readonly QuerySubject[]): void {
  for (const subject of subjects) {
    gather(queries, subject);
    if (subject === 'messages') gather(queries, 'talk');
  }
}

/** Reads again whatever a change of these kinds makes stale, as a live update of it would. */
export const invalidate = (queries: QueryClient, ...changed: readonly ChangeKind[]): void =>
  invalidateSubjects(
    queries,
    changed.flatMap((kind) => invalidatedBy[kind]),
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
