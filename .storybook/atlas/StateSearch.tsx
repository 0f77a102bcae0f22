import { useMemo } from 'react';
import { allCharts } from './charts.ts';
import { finderOf } from './find-states.ts';
import { groupsOf } from './found-groups.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { IndexEntry } from './story-index.ts';

/** Finds states by their words, and notices with the states and the stories that have them. */
export function StateSearch({ entries }: { entries: readonly IndexEntry[] }) {
  const find = useMemo(() => finderOf(allCharts()), []);
  return (
    <SearchBox
      label="Find a notice or a state"
      placeholder="the event is full"
      find={(question) => groupsOf(find(question), entries)}
    />
  );
}
