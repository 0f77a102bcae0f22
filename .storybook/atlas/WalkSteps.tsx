import type { Chart, ChartState } from '@sorella/core/models';
import type { WalkTold } from '../world/pace.ts';
import { StateLink } from './StateLink.tsx';

interface WalkStepsProps {
  chart: Chart;
  state: ChartState;
  /** How far a walk has got, while one is watched. */
  told: WalkTold | undefined;
  /** A walk is on its way and has said nothing yet. */
  waiting: boolean;
}

/** The shortest way to a state in words; while a walk is watched its own steps, and which one is taken. */
export function WalkSteps({ chart, state, told, waiting }: WalkStepsProps) {
  if (waiting) return <p role="status">Starting the product in this page…</p>;
  if (told)
    return (
      <>
        <ol className="atlas-steps">
          {told.steps.map((says, index) => (
            // The same thing may happen twice on a way, so only its place tells a step from another.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={index < told.taken ? 'walk-taken' : 'walk-ahead'}>
              {says}
            </li>
          ))}
        </ol>
        <p role="status" className="atlas-quiet">
          {told.taken === told.steps.length
            ? 'Arrived. Press whatever you like: it is the real product.'
            : `${told.taken} of ${told.steps.length} steps taken.`}
        </p>
      </>
    );
  if (!state.steps) return <p>Nothing that can happen leads here.</p>;
  if (state.steps.length === 0) return <p>It starts here.</p>;
  return (
    <ol className="atlas-steps">
      {state.steps.map(({ sample, says, to }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span title={sample}>{says}</span>
          {to.split(' + ').includes(state.path) ? null : (
            <span className="atlas-step-to">
              <StateLink chart={chart} name={to} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
