import { useState } from 'react';
import { expect } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './Chip.page.tsx';
import { Chip } from './Chip.tsx';
import { Inline } from './Inline.tsx';

const interests = [
  'Books & writing',
  'Food & cooking',
  'Travel & adventure',
  'Fitness & wellness',
  'Arts & creativity',
];

const meta = preview.meta({
  title: 'Primitives/Chip',
  component: Chip,
  parameters: { page },
  args: { children: 'Books & writing', selected: false, onToggle: () => undefined },
});

export const Default = meta.story({ name: 'A chip at rest' });
export const Selected = meta.story({
  name: 'A chosen chip has a tick, not only a color',
  args: { selected: true },
});
export const Unavailable = meta.story({
  name: 'A chip that cannot be chosen now',
  tags: ['kind:denied'],
  args: { unavailable: true },
});

export const Group = meta.story({
  name: 'Chips toggle one by one',
  render: function Render() {
    const [chosen, setChosen] = useState(['Books & writing', 'Food & cooking']);
    return (
      <Inline gap="2">
        {interests.map((interest) => (
          <Chip
            key={interest}
            selected={chosen.includes(interest)}
            onToggle={(selected) =>
              setChosen(selected ? [...chosen, interest] : chosen.filter((other) => other !== interest))
            }
          >
            {interest}
          </Chip>
        ))}
      </Inline>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Travel & adventure' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
});

export const LongText = meta.story({
  name: 'Long words wrap inside the chip, and the tick keeps its size',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    selected: true,
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen and everything else that can be knitted',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
