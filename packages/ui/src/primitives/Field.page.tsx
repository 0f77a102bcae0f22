import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Checkbox } from './Checkbox.tsx';
import { Chip } from './Chip.tsx';
import { Field } from './Field.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SearchField } from './SearchField.tsx';
import { Switch } from './Switch.tsx';
import { TextInput } from './TextInput.tsx';

/** What is said of Field and the controls that stand in it. */
export const page = componentPage({
  component: Field,
  purpose:
    'Joins a control to its label, hint and error, so that all of it is read together. Every text input, select and text area of a form stands in one.',
  instead: [
    [Checkbox, 'the answer is yes or no; it brings its own words'],
    [Switch, 'the answer counts at once, without a form'],
    [RadioGroup, 'one of a few answers is chosen; it brings its own label'],
    [Chip, 'several of a few short answers may be chosen'],
    [SearchField, 'it looks for something in a list'],
  ],
  keys: 'parts',
  matrix: {
    args: {
      label: 'First name',
      hint: 'As your friends say it.',
      children: (control) => <TextInput {...control} defaultValue="Maya" />,
    },
    rows: { optional: [false, true] },
    states: { error: 'Name must be at least 2 characters.' },
  },
  pairs: [
    {
      good: (
        <Field label="Subject" error="Subject must be at least 5 characters.">
          {(control) => <TextInput {...control} defaultValue="Hi" />}
        </Field>
      ),
      bad: (
        <Field label="Subject" error="Invalid input!">
          {(control) => <TextInput {...control} defaultValue="Hi" />}
        </Field>
      ),
      because: 'An error says what is needed, so that the next try succeeds.',
    },
    {
      good: (
        <Field label="Email">{(control) => <TextInput {...control} placeholder="you@example.com" />}</Field>
      ),
      bad: (
        <Field label="Email" hint="Please enter your email address in the field below.">
          {(control) => <TextInput {...control} />}
        </Field>
      ),
      because: 'A hint is for what the label and an example cannot say.',
    },
  ],
});
