import { useDeferredValue, useId, useState } from 'react';
import { allCharts } from './charts.ts';
import { findStates } from './find-states.ts';
import { NoticeLines } from './NoticeLines.tsx';
import { StorybookLink } from './StorybookLink.tsx';
import { hashOfState, pageOfMachine } from './state-entry.ts';
import type { IndexEntry } from './story-index.ts';

/** More than these nobody reads; another word makes them fewer. */
const MOST = 12;

/** Finds states by their words, and by the words of the notices that are told on the way in. */
export function StateSearch({ entries }: { entries: readonly IndexEntry[] }) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const asked = useDeferredValue(question);
  const found = findStates(allCharts(), asked);
  return (
    <search className="state-search">
      <label htmlFor={id}>Find a state or a notice</label>
      <input
        id={id}
        type="search"
        value={question}
        placeholder="event full"
        onChange={(event) => setQuestion(event.target.value)}
      />
      <p role="status" className="atlas-quiet">
        {asked.trim() !== '' && (found.length === 1 ? 'One state.' : `${found.length} states.`)}
        {found.length > MOST && ` The first ${MOST} are shown.`}
      </p>
      {found.length > 0 && (
        <ul className="state-found">
          {found.slice(0, MOST).map(({ chart, state, notices }) => {
            const page = pageOfMachine(entries, chart.machine);
            return (
              <li key={`${chart.machine}.${state.path}`}>
                <p>
                  <span className="atlas-quiet">{chart.title}:</span>{' '}
                  {page ? (
                    <StorybookLink entry={page} hash={hashOfState(state.path)}>
                      {state.says}
                    </StorybookLink>
                  ) : (
                    state.says
                  )}
                </p>
                <NoticeLines ids={notices} />
              </li>
            );
          })}
        </ul>
      )}
    </search>
  );
}
