import * as list from './model-list.ts';
import type { Model } from './testing/model.ts';

export * from './model-list.ts';
export {
  type Chart,
  type ChartState,
  type ChartStep,
  type ChartTransition,
  chartOf,
  noticesOf,
} from './testing/chart.ts';
export { type Graph, type GraphEdge, graphOf, leavesOf } from './testing/graph.ts';
export type { Model, Sample, StateMeaning } from './testing/model.ts';

/** A model's file may give away a sample of its own, too. */
const isModel = (exported: object): exported is Model => 'machine' in exported;

/** The models of all machines, by the machine's id: for walks, the state atlas and the checks. Never shipped. */
export const models: Readonly<Record<string, Model>> = Object.fromEntries(
  Object.values<object>(list)
    .filter(isModel)
    .map((model) => [model.machine.id, model]),
);
