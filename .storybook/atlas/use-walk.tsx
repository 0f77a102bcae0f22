import { type ReactNode, useCallback, useState } from 'react';
import type { Theme } from '../modes.ts';
import type { WalkTold } from '../world/pace.ts';
import type { IndexEntry } from './story-index.ts';
import { WalkPlayer } from './WalkPlayer.tsx';

/** A walk that can be watched, and how far it is. */
export interface Walk {
  /** What is shown of it, in the place of the picture; undefined until it is begun. */
  readonly player: ReactNode | undefined;
  /** Begins, pauses and takes single steps; undefined where the story is no walk. */
  readonly buttons: ReactNode | undefined;
  /** It is on its way and has said nothing yet. */
  readonly waiting: boolean;
  /** How far it has got; undefined before it says so. */
  readonly told: WalkTold | undefined;
}

/** Lets a story be walked in the real component, step by step. Another story begins anew. */
export function useWalk(story: IndexEntry | undefined, theme: Theme): Walk {
  const [begun, setBegun] = useState({ story: '', times: 0 });
  const [playing, setPlaying] = useState(true);
  const [asked, setAsked] = useState(0);
  const [heard, setHeard] = useState<WalkTold>();
  const hear = useCallback((told: WalkTold) => setHeard(told), []);
  if (!story?.tags.includes('walk'))
    return { player: undefined, buttons: undefined, waiting: false, told: undefined };
  const times = begun.story === story.id ? begun.times : 0;
  const told = times > 0 ? heard : undefined;
  const begin = () => {
    setHeard(undefined);
    setPlaying(true);
    setAsked(0);
    setBegun({ story: story.id, times: times + 1 });
  };
  const arrived = told !== undefined && told.taken === told.steps.length;
  return {
    told,
    waiting: times > 0 && !told,
    player: times > 0 && (
      <WalkPlayer
        key={`${story.id} ${times}`}
        story={story.id}
        theme={theme}
        playing={playing}
        asked={asked}
        onTold={hear}
      />
    ),
    buttons: (
      <>
        <button type="button" className="viewer-main-button" onClick={begin}>
          {times > 0 ? 'Walk it again' : 'Walk it'}
        </button>
        {times > 0 && !arrived && (
          <>
            <button type="button" onClick={() => setPlaying(!playing)}>
              {playing ? 'Pause' : 'Go on'}
            </button>
            <button type="button" disabled={playing || !told} onClick={() => setAsked(asked + 1)}>
              One step
            </button>
          </>
        )}
      </>
    ),
  };
}
