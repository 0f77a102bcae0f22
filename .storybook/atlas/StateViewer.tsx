import type { Chart, ChartState } from '@sorella/core/models';
import { useCallback, useState } from 'react';
import type { Theme } from '../modes.ts';
import type { WalkTold } from '../world/pace.ts';
import { NoticeLines } from './NoticeLines.tsx';
import { RequirementLines } from './RequirementLines.tsx';
import { meaningOf } from './StateLink.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import { StoryShelf } from './StoryShelf.tsx';
import type { IndexEntry } from './story-index.ts';
import { Viewer } from './Viewer.tsx';
import { WalkPlayer } from './WalkPlayer.tsx';
import { WalkSteps } from './WalkSteps.tsx';

interface StateViewerProps {
  chart: Chart;
  state: ChartState;
  /** The stories that end in it, or look like it; the first one's picture stands for it. */
  stories: readonly IndexEntry[];
  theme: Theme;
  onOpen(path: string | undefined): void;
}

/** The story that is the shortest way to a state, where there is one that can be watched. */
const walkTo = (stories: readonly IndexEntry[]) => {
  const walks = stories.filter(({ tags }) => tags.includes('walk'));
  const isShortest = ({ tags }: IndexEntry) => !tags.some((tag) => /^(via|notice):/.test(tag));
  return walks.find(isShortest) ?? walks[0];
};

/** Everything about one state: how it looks, what it means, how one gets there, what is told and required. */
export function StateViewer({ chart, state, stories, theme, onOpen }: StateViewerProps) {
  const [walked, setWalked] = useState({ path: '', times: 0 });
  const walking = walked.path === state.path ? walked.times : 0;
  const [playing, setPlaying] = useState(true);
  const [asked, setAsked] = useState(0);
  const [told, setTold] = useState<WalkTold>();
  const hear = useCallback((heard: WalkTold) => setTold(heard), []);
  const walk = walkTo(stories);
  const [first] = stories;
  const at = chart.states.indexOf(state);
  const go = (step: 1 | -1) => {
    const next = chart.states[at + step];
    return next ? () => onOpen(next.path) : undefined;
  };
  const begin = () => {
    setTold(undefined);
    setPlaying(true);
    setAsked(0);
    setWalked({ path: state.path, times: walking + 1 });
  };
  const arrived = told !== undefined && told.taken === told.steps.length;
  const next = chart.transitions.filter(({ from }) => from.split(' + ').includes(state.path));
  return (
    <Viewer
      labelledBy="state-says"
      over={
        <>
          {chart.title}, state {at + 1} of {chart.states.length}
        </>
      }
      onClose={() => onOpen(undefined)}
      onNext={go(1)}
      onBack={go(-1)}
      picture={
        walking > 0 && walk ? (
          <WalkPlayer
            key={`${state.path} ${walking}`}
            story={walk.id}
            theme={theme}
            playing={playing}
            asked={asked}
            onTold={hear}
          />
        ) : (
          first && <StoryPicture story={first.id} look={{ theme, width: 'phone' }} />
        )
      }
    >
      <p id="state-says" className="viewer-says" title={`${chart.machine}.${state.path}`}>
        {state.says}
      </p>
      <div className="viewer-buttons">
        {walk && (
          <button type="button" onClick={begin}>
            {walking > 0 ? 'Walk it again' : 'Walk it'}
          </button>
        )}
        {walking > 0 && !arrived && (
          <>
            <button type="button" onClick={() => setPlaying(!playing)}>
              {playing ? 'Pause' : 'Go on'}
            </button>
            <button type="button" disabled={playing || !told} onClick={() => setAsked(asked + 1)}>
              One step
            </button>
          </>
        )}
        <button type="button" disabled={!go(-1)} onClick={go(-1)}>
          Back
        </button>
        <button type="button" disabled={!go(1)} onClick={go(1)}>
          Next state
        </button>
      </div>
      <h4>How one gets here</h4>
      <WalkSteps
        chart={chart}
        state={state}
        told={walking > 0 ? told : undefined}
        waiting={walking > 0 && !told}
      />
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
      {next.length > 0 && (
        <details className="atlas-fold">
          <summary>What can happen next: {next.length}</summary>
          <ul className="atlas-guide">
            {next.map(({ sample, says, to }) => (
              <li key={`${sample} ${to}`}>
                <span title={sample}>{says}</span>:{' '}
                {to
                  .split(' + ')
                  .map((path) => meaningOf(chart, path))
                  .join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
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
