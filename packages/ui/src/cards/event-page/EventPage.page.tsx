import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Button } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { BookingReceipt } from '../booking-receipt/BookingReceipt.tsx';
import { anEvent } from '../cards.fixtures.ts';
import { EventCard } from '../event-card/EventCard.tsx';
import { EventFacts } from '../event-card/EventFacts.tsx';
import { TeaserCard } from '../teaser-card/TeaserCard.tsx';
import { EventPage } from './EventPage.tsx';

const brunch = anEvent();

/** What is said of EventPage. */
export const page = componentPage({
  component: EventPage,
  purpose: 'An event on a page of its own: everything about it, and the same way to apply as on its card.',
  instead: [
    [EventCard, 'it stands among others'],
    [TeaserCard, 'it is only pointed to'],
    [BookingReceipt, 'it is booked and paid'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <EventFacts event={brunch} attendeesCount={14} readerZone="America/New_York" />,
      bad: <EventFacts event={brunch} attendeesCount={14} />,
      because: 'She may read it far away: her own hour stands beside that of the place.',
    },
    {
      good: <StatusNote tone="info">This event is over.</StatusNote>,
      bad: <Button unavailable>Apply</Button>,
      because: 'Of an event that is over nothing can be done: it says so in place of a button.',
    },
  ],
});
