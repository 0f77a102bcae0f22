import { expect } from 'storybook/test';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './Logo.page.tsx';
import { Logo, LogoMark } from './Logo.tsx';

const meta = preview.meta({
  title: 'Primitives/Logo',
  component: Logo,
  parameters: { page },
  subcomponents: { LogoMark },
});

export const Default = meta.story({ name: 'Two circles, and what they share' });
export const OtherBrand = meta.story({ name: "Another community's name", args: { name: 'Hermanas Unidas' } });

export const LongBrand = meta.story({
  name: 'A name too long for the window ends in an ellipsis beside a whole mark',
  tags: ['kind:long-text'],
  args: { name: 'Internationale Freundinnenvereinigung' },
  render: (args) => (
    <div style={{ display: 'flex', maxInlineSize: 240 }}>
      <Logo {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('Internationale Freundinnenvereinigung');
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
