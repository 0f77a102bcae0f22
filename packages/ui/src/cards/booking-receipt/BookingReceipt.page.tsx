import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Surface } from '../../primitives/Surface.tsx';
import { ApplicationCard } from '../application-card/ApplicationCard.tsx';
import { EventFacts } from '../event-card/EventFacts.tsx';
import { BookingReceipt } from './BookingReceipt.tsx';

const booked = {
  title: 'Sunday brunch in Alfama',
  startTime: '2026-11-29T10:00:00.000Z',
  endTime: '2026-11-29T13:00:00.000Z',
  location: 'Rua da Regueira 12, Lisbon, Portugal',
  description: 'A long table, good coffee, and time to talk.',
  timeZone: 'Europe/Lisbon',
};

/** What is said of BookingReceipt. */
export const page = componentPage({
  component: BookingReceipt,
  purpose: 'What was booked, once it is paid: when, where, and how it gets into her calendar.',
  instead: [
    [ApplicationCard, 'it still waits, or can be cancelled'],
    [EventFacts, 'only time and place are wanted'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Surface>
          <BookingReceipt event={booked} />
        </Surface>
      ),
      bad: (
        <Surface>
          <BookingReceipt
            event={{
              ...booked,
              description:
                'Thank you for booking! We are so happy to see you there, see you soon, and do not forget to tell your friends about it!!',
            }}
          />
        </Surface>
      ),
      because: 'It repeats what she needs on the day, and thanks nobody twice.',
    },
  ],
});
