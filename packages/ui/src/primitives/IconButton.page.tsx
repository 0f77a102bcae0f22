import { Bell, Trash2, X } from 'lucide';
import { expect, fn } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const onPress = fn();

/** What is said of IconButton and Icon. */
export const page = componentPage({
  component: IconButton,
  purpose: 'A button that is a drawing only, for what everybody knows by its sign: close, notices, menu.',
  instead: [[Button, 'there is room for words; they are always clearer']],
  keys: {
    example: () => (
      <IconButton label="Notices" onPress={onPress}>
        <Icon drawing={Bell} />
      </IconButton>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves the focus to it, also while it is unavailable.',
        proof: ({ focused }) => expect(focused).toHaveAccessibleName('Notices'),
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Presses it.',
        proof: () => expect(onPress).toHaveBeenCalledTimes(1),
      },
    ],
  },
  matrix: {
    args: { label: 'Notices', children: <Icon drawing={Bell} size={22} /> },
    rows: { count: [0, 3, 120], pressed: [true] },
    states: { unavailable: true },
    // A number that is seen is said, too.
    draw: ({ count = 0, ...props }) => (
      <IconButton
        {...props}
        count={count}
        label={count > 0 ? `${count > 99 ? '99+' : count} notices` : props.label}
      />
    ),
  },
  pairs: [
    {
      good: (
        <IconButton label="Close">
          <Icon drawing={X} size={22} />
        </IconButton>
      ),
      bad: (
        <IconButton label="Delete event">
          <Icon drawing={Trash2} size={22} />
        </IconButton>
      ),
      because: 'What cannot be undone is said in words, on a button.',
    },
  ],
});
