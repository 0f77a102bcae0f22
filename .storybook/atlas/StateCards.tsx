import type { Chart, ChartState } from '@sorella/core/models';
import { use } from 'react';
import type { Theme } from '../modes.ts';
import { OpenState } from './open-state.ts';
import { StoryPicture } from './StoryPicture.tsx';
import { KIND_WORDS, kindOf } from './state-kinds.ts';

interface StateCardsProps {
  chart: Chart;
  /** The story whose picture stands for a state; undefined when there is none. */
  storyOf(state: ChartState): string | undefined;
  theme: Theme;
}

/** Every state of a machine as a picture and a sentence. Pressed, it tells the rest. */
export function StateCards({ chart, storyOf, theme }: StateCardsProps) {
  const open = use(OpenState);
  return (
    <ul className="state-cards">
      {chart.states.map((state) => {
        const story = storyOf(state);
        const kind = kindOf(chart, state);
        return (
          <li key={state.path}>
            <button type="button" className="state-card" title={state.path} onClick={() => open(state.path)}>
              {story === undefined ? (
                <span className="story-picture">
                  <span className="atlas-no-picture">No picture.</span>
                </span>
              ) : (
                <StoryPicture story={story} look={{ theme, width: 'phone' }} />
              )}
              <span className="state-card-says">{state.says}</span>
              {kind !== 'resting' && (
                <span className={`atlas-mark atlas-mark-${kind}`}>{KIND_WORDS[kind]}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
