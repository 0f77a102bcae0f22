import { Trash2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { buttonSizes, buttonVariants } from './button.css.ts';
import { Chip } from './Chip.tsx';
import { IconButton } from './IconButton.tsx';
import { Inline } from './Inline.tsx';
import { TextLink } from './TextLink.tsx';

const onPress = fn();

/** What is said of Button. */
export const page = componentPage({
  component: Button,
  purpose: 'Does something here and now. One primary button a view: the thing most people came for.',
  instead: [
    [ButtonLink, 'it leads to another page and shall look like a button'],
    [TextLink, 'it leads somewhere from within a sentence'],
    [IconButton, 'there is room for a drawing only'],
    [Chip, 'it chooses one of several answers'],
  ],
  keys: {
    example: () => <Button onPress={onPress}>Pay & Book</Button>,
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves the focus to it, also while it is busy or unavailable.',
        proof: ({ focused }) => expect(focused).toHaveRole('button'),
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Presses it, once.',
        proof: () => expect(onPress).toHaveBeenCalledTimes(1),
      },
    ],
  },
  matrix: {
    args: { children: 'Pay & Book' },
    rows: { variant: buttonVariants, size: buttonSizes },
    states: { busy: true, unavailable: true },
  },
  pairs: [
    {
      good: (
        <Inline>
          <Button>Pay & Book</Button>
          <Button variant="secondary">Not now</Button>
        </Inline>
      ),
      bad: (
        <Inline>
          <Button>Pay & Book</Button>
          <Button>Not now</Button>
        </Inline>
      ),
      because: 'One primary button says which way most people go; two leave the choice to chance.',
    },
    {
      good: <Button variant="danger">Delete event</Button>,
      bad: (
        <Button variant="danger" icon={<Icon drawing={Trash2} size={18} />}>
          OK
        </Button>
      ),
      because: 'The words say what happens when it is pressed, so that nobody has to read what is above.',
    },
  ],
});
