import { expect } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { NavigationLink } from './navigation.tsx';
import { Text } from './Text.tsx';
import { page } from './TextLink.page.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Primitives/TextLink',
  component: TextLink,
  parameters: { page },
  subcomponents: { NavigationLink },
  args: { href: '#faq', children: 'Questions and answers' },
});

export const Inline = meta.story({
  name: 'In running text it is underlined',
  render: (args) => (
    <Text>
      Not sure yet? Read the <TextLink {...args} /> first.
    </Text>
  ),
});

export const Quiet = meta.story({
  name: 'In a list of links it is quiet until pointed at',
  args: { variant: 'quiet' },
});

export const NewTab = meta.story({
  name: 'A link that must not lose a half-filled form opens a new tab (A-31)',
  args: { newTab: true, href: '#terms', children: 'Terms of Service' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Terms of Service/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

export const LongText = meta.story({
  name: 'Long words break rather than widen the page',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
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
