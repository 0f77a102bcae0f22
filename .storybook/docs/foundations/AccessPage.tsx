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
  ['Tab, Shift Tab', 'to the next and the last thing that can be pressed, in the order that is read'],
  ['Enter, Space', 'presses a button; Enter follows a link; Space toggles a switch, a chip, a checkbox'],
  ['Arrow keys', 'between tabs, the choices of one question, the days of a calendar'],
  ['Escape', 'closes what lies over the page, and gives the focus back to what opened it'],
  ['Alt T', 'to the notices, where one stands'],
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
      <p>Whatever a pointer can do, the keyboard can. Nothing traps it but an open dialog.</p>
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
      <p>Try it: the same ring stands around everything.</p>
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
          A ring of 3 px with a gap of 2 px, in berry, or in the ground’s own ink where berry would not be
          seen.
        </li>
        <li>What is opened takes the focus, what is closed gives it back.</li>
        <li>
          When the thing that has it goes, the focus goes to the next one, never to the top of the page.
        </li>
      </ul>
      <h2>Names</h2>
      <ul className="found-rules">
        <li>Everything that can be pressed has a name, and the words one sees are part of it.</li>
        <li>Of many alike each says whom it is about: Approve Noor Haddad.</li>
        <li>A field’s error is read with the field. What changes by itself is said once, politely.</li>
        <li>Pictures that decorate are passed over; colour is never the only sign.</li>
      </ul>
      <h2>Size</h2>
      <ul className="found-rules">
        <li>Whatever a finger presses is {target} wide and high at least.</li>
        <li>
          At 320 px and with text of 200 % nothing is cut off, and nothing scrolls sideways but wide tables.
        </li>
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
        <StorybookLink entry={{ type: 'docs', id: 'foundations-colour--docs' }}>Colour</StorybookLink>. Where
        the system paints (forced colors) borders and marks stay visible.
      </p>
      <h2>How it is kept</h2>
      <p>
        Every story, and every page that was written, is read by axe in both themes, and flows are walked by
        keyboard in tests. The accessibility panel below a story says what axe found.
      </p>
    </AtlasFrame>
  );
}
