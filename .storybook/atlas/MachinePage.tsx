import { Markdown } from '@storybook/addon-docs/blocks';
import { useMemo } from 'react';
import { AtlasFrame } from './AtlasFrame.tsx';
import { chartOfMachine } from './charts.ts';
import { OpenState } from './open-state.ts';
import { StateCards } from './StateCards.tsx';
import { StateDiagram } from './StateDiagram.tsx';
import { StateViewer } from './StateViewer.tsx';
import { pictureNear } from './StoryPicture.tsx';
import { specOf } from './specs.ts';
import { storiesByState, storiesOfStates } from './story-index.ts';
import { TransitionTable } from './TransitionTable.tsx';
import { useIndex } from './use-index.ts';
import { usePageHash } from './use-page-hash.ts';
import { useTheme } from './use-theme.ts';

/** The atlas of one machine: its diagram, its states, its transitions, and what it must do. */
export function MachinePage({ machine }: { machine: string }) {
  const theme = useTheme();
  const index = useIndex();
  const [hash, change] = usePageHash();
  const chart = chartOfMachine(machine);
  const stories = useMemo(
    () => storiesOfStates(chart.states, storiesByState(index.state === 'read' ? index.entries : [], machine)),
    [chart, index, machine],
  );
  const pictures = useMemo(() => {
    const look = { theme, width: 'phone' } as const;
    return new Map(
      chart.states.flatMap(({ path }): [string, string][] => {
        const picture = pictureNear(stories.get(path)?.[0]?.id ?? '', look);
        return picture === undefined ? [] : [[path, picture]];
      }),
    );
  }, [chart, stories, theme]);
  const untold =
    index.state === 'read' ? chart.states.filter(({ path }) => stories.get(path)?.length === 0) : [];
  const spec = specOf(machine);
  const state = chart.states.find(({ path }) => path === hash.get('state'));
  const open = (path: string | undefined) => change({ state: path });
  return (
    <OpenState value={open}>
      <AtlasFrame
        title={<span title={machine}>{chart.title}</span>}
        lead={`${chart.states.length} states. Press one to see how one gets there, and to watch it happen.`}
      >
        {index.state === 'failed' && (
          <p className="atlas-untold">
            Storybook’s list of stories could not be read, so no pictures are shown. Reload the page.
          </p>
        )}
        {untold.length > 0 && (
          <p className="atlas-untold">
            {untold.length === 1 ? 'One state has no story: ' : `${untold.length} states have no story: `}
            {untold.map(({ path }) => path).join(', ')}.
          </p>
        )}
        <h2>State by state</h2>
        <StateCards chart={chart} storyOf={({ path }) => stories.get(path)?.[0]?.id} theme={theme} />
        <h2>What leads where</h2>
        <StateDiagram chart={chart} pictures={pictures} />
        <details className="atlas-fold" id="transitions">
          <summary>All that can happen, in words: {chart.transitions.length}</summary>
          <TransitionTable chart={chart} />
        </details>
        {spec !== undefined && (
          <details className="atlas-fold">
            <summary>What it must do</summary>
            <div className="atlas-spec">
              <Markdown>{spec}</Markdown>
            </div>
          </details>
        )}
        {state && (
          <StateViewer
            chart={chart}
            state={state}
            stories={stories.get(state.path) ?? []}
            theme={theme}
            onOpen={open}
          />
        )}
      </AtlasFrame>
    </OpenState>
  );
}
