import {
  type ApplicationWithEvent,
  applicationStatus,
  eventTitle,
  formatEuros,
  formatShortDate,
  isOver,
} from '@sorella/core/domain';
import { applicationTexts, eventCardTexts, eventsTexts, fillText } from '@sorella/core/notices';
import { useId, useState } from 'react';
import { EventPicture } from '../../art/EventPicture.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { EventFacts } from '../event-card/EventFacts.tsx';
import * as css from './application-card.css.ts';

/** Props of {@link ApplicationCard}. */
export interface ApplicationCardProps {
  readonly application: ApplicationWithEvent;
  /** The cancellation is under way. */
  readonly cancelling?: boolean;
  /** Asked for once per press; the question whether the member is sure comes from whoever listens. */
  readonly onCancel: (details: { application: ApplicationWithEvent }) => void;
  /** Milliseconds; the clock by default. A past event offers no cancelling. */
  readonly now?: number;
  /** The level in the page's outline. Default 3. */
  readonly headingLevel?: HeadingProps['level'];
}

/** One of a member's applications with its event, status and notes. */
export function ApplicationCard({
  application,
  cancelling = false,
  onCancel,
  now,
  headingLevel = 3,
}: ApplicationCardProps) {
  const titleId = useId();
  const [opened] = useState(() => Date.now());
  const { event } = application;
  const status = applicationStatus(application);
  const isPast = event !== null && isOver(event.endTime, now ?? opened);
  const canCancel = application.status !== 'denied' && !isPast;
  const appliedOn = formatShortDate(application.applicationDate, event?.timeZone ?? 'UTC');
  return (
    <article className={css.root} aria-labelledby={titleId}>
      <div className={css.picture}>
        <EventPicture
          eventId={application.eventId}
          category={event?.category ?? null}
          imageUrl={event?.imageUrl ?? null}
        />
      </div>
      <div className={css.body}>
        <div className={css.status}>
          <Badge tone={status.tone}>{status.label}</Badge>
          <Text as="span" size="small" tone="soft">
            {status.note}
          </Text>
        </div>
        <Heading level={headingLevel} size="card" id={titleId}>
          {eventTitle(event)}
        </Heading>
        {event ? <EventFacts event={event} /> : null}
        {status.adminNotes ? (
          <div className={css.notes}>
            <strong>{applicationTexts.adminNotes}</strong>
            <p>{status.adminNotes}</p>
          </div>
        ) : null}
        <div className={css.foot}>
          <Text size="small" tone="soft" numeric>
            {application.paymentRequired ? formatEuros(application.paymentAmountCents) : eventCardTexts.free}
            {appliedOn === null ? null : ` · ${fillText(eventsTexts.appliedOn, { date: appliedOn })}`}
          </Text>
          {canCancel ? (
            <Button
              variant="secondary"
              size="small"
              busy={cancelling}
              busyLabel={eventCardTexts.cancelling}
              aria-describedby={titleId}
              onPress={() => onCancel({ application })}
            >
              {eventCardTexts.cancelBooking}
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}
