import type { Chart, ChartState } from '@sorella/core/models';

/** What a machine does in a state: it waits for someone, asks something of the world, or leaves it again at once. */
export type StateKind = 'resting' | 'working' | 'passing';

/** The kinds in the words of the pages. */
export const KIND_WORDS: Readonly<Record<StateKind, string>> = {
  resting: 'at rest',
  working: 'at work',
  passing: 'left at once',
};

/** Tells what a machine does in a state. */
export function kindOf(chart: Chart, { path, working }: ChartState): StateKind {
  if (working) return 'working';
  const stays = [chart.start, ...chart.transitions.map(({ to }) => to)].some((name) =>
    name.split(' + ').includes(path),
  );
  const passed = chart.transitions.some((transition) => transition.passed.includes(path));
  return passed && !stays ? 'passing' : 'resting';
}
