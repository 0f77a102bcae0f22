import { Check } from 'lucide';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../art/icons/Icon.tsx';
import { page } from './Badge.page.tsx';
import { Badge } from './Badge.tsx';
import { badgeSizes, badgeTones } from './badge.css.ts';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { page },
  argTypes: {
    tone: { control: 'select', options: [...badgeTones] },
    size: { control: 'inline-radio', options: [...badgeSizes] },
  },
  args: { children: 'Food & Drinks' },
});

export const Default = meta.story({ name: 'A word about the thing it sits on' });

export const EveryTone = meta.story({
  name: 'Every tone in both sizes',
  render: () => (
    <Stack>
      {badgeSizes.map((size) => (
        <Inline key={size}>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} size={size}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const WithIcon = meta.story({
  name: 'A drawing before the words is not read aloud',
  args: {
    tone: 'pistachio',
    size: 'large',
    icon: <Icon drawing={Check} size={16} />,
    children: 'Verified, female-only space',
  },
});

export const LongText = meta.story({
  name: 'Long words wrap inside the badge',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
