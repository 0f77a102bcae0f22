import type { Chart } from '@sorella/core/models';
import { AtlasFrame } from './AtlasFrame.tsx';
import { allCharts } from './charts.ts';
import { StorybookLink } from './StorybookLink.tsx';
import { storiesByState, untoldOf } from './story-index.ts';
import { type ReadIndex, useIndex } from './use-index.ts';
import { useTheme } from './use-theme.ts';

function MachineCard({ chart, index }: { chart: Chart; index: ReadIndex }) {
  const entries = index.state === 'read' ? index.entries : [];
  const untold = untoldOf(chart.states, storiesByState(entries, chart.machine));
  const page = entries.find(({ type, title }) => type === 'docs' && title === `Atlas/${chart.title}`);
  return (
    <li className="atlas-card">
      <h3>{page ? <StorybookLink entry={page}>{chart.title}</StorybookLink> : chart.title}</h3>
      <dl>
        <div>
          <dt>states</dt>
          <dd>{chart.states.length}</dd>
        </div>
        <div>
          <dt>transitions</dt>
          <dd>{chart.transitions.length}</dd>
        </div>
        {index.state === 'read' && (
          <div>
            <dt>states with stories</dt>
            <dd>{chart.states.length - untold.length}</dd>
          </div>
        )}
      </dl>
      {index.state === 'read' && untold.length > 0 && (
        <p className="atlas-untold">No story yet: {untold.map(({ path }) => path).join(', ')}</p>
      )}
    </li>
  );
}

/** All machines at a glance, and how their pages are read. */
export function OverviewPage() {
  useTheme();
  const index = useIndex();
  return (
    <AtlasFrame title="State atlas">
      <p className="atlas-lead">
        Whatever can happen to a person in a flow is a state of a machine. This atlas shows every one: how one
        gets there, what is told on the way, and how it looks.
      </p>
      <h2>The machines</h2>
      <ul className="atlas-cards">
        {allCharts().map((chart) => (
          <MachineCard key={chart.machine} chart={chart} index={index} />
        ))}
      </ul>
      <h2>How to read a page</h2>
      <ul className="atlas-guide">
        <li>
          <strong>The diagram</strong> has a box for each state. A solid box rests until someone does
          something; a dashed one, marked <em>at work</em>, waits for an answer or a browser. Arrows say what
          happens.
        </li>
        <li>
          <strong>A state’s section</strong> has the shortest way there, the requirements it answers, the
          notices that may be told on the way in, and the pictures of its stories. Press a picture to try the
          state yourself.
        </li>
        <li>
          <strong>Pictures</strong> are the accepted ones that every build is compared with. They follow the
          theme of the toolbar.
        </li>
        <li>
          <strong>Nothing is drawn by hand.</strong> States and arrows come from the machines that run in the
          product, stories from their tags, requirements from the trace. What is missing is said, and fails
          the build.
        </li>
      </ul>
    </AtlasFrame>
  );
}
