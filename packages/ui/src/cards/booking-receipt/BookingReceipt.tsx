import type { PaymentVerification } from '@sorella/core/domain/entities/payment';
import { describeEventTime } from '@sorella/core/domain/events/event-time';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { bookingSuccessTexts } from '@sorella/core/notices/texts/payments.texts';
import { CalendarDays, Check, Clock, MapPin } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './booking-receipt.css.ts';

/** Props of {@link BookingReceipt}. */
export interface BookingReceiptProps {
  readonly event: NonNullable<PaymentVerification['event']>;
}

const WELCOME = [
  bookingSuccessTexts.welcomeCoffeeChats,
  bookingSuccessTexts.welcomeMessages,
  bookingSuccessTexts.welcomeEvents,
  bookingSuccessTexts.welcomeNetworking,
];

/** What was booked, and what it opens. */
export function BookingReceipt({ event }: BookingReceiptProps) {
  const time = describeEventTime(event);
  const facts = [
    { icon: CalendarDays, words: time?.date ?? eventCardTexts.timeUnknown },
    ...(time ? [{ icon: Clock, words: time.range }] : []),
    { icon: MapPin, words: event.location },
  ];
  return (
    <Stack gap="5">
      <Stack gap="3">
        <Heading level={2} size="card">
          {event.title}
        </Heading>
        <ul className={css.list}>
          {facts.map(({ icon, words }) => (
            <li key={words} className={css.row}>
              <span className={css.icon}>
                <Icon drawing={icon} size="1.15em" />
              </span>
              {words}
            </li>
          ))}
        </ul>
        {event.description === null ? null : (
          <Text tone="soft" className={css.description}>
            {event.description}
          </Text>
        )}
      </Stack>
      <Surface ground="pistachio" padding="small" className={css.welcome}>
        <Text weight="strong">{bookingSuccessTexts.welcomeTitle}</Text>
        <ul className={css.list}>
          {WELCOME.map((words) => (
            <li key={words} className={css.row}>
              <span className={css.tick}>
                <Icon drawing={Check} size="1.15em" />
              </span>
              {words}
            </li>
          ))}
        </ul>
      </Surface>
    </Stack>
  );
}
