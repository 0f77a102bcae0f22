import { expect } from 'storybook/test';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Text } from './Text.tsx';
import { page } from './VisuallyHidden.page.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { page, storyExemptions: { 'kind:long-text': 'It is not seen, so no length can be wrong.' } },
});

export const Heard = meta.story({
  name: 'Read aloud and not seen',
  args: { children: 'seats taken' },
  render: (args) => (
    <Text>
      12 of 20 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('seats taken');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words.closest('[aria-hidden="true"]')).toBeNull();
  },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
