import { expect, fn } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Chip } from './Chip.tsx';
import { Inline } from './Inline.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';

const onToggle = fn();
const off = { selected: false, onToggle };
const on = { selected: true, onToggle };

/** What is said of Chip. */
export const page = componentPage({
  component: Chip,
  purpose: 'One of several short answers that may be chosen together, such as interests.',
  instead: [
    [RadioGroup, 'one of a few is chosen'],
    [Select, 'one of many is chosen'],
    [Checkbox, 'the answer is a sentence'],
    [Badge, 'nothing can be chosen'],
  ],
  keys: {
    example: () => <Chip {...off}>Books & writing</Chip>,
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves the focus to it, also when it cannot be chosen now.',
        proof: ({ focused }) => expect(focused).toHaveAttribute('aria-pressed', 'false'),
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Chooses it, or takes the choice back.',
        proof: () => expect(onToggle).toHaveBeenCalledWith(true),
      },
    ],
  },
  matrix: {
    args: { children: 'Books', ...off },
    rows: { selected: [false, true] },
    states: { unavailable: true },
  },
  pairs: [
    {
      good: (
        <Inline gap="2">
          <Chip {...on}>Books</Chip>
          <Chip {...off}>Hiking</Chip>
          <Chip {...off}>Ceramics</Chip>
        </Inline>
      ),
      bad: (
        <Inline gap="2">
          <Button size="small">Books</Button>
          <Button size="small" variant="quiet">
            Hiking
          </Button>
          <Button size="small" variant="quiet">
            Ceramics
          </Button>
        </Inline>
      ),
      because:
        'A chip says whether it is chosen, to eyes by its tick and to ears as pressed. A button does neither.',
    },
  ],
});
