import { expect, fn } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Checkbox } from './Checkbox.tsx';
import { Chip } from './Chip.tsx';
import { Field } from './Field.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { radioGroupLooks } from './radio-group.css.ts';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';
import { Tabs } from './Tabs.tsx';

const onValueChange = fn();

const options = [
  { value: 'morning', label: 'Morning' },
  { value: 'noon', label: 'Noon' },
  { value: 'evening', label: 'Evening' },
] as const;
const question = { label: 'When would you come?', options, onValueChange };

/** What is said of RadioGroup. */
export const page = componentPage({
  component: RadioGroup<string>,
  purpose:
    'A choice of one out of three to seven answers, all of which can be seen. Rows in a form; segments where the answer counts at once.',
  instead: [
    [Switch, 'the answer is on or off'],
    [Checkbox, 'the answer is yes or no'],
    [Select, 'there are more than seven answers'],
    [Chip, 'several may be chosen'],
    [Tabs, 'it changes what is shown below'],
  ],
  keys: {
    example: () => <RadioGroup<string> {...question} value="noon" />,
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves the focus to the chosen answer: the group is one stop.',
        proof: ({ focused }) => expect(focused).toHaveAttribute('value', 'noon'),
      },
      {
        keys: ['↓', '→'],
        does: 'Chooses the next answer.',
        proof: () => expect(onValueChange).toHaveBeenCalledWith('evening'),
      },
      {
        keys: ['↑', '←'],
        does: 'Chooses the answer before.',
        proof: () => expect(onValueChange).toHaveBeenCalledWith('morning'),
      },
    ],
  },
  matrix: {
    args: { ...question, value: 'noon' },
    rows: { look: radioGroupLooks },
    states: { error: 'Choose one of them.' },
    cells: 'wide',
  },
  pairs: [
    {
      good: <RadioGroup<string> {...question} value="noon" />,
      bad: (
        <Field label="When would you come?">
          {(control) => <Select {...control} value="noon" options={options} onValueChange={onValueChange} />}
        </Field>
      ),
      because: 'Three answers are compared at a glance; a menu would hide two of them.',
    },
    {
      good: <RadioGroup<string> {...question} value={null} />,
      bad: <RadioGroup<string> {...question} value="morning" />,
      because: 'What she must decide herself is not decided before she came.',
    },
  ],
});
