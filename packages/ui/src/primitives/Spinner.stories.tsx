import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from './Inline.tsx';
import { Spinner } from './Spinner.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner });

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
