import { describeEventTime, type Event } from '@sorella/core/domain';
import { eventCardTexts, fillText } from '@sorella/core/notices';
import { CalendarDays, Clock, MapPin, Users } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './event-facts.css.ts';

/** Props of {@link EventFacts}. */
export interface EventFactsProps {
  readonly event: Pick<Event, 'startTime' | 'endTime' | 'timeZone' | 'location' | 'maxAttendees'>;
  /** Approved applications; left out where nobody counted them. */
  readonly attendeesCount?: number;
}

function Fact({
  icon,
  strong = false,
  children,
}: {
  icon: ReactNode;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={css.row}>
      <span className={css.icon}>{icon}</span>
      <span className={cx(css.words, strong && css.date)}>{children}</span>
    </li>
  );
}

const icon = { size: '1.15em' } as const;

/** When, where, and how many are going; in the zone of the place, with its abbreviation. */
export function EventFacts({ event, attendeesCount }: EventFactsProps) {
  const time = describeEventTime(event);
  return (
    <ul className={css.list}>
      <Fact icon={<Icon drawing={CalendarDays} {...icon} />} strong>
        {time ? <time dateTime={event.startTime}>{time.date}</time> : eventCardTexts.timeUnknown}
      </Fact>
      {time ? <Fact icon={<Icon drawing={Clock} {...icon} />}>{time.range}</Fact> : null}
      <Fact icon={<Icon drawing={MapPin} {...icon} />}>{event.location}</Fact>
      {attendeesCount === undefined ? null : (
        <Fact icon={<Icon drawing={Users} {...icon} />}>
          {fillText(eventCardTexts.attendees, { going: attendeesCount, max: event.maxAttendees })}
        </Fact>
      )}
    </ul>
  );
}
