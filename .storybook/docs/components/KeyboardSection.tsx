import type { Key, PageText } from './component-page.ts';
import type { ReadRecording } from './use-recording.ts';

/** What keys do on a role by the platform and the ARIA patterns, for parts that have a page of their own. */
const BY_ROLE: Readonly<Record<string, readonly { keys: readonly Key[]; does: string }[]>> = {
  link: [{ keys: ['Enter'], does: 'Follows the link.' }],
  button: [{ keys: ['Enter', 'Space'], does: 'Presses the button.' }],
  checkbox: [{ keys: ['Space'], does: 'Checks or unchecks the box.' }],
  switch: [{ keys: ['Enter', 'Space'], does: 'Switches it on or off.' }],
  radio: [{ keys: ['↑', '↓', '←', '→'], does: 'Chooses the previous or next option.' }],
  combobox: [{ keys: ['↑', '↓'], does: 'Moves to the option above or below.' }],
  tab: [{ keys: ['←', '→', 'Home', 'End'], does: 'Goes to another tab and shows it.' }],
  slider: [{ keys: ['←', '→'], does: 'Decreases or increases the value.' }],
};

const roleOf = (stop: string) => /^\w+/.exec(stop)?.[0] ?? '';

interface Line {
  readonly keys: readonly Key[];
  readonly does: string;
}

function Table({ lines }: { lines: readonly Line[] }) {
  return (
    <table className="component-docs-table">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ keys, does }) => (
          <tr key={keys.join(' ') + does}>
            <th scope="row">
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 ? ' or ' : null}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Stops({ stops }: { stops: readonly string[] }) {
  return (
    <>
      <h3>Where Tab stops in the example</h3>
      <ol className="component-docs-stops">
        {stops.map((stop, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two stops may be called alike
          <li key={`${index} ${stop}`}>
            <code>{stop}</code>
          </li>
        ))}
      </ol>
    </>
  );
}

const linesOfParts = (stops: readonly string[]): Line[] => [
  { keys: ['Tab', 'Shift + Tab'], does: 'Goes to the next stop, or back.' },
  ...[...new Set(stops.map(roleOf))].flatMap((role) => BY_ROLE[role] ?? []),
];

/** The keyboard table: its own keys, each proved by a story, or those of its parts, from where Tab stops. */
export function KeyboardSection({ keys, recording }: { keys: PageText['keys']; recording: ReadRecording }) {
  const stops = typeof recording === 'string' ? [] : recording.stops;
  return (
    <section>
      <h2>Keyboard</h2>
      {keys === 'none' ? <p>Not focusable: Tab skips it.</p> : null}
      {keys === 'parts' ? (
        <>
          <p>It has no keys of its own; these are those of its parts.</p>
          <Table lines={linesOfParts(stops)} />
        </>
      ) : null}
      {typeof keys === 'object' ? <Table lines={keys.rows} /> : null}
      {stops.length > 0 ? <Stops stops={stops} /> : null}
    </section>
  );
}
