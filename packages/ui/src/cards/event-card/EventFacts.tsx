import type { Event } from '@sorella/core/domain/entities/event';
import { isFull } from '@sorella/core/domain/events/event-card-state';
import { describeEventTime } from '@sorella/core/domain/events/event-time';
import { fillText } from '@sorella/core/notices/notice';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { CalendarDays, Clock, MapPin, Users } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { cx } from '../../styles/cx.ts';
import { EventFaces, type Face } from './EventFaces.tsx';
import * as css from './event-facts.css.ts';

/** From so many free seats down their number is said. */
const FEW_SEATS = 3;

const NOBODY: readonly Face[] = [];

/** Props of {@link EventFacts}. */
export interface EventFactsProps {
  readonly event: Pick<Event, 'startTime' | 'endTime' | 'timeZone' | 'location' | 'maxAttendees'>;
  /** Approved applications; left out where nobody counted them. */
  readonly attendeesCount?: number;
  /** Up to three of those who are going, for members only. */
  readonly faces?: readonly Face[];
  /** IANA name of the reader's own zone: a time that differs there is said too. */
  readonly readerZone?: string | undefined;
  /** Nobody can apply any more: free seats are not said. Default false. */
  readonly closed?: boolean;
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
export function EventFacts({
  event,
  attendeesCount,
  faces = NOBODY,
  readerZone,
  closed = false,
}: EventFactsProps) {
  const time = describeEventTime(event, readerZone);
  return (
    <ul className={css.list}>
      <Fact icon={<Icon drawing={CalendarDays} {...icon} />} strong>
        {time ? <time dateTime={event.startTime}>{time.date}</time> : eventCardTexts.timeUnknown}
      </Fact>
      {time ? (
        <Fact icon={<Icon drawing={Clock} {...icon} />}>
          {time.readerStart === null ? (
            time.range
          ) : (
            <span className={css.times}>
              <span className={css.timesRow}>
                <span className={css.time}>{time.range} </span>
                <span className={cx(css.time, css.readerTime)}>
                  {fillText(eventCardTexts.readerTime, { time: time.readerStart })}
                </span>
              </span>
            </span>
          )}
        </Fact>
      ) : null}
      <Fact icon={<Icon drawing={MapPin} {...icon} />}>{event.location}</Fact>
      {attendeesCount === undefined ? null : (
        <Fact icon={<Icon drawing={Users} {...icon} />}>
          <span className={css.going}>
            <EventFaces faces={faces} />
            <span>
              {fillText(eventCardTexts.attendees, { going: attendeesCount, max: event.maxAttendees })}
            </span>
            {closed ? null : <SeatsLeft attendeesCount={attendeesCount} maxAttendees={event.maxAttendees} />}
          </span>
        </Fact>
      )}
    </ul>
  );
}

function SeatsLeft(seats: { attendeesCount: number; maxAttendees: number }) {
  const left = seats.maxAttendees - seats.attendeesCount;
  if (isFull(seats) || left > FEW_SEATS) return null;
  return (
    <strong className={css.seatsLeft}>
      {left === 1 ? eventCardTexts.oneSeatLeft : fillText(eventCardTexts.seatsLeft, { n: left })}
    </strong>
  );
}
