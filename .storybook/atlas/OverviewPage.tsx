import type { Chart } from '@sorella/core/models';
import type { Theme } from '../modes.ts';
import { AtlasFrame } from './AtlasFrame.tsx';
import { allCharts } from './charts.ts';
import { StateSearch } from './StateSearch.tsx';
import { StorybookLink } from './StorybookLink.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import { pageOfMachine } from './state-entry.ts';
import { type IndexEntry, storiesByState, storiesOfStates, untoldOf } from './story-index.ts';
import { useIndex } from './use-index.ts';
import { useTheme } from './use-theme.ts';

/** How many of a machine's states stand for it as pictures. */
const SHOWN = 3;

interface MachineCardProps {
  chart: Chart;
  entries: readonly IndexEntry[];
  theme: Theme;
}

function MachineCard({ chart, entries, theme }: MachineCardProps) {
  const stories = storiesByState(entries, chart.machine);
  const untold = entries.length > 0 ? untoldOf(chart.states, stories) : [];
  const page = pageOfMachine(entries, chart.machine);
  const firsts = [...storiesOfStates(chart.states, stories).values()].flatMap(([first]) => first?.id ?? []);
  const shown = [...new Set(firsts)].slice(0, SHOWN);
  return (
    <li className="machine-card">
      <span className="machine-pictures">
        {shown.map((id) => (
          <StoryPicture key={id} story={id} look={{ theme, width: 'phone' }} />
        ))}
      </span>
      <h2>{page ? <StorybookLink entry={page}>{chart.title}</StorybookLink> : chart.title}</h2>
      <p className="atlas-quiet">{chart.states.length} states</p>
      {untold.length > 0 && (
        <p className="atlas-untold">No story yet: {untold.map(({ path }) => path).join(', ')}</p>
      )}
    </li>
  );
}

/** Everything that has states, at a glance, and a search over all of them. */
export function OverviewPage() {
  const theme = useTheme();
  const index = useIndex();
  const entries = index.state === 'read' ? index.entries : [];
  return (
    <AtlasFrame
      title="State atlas"
      lead="Every situation a person can be in is a state: how it looks, how she gets there, and what she is told on the way."
    >
      <StateSearch entries={entries} />
      <ul className="machine-cards">
        {allCharts().map((chart) => (
          <MachineCard key={chart.machine} chart={chart} entries={entries} theme={theme} />
        ))}
      </ul>
      <h2>How to read a page</h2>
      <ul className="atlas-guide">
        <li>
          <strong>A state</strong> is a picture and a sentence. Press it to see the shortest way there, what
          she is told, and the requirements behind it; <em>Walk it</em> plays that way in the real product.
        </li>
        <li>
          <strong>The diagram</strong> shows what leads where. A solid box rests until someone does something;
          a dashed one, marked <em>at work</em>, waits for an answer or a browser.
        </li>
        <li>
          <strong>Names of the code</strong> show when the pointer rests on a state or an arrow.
        </li>
        <li>
          <strong>Nothing is drawn by hand.</strong> States and arrows come from the machines that run in the
          product, pictures from its stories. Anything missing is reported here and fails the build.
        </li>
      </ul>
    </AtlasFrame>
  );
}
