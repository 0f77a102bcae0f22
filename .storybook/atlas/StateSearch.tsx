import { useDeferredValue, useId, useState } from 'react';
import { allCharts } from './charts.ts';
import { type FoundNotice, type FoundState, find } from './find-states.ts';
import { NoticeLines } from './NoticeLines.tsx';
import { StorybookLink } from './StorybookLink.tsx';
import { hashOfState, pageOfMachine } from './state-entry.ts';
import type { IndexEntry } from './story-index.ts';

/** More than these nobody reads; another word makes them fewer. */
const MOST = 10;

interface StateLinesProps {
  states: readonly FoundState[];
  entries: readonly IndexEntry[];
}

function StateLines({ states, entries }: StateLinesProps) {
  return (
    <ul>
      {states.map(({ chart, state }) => {
        const page = pageOfMachine(entries, chart.machine);
        return (
          <li key={`${chart.machine}.${state.path}`} title={`${chart.machine}.${state.path}`}>
            <span className="atlas-quiet">{chart.title}:</span>{' '}
            {page ? (
              <StorybookLink entry={page} hash={hashOfState(state.path)}>
                {state.says}
              </StorybookLink>
            ) : (
              state.says
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface NoticeResultProps {
  notice: FoundNotice;
  entries: readonly IndexEntry[];
}

function NoticeResult({ notice: { id, states }, entries }: NoticeResultProps) {
  const shown = entries.filter(({ type, tags }) => type === 'story' && tags.includes(`notice:${id}`));
  return (
    <li>
      <NoticeLines ids={[id]} />
      {states.length > 0 && (
        <>
          <h2>Told on the way into</h2>
          <StateLines states={states} entries={entries} />
        </>
      )}
      {shown.length > 0 && (
        <>
          <h2>Seen in</h2>
          <ul>
            {shown.map((entry) => (
              <li key={entry.id}>
                <StorybookLink entry={entry}>{entry.name}</StorybookLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `One ${one}` : `${count} ${many}`;

/** Finds states by their words, and notices with the states and the stories that have them. */
export function StateSearch({ entries }: { entries: readonly IndexEntry[] }) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const asked = useDeferredValue(question);
  const { notices, states } = find(allCharts(), asked);
  const isLong = notices.length > MOST || states.length > MOST;
  return (
    <search className="state-search">
      <label htmlFor={id}>Find a notice or a state</label>
      <input
        id={id}
        type="search"
        value={question}
        placeholder="event full"
        onChange={(event) => setQuestion(event.target.value)}
      />
      <p role="status" className="atlas-quiet">
        {asked.trim() !== '' &&
          `${counted(notices.length, 'notice', 'notices')}, ${counted(states.length, 'state', 'states')}.`}
        {isLong && ` The first ${MOST} of each are shown.`}
      </p>
      {notices.length > 0 && (
        <ul className="state-found">
          {notices.slice(0, MOST).map((notice) => (
            <NoticeResult key={notice.id} notice={notice} entries={entries} />
          ))}
        </ul>
      )}
      {states.length > 0 && (
        <div className="state-found">
          <h2>States</h2>
          <StateLines states={states.slice(0, MOST)} entries={entries} />
        </div>
      )}
    </search>
  );
}
