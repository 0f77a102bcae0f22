import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Button } from '../../primitives/Button.tsx';
import { PeopleList } from '../messages/PeopleList.tsx';
import { BlockedList } from './BlockedList.tsx';

/** What is said of BlockedList. */
export const page = componentPage({
  component: BlockedList,
  purpose: 'Whom she has blocked, since when, and the way back.',
  instead: [[PeopleList, 'somebody is to be written to']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Button variant="secondary" size="small">
          Unblock
        </Button>
      ),
      bad: (
        <Button variant="danger" size="small">
          Unblock
        </Button>
      ),
      because: 'What can be taken back at any time is no danger.',
    },
  ],
});
