import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { Stack } from './Stack.tsx';
import { skeletonShapes } from './skeleton.css.ts';

/** What is said of Skeleton. */
export const page = componentPage({
  component: Skeleton,
  purpose: 'Stands where something will stand, of the same size, so that nothing moves when it comes.',
  instead: [
    [Spinner, 'the wait is part of a sentence'],
    [EmptyState, 'nothing will come'],
  ],
  keys: 'none',
  matrix: { args: { width: '8rem', height: '48px' }, rows: { shape: skeletonShapes }, states: {} },
  pairs: [
    {
      good: (
        <Stack gap="3">
          <Skeleton shape="box" height="96px" />
          <Skeleton width="60%" />
          <Skeleton width="36%" />
        </Stack>
      ),
      bad: <Skeleton shape="box" height="9rem" />,
      because: 'It has the shape of what comes: here a picture, a title and a date.',
    },
  ],
});
