import type { Event } from '@sorella/core/domain/entities/event';
import { categoryLabel } from '@sorella/core/domain/events/categories';
import { describeEventTime } from '@sorella/core/domain/events/event-time';
import { formatPrice, priceInCents } from '@sorella/core/domain/events/money';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { useId } from 'react';
import { EventPicture } from '../../art/EventPicture.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './teaser-card.css.ts';

/** Props of {@link TeaserCard}. */
export interface TeaserCardProps {
  readonly event: Event;
}

/** An event in short, on the way to the events page; a full one says so and invites nobody. */
export function TeaserCard({ event }: TeaserCardProps) {
  const id = useId();
  const time = describeEventTime(event);
  const isFull = event.attendeesCount >= event.maxAttendees;
  return (
    <article className={css.root} aria-labelledby={id}>
      <div className={css.picture}>
        <EventPicture eventId={event.id} category={event.category} imageUrl={event.imageUrl} />
        <div className={css.badges}>
          <Badge tone="paper">{categoryLabel(event.category)}</Badge>
          {isFull ? <Badge tone="alarm">{eventCardTexts.full}</Badge> : null}
        </div>
      </div>
      <div className={css.body}>
        <Text size="small" weight="strong" tone="berry">
          {time ? <time dateTime={event.startTime}>{time.date}</time> : eventCardTexts.timeUnknown}
        </Text>
        <Heading level={3} id={id} className={css.title}>
          {event.title}
        </Heading>
        <Text size="small" tone="soft">
          {time ? `${time.range} · ${event.location}` : event.location}
        </Text>
        <div className={css.foot}>
          <Text as="span" weight="bold" numeric>
            {priceInCents(event.creditsRequired) > 0
              ? formatPrice(event.creditsRequired)
              : eventCardTexts.free}
          </Text>
          {isFull ? (
            <Button unavailable size="small" aria-describedby={id}>
              {eventCardTexts.eventFull}
            </Button>
          ) : (
            <ButtonLink href="/events" variant="secondary" size="small" className={css.link}>
              {eventCardTexts.seeEvent}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
