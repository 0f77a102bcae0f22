import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Text } from '../../primitives/Text.tsx';
import { BookingReceipt } from '../booking-receipt/BookingReceipt.tsx';
import { EventCard } from '../event-card/EventCard.tsx';
import { TeaserCard } from '../teaser-card/TeaserCard.tsx';
import { EventPage } from './EventPage.tsx';

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
      good: <Text>Sunday, November 29, 11:00 AM – 2:00 PM CET</Text>,
      bad: <Text>29.11., 11–14h</Text>,
      because: 'The day is written out and the hours have their zone: she may read it far away.',
    },
  ],
});
