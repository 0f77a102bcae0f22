import { expect, fn } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Checkbox } from './Checkbox.tsx';
import { Chip } from './Chip.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

const onCheckedChange = fn();

/** What is said of Switch. */
export const page = componentPage({
  component: Switch,
  purpose: 'On or off, and it counts at once.',
  instead: [
    [RadioGroup, 'there are three answers or more'],
    [Checkbox, 'the answer is sent with a form'],
    [Chip, 'several things are chosen together'],
  ],
  keys: {
    example: () => <Switch label="Coffee chats" checked={false} onCheckedChange={onCheckedChange} />,
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves the focus to it, also while it cannot be changed.',
        proof: ({ focused }) => expect(focused).toHaveRole('switch'),
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Switches it.',
        proof: () => expect(onCheckedChange).toHaveBeenCalledWith(true),
      },
    ],
  },
  matrix: {
    args: { label: 'Coffee chats', checked: false, onCheckedChange },
    rows: { checked: [false, true] },
    states: { busy: true, unavailable: true },
  },
  pairs: [
    {
      good: (
        <Switch label="Coffee chats" checked onCheckedChange={onCheckedChange}>
          On
        </Switch>
      ),
      bad: <Switch label="Coffee chats" checked onCheckedChange={onCheckedChange} />,
      because: 'The word beside it tells the state to people who do not see the color.',
    },
  ],
});
