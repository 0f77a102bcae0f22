import type { Chart, ChartState } from '@sorella/core/models';
import type { Theme } from '../modes.ts';
import { NoticeLines } from './NoticeLines.tsx';
import { RequirementLines } from './RequirementLines.tsx';
import { meaningOf, StateLink } from './StateLink.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import { StoryShelf } from './StoryShelf.tsx';
import type { IndexEntry } from './story-index.ts';
import { useWalk } from './use-walk.tsx';
import { Viewer } from './Viewer.tsx';
import { WalkSteps } from './WalkSteps.tsx';

function ShortestWay({ chart, state }: { chart: Chart; state: ChartState }) {
  if (!state.steps) return <p>Nothing that can happen leads here.</p>;
  if (state.steps.length === 0) return <p>It starts here.</p>;
  return (
    <ol className="atlas-steps">
      {state.steps.map(({ sample, says, to }, index) => (
        // The same thing may happen twice on a way, so only its place tells a step from another.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span title={sample}>{says}</span>
          {!to.split(' + ').includes(state.path) && (
            <span className="atlas-step-to">
              <StateLink chart={chart} name={to} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function WhatIsNext({ chart, state }: { chart: Chart; state: ChartState }) {
  const next = chart.transitions.filter(({ from }) => from.split(' + ').includes(state.path));
  if (next.length === 0) return null;
  return (
    <details className="atlas-fold">
      <summary>What can happen next: {next.length}</summary>
      <ul className="atlas-guide">
        {next.map(({ from, sample, says, to, passed, emitted }) => (
          <li key={JSON.stringify([from, sample, to, passed, emitted])}>
            <span title={sample}>{says}:</span> <StateLink chart={chart} name={to} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The story that is the shortest way to a state, where there is one that can be watched. */
const walkTo = (stories: readonly IndexEntry[]) => {
  const walks = stories.filter(({ tags }) => tags.includes('walk'));
  const isShortest = ({ tags }: IndexEntry) => !tags.some((tag) => /^(via|notice):/.test(tag));
  return walks.find(isShortest) ?? walks[0];
};

interface StateViewerProps {
  chart: Chart;
  state: ChartState;
  /** The stories that end in it, or look like it; the first one's picture stands for it. */
  stories: readonly IndexEntry[];
  theme: Theme;
  onOpen(path: string | undefined): void;
}

/** Everything about one state: how it looks, what it means, how one gets there, what is told and required. */
export function StateViewer({ chart, state, stories, theme, onOpen }: StateViewerProps) {
  const walk = useWalk(walkTo(stories), theme);
  const [first] = stories;
  const at = chart.states.indexOf(state);
  const to = (step: 1 | -1) => {
    const other = chart.states[at + step];
    return other && (() => onOpen(other.path));
  };
  return (
    <Viewer
      labelledBy="state-says"
      over={`${chart.title}, state ${at + 1} of ${chart.states.length}`}
      onClose={() => onOpen(undefined)}
      onNext={to(1)}
      onBack={to(-1)}
      picture={walk.player || (first && <StoryPicture story={first.id} look={{ theme, width: 'phone' }} />)}
    >
      <p id="state-says" className="viewer-says" title={`${chart.machine}.${state.path}`}>
        {state.says}
      </p>
      <div className="viewer-buttons">
        {walk.buttons}
        <button type="button" disabled={at === 0} onClick={to(-1)}>
          Back
        </button>
        <button type="button" disabled={!to(1)} onClick={to(1)}>
          Next state
        </button>
      </div>
      <h4>How one gets here</h4>
      {walk.told || walk.waiting ? <WalkSteps walk={walk} /> : <ShortestWay chart={chart} state={state} />}
      {state.looksLike !== undefined && (
        <p className="atlas-quiet">
          It is left before anything could be drawn, and looks like: {meaningOf(chart, state.looksLike)}
        </p>
      )}
      {state.notices.length > 0 && (
        <>
          <h4>What may be told on the way in</h4>
          <NoticeLines ids={state.notices} />
        </>
      )}
      <WhatIsNext chart={chart} state={state} />
      <h4>What it answers</h4>
      <RequirementLines ids={state.answers} />
      {stories.length > 0 && (
        <details className="atlas-fold">
          <summary>All pictures of it: {stories.length}</summary>
          <StoryShelf stories={stories} theme={theme} />
        </details>
      )}
    </Viewer>
  );
}
