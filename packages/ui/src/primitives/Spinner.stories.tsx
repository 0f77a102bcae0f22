import { expect } from 'storybook/test';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from './Inline.tsx';
import { page } from './Spinner.page.tsx';
import { Spinner } from './Spinner.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner, parameters: { page } });

export const BesideWords = meta.story({
  name: 'A sign of work beside the words that say it',
  render: () => (
    <Inline gap="2">
      <Spinner />
      <Text>Reconnecting...</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveTextContent(/^$/);
  },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
