import type { Query, QueryClient } from '@tanstack/react-query';
import { type ChangeKind, invalidatedBy, type QuerySubject } from './query-subjects.ts';

/**
 * Milliseconds in which changes are gathered. One press changes several rows, each is told on several topics, and all
 * within a moment of the press's own answer: what they make stale is read again once.
 */
export const GATHERING_MS = 100;

/** Milliseconds for what somebody is waiting for with her eyes: in a talk one message changes one row. */
const GATHERING_TALK_MS = 20;

const gatheringTime = (subject: QuerySubject) => (subject === 'messages' ? GATHERING_TALK_MS : GATHERING_MS);

const gathering = new WeakMap<QueryClient, Map<number, Set<QuerySubject>>>();

/** Reads subjects again, each once, however often they are named within {@link GATHERING_MS}. */
export function invalidateSubjects(queries: QueryClient, subjects: readonly QuerySubject[]): void {
  const waiting = gathering.get(queries) ?? new Map<number, Set<QuerySubject>>();
  gathering.set(queries, waiting);
  for (const subject of subjects) {
    const time = gatheringTime(subject);
    const gathered = waiting.get(time);
    if (gathered) gathered.add(subject);
    else {
      const begun = new Set([subject]);
      waiting.set(time, begun);
      setTimeout(() => {
        waiting.delete(time);
        readAgain(queries, begun);
      }, time);
    }
  }
}

/** Reads again whatever a change of these kinds makes stale, as a live update of it would. */
export const invalidate = (queries: QueryClient, ...changed: readonly ChangeKind[]): void =>
  invalidateSubjects(
    queries,
    changed.flatMap((kind) => invalidatedBy[kind]),
  );

function readAgain(queries: QueryClient, subjects: ReadonlySet<QuerySubject>) {
  const predicate = ({ queryKey: [subject] }: Query) => subjects.has(subject);
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
