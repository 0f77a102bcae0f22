import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { EventPicture } from '../EventPicture.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Drawing } from './Drawing.tsx';
import { FreeSeatDrawing } from './FreeSeatDrawing.tsx';
import { SearchDrawing } from './SearchDrawing.tsx';

/** What is said of Drawing and the drawings of empty states. */
export const page = componentPage({
  component: Drawing,
  purpose: 'The frame of the small drawings that stand where nothing is: two circles, and what they share.',
  instead: [
    [EventPicture, 'there is an event'],
    [Icon, 'it stands beside a word'],
    [EmptyState, 'words belong to it, as they nearly always do'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: <FreeSeatDrawing />,
      bad: (
        <Stack align="start">
          <FreeSeatDrawing />
          <SearchDrawing />
        </Stack>
      ),
      because: 'One drawing a view: it says one thing.',
    },
  ],
});
