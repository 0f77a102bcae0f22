import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from './Heading.tsx';
import { Stack } from './Stack.tsx';
import { page } from './Text.page.tsx';
import { Text } from './Text.tsx';
import { headingSizes, textSizeNames, textTones, textWeights } from './text.css.ts';

const meta = preview.meta({
  title: 'Primitives/Text',
  component: Text,
  parameters: { page },
  subcomponents: { Heading },
  argTypes: {
    size: { control: 'inline-radio', options: [...textSizeNames] },
    tone: { control: 'select', options: [...textTones] },
    weight: { control: 'inline-radio', options: [...textWeights] },
  },
  args: { children: 'Sourdough, shakshuka and twelve women you have not met yet.' },
});

export const Default = meta.story({ name: 'Running text is Figtree at 16 px' });

export const Scale = meta.story({
  name: 'The scale, from hero to hint',
  render: () => (
    <Stack gap="5">
      {headingSizes.toReversed().map((size) => (
        <Heading key={size} level={2} size={size}>
          Your people are one coffee away.
        </Heading>
      ))}
      {textSizeNames.toReversed().map((size) => (
        <Text key={size} size={size}>
          {size}: Connect, have fun and build friendships.
        </Text>
      ))}
    </Stack>
  ),
});

export const Tones = meta.story({
  name: 'Every tone reads on the page',
  render: () => (
    <Stack gap="2">
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: An easy 9 km loop, thermos coffee at the top.
        </Text>
      ))}
    </Stack>
  ),
});

export const LongWord = meta.story({
  name: 'A long word breaks instead of leaving the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => <Heading level={1}>Donaudampfschifffahrtsgesellschaftskapitän</Heading>,
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
