import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { badgeSizes, badgeTones } from './badge.css.ts';
import { Chip } from './Chip.tsx';
import { StatusNote } from './StatusNote.tsx';

/** What is said of Badge. */
export const page = componentPage({
  component: Badge,
  purpose: 'A word or two about the thing it sits on: its category, its price, that it is full.',
  instead: [
    [StatusNote, 'it takes a sentence, or asks for something'],
    [Chip, 'it can be chosen'],
    [Button, 'it can be pressed'],
  ],
  keys: 'none',
  matrix: { args: { children: 'Full' }, rows: { tone: badgeTones, size: badgeSizes }, states: {} },
  pairs: [
    {
      good: <Badge tone="warn">Pending</Badge>,
      bad: <Badge tone="warn">Your payment is being looked at by an admin</Badge>,
      because: 'A badge is read in passing. What takes a sentence is a status note.',
    },
    {
      good: <Badge tone="warn">Awaited</Badge>,
      bad: <Badge tone="butter">Awaited</Badge>,
      because:
        'The blocks go with a category and mean nothing. A state has the tone of what it means, in the dark too.',
    },
    {
      good: <Badge tone="good">Approved</Badge>,
      bad: <Badge tone="good">✓</Badge>,
      because: 'The word carries the meaning; the color only helps.',
    },
  ],
});
