import type { EventSummary } from '@sorella/core/domain/entities/event';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { formatNearDay, formatTime, zoneAbbreviation } from '@sorella/core/domain/events/event-time';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { TextLink } from '../../primitives/TextLink.tsx';
import * as css from './next-event.css.ts';

/** Props of {@link NextEvent}. */
export interface NextEventProps {
  /** Null where she has no seat. */
  readonly event: Pick<EventSummary, 'id' | 'title' | 'startTime' | 'timeZone' | 'location'> | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Where a member goes next: what and on which day on a phone, at what time and where too when there is room. */
export function NextEvent({ event, now }: NextEventProps) {
  if (event === null) {
    return (
      <p className={css.root}>
        <span className={css.label}>{eventsTexts.nextEvent}</span>
        <span className={css.none}>{eventsTexts.noNextEvent}</span>
      </p>
    );
  }
  const { startTime, timeZone } = event;
  return (
    <p className={css.root}>
      <span className={css.label}>{eventsTexts.nextEvent}</span>
      <span className={css.labelOnPhone}>{eventsTexts.nextEventShort}</span>
      <TextLink href={eventPath(event.id)} className={css.title}>
        {event.title}
      </TextLink>
      <span className={css.when}>
        {formatNearDay(startTime, timeZone, now)}
        <span className={css.clock}>
          {`, ${formatTime(startTime, timeZone) ?? ''} ${zoneAbbreviation(startTime, timeZone) ?? ''}`}
        </span>
      </span>
      <span className={css.place}>{event.location}</span>
    </p>
  );
}
