import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from './Inline.tsx';
import { page } from './Skeleton.page.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Stack } from './Stack.tsx';
import { skeletonShapes } from './skeleton.css.ts';

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: { page },
  argTypes: { shape: { control: 'inline-radio', options: [...skeletonShapes] } },
  args: { width: '12rem' },
});

export const Default = meta.story({ name: 'A line that will come' });

export const Shapes = meta.story({
  name: 'The shape of a row: a face and two lines',
  render: () => (
    <Inline wrap={false}>
      <Skeleton shape="circle" width="44px" height="44px" />
      <Stack gap="0">
        <Skeleton width="9rem" />
        <Skeleton width="14rem" />
      </Stack>
      <Skeleton shape="pill" width="5rem" height="40px" />
    </Inline>
  ),
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
