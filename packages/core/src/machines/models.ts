import { bookingModel } from './booking/booking.model.ts';
import { cancellationModel } from './cancellation/cancellation.model.ts';
import { connectivityModel } from './connectivity/connectivity.model.ts';
import { sessionModel } from './session/session.model.ts';
import type { Model } from './testing/model.ts';

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
export { bookingModel, cancellationModel, connectivityModel, sessionModel };

/** The models of all machines, by the machine's id: for walks, the state atlas and the checks. Never shipped. */
export const models: Readonly<Record<string, Model>> = {
  booking: bookingModel,
  cancellation: cancellationModel,
  connectivity: connectivityModel,
  session: sessionModel,
};
