import { useState } from 'react';
import { Button } from '../../../packages/ui/src/primitives/Button.tsx';
import { Chip } from '../../../packages/ui/src/primitives/Chip.tsx';
import { Field } from '../../../packages/ui/src/primitives/Field.tsx';
import { Switch } from '../../../packages/ui/src/primitives/Switch.tsx';
import { TextInput } from '../../../packages/ui/src/primitives/TextInput.tsx';
import { target } from '../../../packages/ui/src/tokens/constants.ts';
import { colorModes } from '../../../packages/ui/src/tokens/pairs.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import './foundations.css';

const keys: readonly (readonly [keys: string, does: string])[] = [
  ['Tab, Shift Tab', 'to the next or previous element that can be pressed, in reading order'],
  ['Enter, Space', 'presses a button; Enter follows a link; Space toggles a switch, a chip, a checkbox'],
  ['Arrow keys', 'between tabs, the choices of one question, the days of a calendar'],
  ['Escape', 'closes what is over the page, and gives the focus back to what opened it'],
  ['Alt T', 'to the notices, if there are any'],
];

/** What every component promises, whoever uses it and however. */
export function AccessPage() {
  useTheme();
  const [on, setOn] = useState(true);
  const [books, setBooks] = useState(false);
  return (
    <AtlasFrame
      title="Access"
      className="found"
      lead="What every component promises. A component that breaks one of these is not done."
    >
      <h2>Keyboard</h2>
      <p>Whatever a pointer can do, the keyboard can do too. Only an open dialog keeps the focus inside.</p>
      <div className="found-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">Go or do</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([pressed, does]) => (
              <tr key={pressed}>
                <th scope="row">{pressed}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>Try it: everything gets the same ring.</p>
      <div className="found-well found-try">
        <Button onPress={() => {}}>Join Now</Button>
        <Chip selected={books} onToggle={setBooks}>
          Books
        </Chip>
        <Switch label="Coffee chats" checked={on} onCheckedChange={setOn} />
        <Field label="First name">{(control) => <TextInput {...control} />}</Field>
      </div>
      <h2>Focus</h2>
      <ul className="found-rules">
        <li>
          A ring of 3 px with a gap of 2 px, in berry, or in the text color of the background where berry
          would not show.
        </li>
        <li>What opens takes the focus; what closes gives it back.</li>
        <li>
          When the focused element disappears, the focus moves to the next one, never to the top of the page.
        </li>
      </ul>
      <h2>Names</h2>
      <ul className="found-rules">
        <li>Everything that can be pressed has a name, which includes its visible label.</li>
        <li>When several buttons look alike, each names its object: Approve Noor Haddad.</li>
        <li>
          A field’s error is read out with the field. What changes by itself is announced once, politely.
        </li>
        <li>Screen readers skip decorative pictures; color is never the only sign.</li>
      </ul>
      <h2>Size</h2>
      <ul className="found-rules">
        <li>Everything a finger can press is at least {target} wide and high.</li>
        <li>At 320 px and with text at 200%, nothing is cut off, and only wide tables scroll sideways.</li>
      </ul>
      <h2>Contrast</h2>
      <ul className="found-rules">
        {Object.entries(colorModes).map(([name, { label, text, edges }]) => (
          <li key={name}>
            {label}: text {text}:1, edges {edges}:1 at least.
          </li>
        ))}
      </ul>
      <p>
        All pairs are measured in{' '}
        <StorybookLink entry={{ type: 'docs', id: 'foundations-color--docs' }}>Color</StorybookLink>. Where
        the system sets the colors (forced colors), borders and marks stay visible.
      </p>
      <h2>How we check it</h2>
      <p>
        axe checks every story and every written page in both themes, and tests walk through the flows by
        keyboard. The accessibility panel below a story shows what axe found.
      </p>
    </AtlasFrame>
  );
}
