import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Avatar } from '../primitives/Avatar.tsx';
import { FreeSeatDrawing } from './drawings/FreeSeatDrawing.tsx';
import { EventPicture } from './EventPicture.tsx';

/** What is said of EventPicture. */
export const page = componentPage({
  component: EventPicture,
  purpose:
    'The picture of an event: its photo, and until there is one a drawing of its own from its category and id.',
  instead: [
    [Avatar, 'it is a person'],
    [FreeSeatDrawing, 'nothing is there and a page says so'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <div style={{ position: 'relative', blockSize: 160 }}>
          <EventPicture eventId="00000000-0000-4000-8000-0000000000a1" category="Food & Drinks" />
        </div>
      ),
      bad: (
        <div style={{ position: 'relative', blockSize: 160 }}>
          <EventPicture eventId="00000000-0000-4000-8000-0000000000a1" category={null} />
        </div>
      ),
      because: 'With its category it has the colors that help members recognize it.',
    },
  ],
});
