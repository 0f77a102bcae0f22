import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Button } from './Button.tsx';
import { Inline } from './Inline.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { Text } from './Text.tsx';

/** What is said of Spinner. */
export const page = componentPage({
  component: Spinner,
  purpose: 'A sign of work inside a line of text. The words beside it say what goes on.',
  instead: [
    [Skeleton, 'a page, a card or a list loads'],
    [Button, 'a press is under way: it shows so by itself'],
  ],
  keys: 'none',
  matrix: { args: {}, rows: {}, states: {} },
  pairs: [
    {
      good: (
        <Inline gap="2">
          <Spinner />
          <Text>Reconnecting...</Text>
        </Inline>
      ),
      bad: <Spinner />,
      because: 'Alone it says nothing to a screen reader, and little to an eye.',
    },
  ],
});
