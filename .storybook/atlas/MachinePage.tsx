import { Markdown } from '@storybook/addon-docs/blocks';
import { AtlasFrame } from './AtlasFrame.tsx';
import { chartOfMachine } from './charts.ts';
import { StateDiagram } from './StateDiagram.tsx';
import { StateSection } from './StateSection.tsx';
import { specOf } from './specs.ts';
import { storiesByState, untoldOf } from './story-index.ts';
import { TransitionTable } from './TransitionTable.tsx';
import { useIndex } from './use-index.ts';
import { useTheme } from './use-theme.ts';

/** The atlas of one machine: its diagram, its states, its transitions, and what it must do. */
export function MachinePage({ machine }: { machine: string }) {
  const theme = useTheme();
  const index = useIndex();
  const chart = chartOfMachine(machine);
  const stories = index.state === 'read' ? storiesByState(index.entries, machine) : undefined;
  const untold = stories ? untoldOf(chart.states, stories) : [];
  const spec = specOf(machine);
  return (
    <AtlasFrame title={chart.title}>
      <p className="atlas-lead">
        {chart.states.length} states, {chart.transitions.length} transitions. Everything here is drawn from
        the machine <code>{machine}</code> itself.
      </p>
      {index.state === 'failed' && (
        <p className="atlas-untold">
          Storybook’s list of stories could not be read, so no pictures are shown. Load the page anew.
        </p>
      )}
      {untold.length > 0 && (
        <p className="atlas-untold">
          {untold.length === 1 ? 'One state has no story: ' : `${untold.length} states have no story: `}
          {untold.map(({ path }) => path).join(', ')}.
        </p>
      )}
      <h2>The whole of it</h2>
      <StateDiagram chart={chart} />
      <h2>State by state</h2>
      {chart.states.map((state) => (
        <StateSection
          key={state.path}
          chart={chart}
          state={state}
          stories={stories && (stories.get(state.path) ?? [])}
          theme={theme}
        />
      ))}
      <h2 id="transitions" tabIndex={-1}>
        All transitions
      </h2>
      <TransitionTable chart={chart} />
      {spec !== undefined && (
        <>
          <h2>What it must do</h2>
          <div className="atlas-spec">
            <Markdown>{spec}</Markdown>
          </div>
        </>
      )}
    </AtlasFrame>
  );
}
