import type { Chart, ChartState } from '@sorella/core/models';
import { allCharts } from '../../atlas/charts.ts';

/** A state of a flow on whose way in a notice is told. */
export interface TellingState {
  /** The flow, as its page in the atlas is called. */
  readonly title: Chart['title'];
  readonly path: ChartState['path'];
  /** What the state means. */
  readonly says: string;
}

/** The states of all flows on whose way in this notice is told. */
export const statesTelling = (notice: string): TellingState[] =>
  allCharts().flatMap(({ title, states }) =>
    states.filter(({ notices }) => notices.includes(notice)).map(({ path, says }) => ({ title, path, says })),
  );
