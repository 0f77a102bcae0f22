import type { Chart } from '@sorella/core/models';
import { NOTICES } from '@sorella/core/notices/catalogue';
import type { NoticeDefinition } from '@sorella/core/notices/notice';
import { Arrow } from './Arrow.tsx';
import { StateLink } from './StateLink.tsx';

const notices: Readonly<Record<string, NoticeDefinition>> = NOTICES;

/** What is told, in words: a notice by its title, what else is emitted by its type. */
const wordOf = (emitted: string) =>
  emitted.startsWith('notice:') ? `‘${notices[emitted.slice('notice:'.length)]?.title ?? emitted}’` : emitted;

/** All transitions of a machine in words, in the order of its states. The diagram says the same as a picture. */
export function TransitionTable({ chart }: { chart: Chart }) {
  const order = chart.states.map(({ path }) => path);
  const rank = (name: string) => order.indexOf(name.split(' + ')[0] ?? '');
  const rows = chart.transitions.toSorted((one, other) => rank(one.from) - rank(other.from));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to stop here
    <div className="atlas-table" role="region" aria-labelledby="transitions" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">In</th>
            <th scope="col">When</th>
            <th scope="col">Then</th>
            <th scope="col">Told</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, sample, says, passed, to, emitted }, index) => (
            <tr key={`${from} ${sample} ${to} ${passed.join(' ')} ${emitted.join(' ')}`}>
              <td className={rows[index - 1]?.from === from ? 'atlas-again' : undefined}>
                <StateLink chart={chart} name={from} />
              </td>
              <td title={sample}>{says}</td>
              <td>
                {passed.map((path) => (
                  <span key={path}>
                    <StateLink chart={chart} name={path} />
                    <Arrow />
                  </span>
                ))}
                <StateLink chart={chart} name={to} />
              </td>
              <td>{emitted.map(wordOf).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
