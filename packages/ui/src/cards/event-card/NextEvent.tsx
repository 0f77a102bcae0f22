import type { EventSummary } from '@sorella/core/domain/entities/event';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { nextEventTime } from '@sorella/core/domain/events/next-event';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import * as css from './next-event.css.ts';

/** Props of {@link NextEvent}. */
export interface NextEventProps {
  /** Null where she has no seat. */
  readonly event: Pick<EventSummary, 'id' | 'title' | 'startTime' | 'timeZone' | 'location'> | null;
}

/** Where a member goes next: one line on a phone, two where there is room. */
export function NextEvent({ event }: NextEventProps) {
  if (event === null) return <Text className={css.none}>{eventsTexts.noNextEvent}</Text>;
  return (
    <p className={css.root}>
      <span className={css.label}>{eventsTexts.nextEvent}</span>
      <span className={css.labelOnPhone}>{eventsTexts.next}</span>
      <TextLink href={eventPath(event.id)} className={css.title}>
        {event.title}
      </TextLink>
      <span className={css.when}>{nextEventTime(event)}</span>
      <span className={css.place}>{event.location}</span>
    </p>
  );
}
