import { type Found, type FoundNotice, type FoundState } from './find-states.ts';
import { NoticeLines } from './NoticeLines.tsx';
import type { FoundGroup } from './SearchBox.tsx';
import { StorybookLink } from './StorybookLink.tsx';
import { hashOfState, pageOfMachine } from './state-entry.ts';
import type { IndexEntry } from './story-index.ts';

interface Entries {
  readonly entries: readonly IndexEntry[];
}

function StateLine({ found: { chart, state }, entries }: { found: FoundState } & Entries) {
  const page = pageOfMachine(entries, chart.machine);
  return (
    <span title={`${chart.machine}.${state.path}`}>
      <span className="atlas-quiet">{chart.title}:</span>{' '}
      {page ? (
        <StorybookLink entry={page} hash={hashOfState(state.path)}>
          {state.says}
        </StorybookLink>
      ) : (
        state.says
      )}
    </span>
  );
}

function NoticeResult({ notice: { id, states }, entries }: { notice: FoundNotice } & Entries) {
  const shown = entries.filter(({ type, tags }) => type === 'story' && tags.includes(`notice:${id}`));
  return (
    <>
      <NoticeLines ids={[id]} />
      {states.length > 0 && (
        <>
          <h3>Told on the way into</h3>
          <ul>
            {states.map((found) => (
              <li key={`${found.chart.machine}.${found.state.path}`}>
                <StateLine found={found} entries={entries} />
              </li>
            ))}
          </ul>
        </>
      )}
      {shown.length > 0 && (
        <>
          <h3>Seen in</h3>
          <ul>
            {shown.map((entry) => (
              <li key={entry.id}>
                <StorybookLink entry={entry}>{entry.name}</StorybookLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Notices with the states and the stories that have them, and states. */
export const groupsOf = ({ notices, states }: Found, entries: readonly IndexEntry[]): FoundGroup[] => [
  {
    one: 'notice',
    many: 'notices',
    hasAll: notices.hasAll,
    items: notices.things.map((notice) => ({
      key: notice.id,
      content: <NoticeResult notice={notice} entries={entries} />,
    })),
  },
  {
    one: 'state',
    many: 'states',
    hasAll: states.hasAll,
    items: states.things.map((found) => ({
      key: `${found.chart.machine}.${found.state.path}`,
      content: <StateLine found={found} entries={entries} />,
    })),
  },
];
