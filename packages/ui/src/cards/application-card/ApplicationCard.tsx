import type { ApplicationHistoryEntry } from '@sorella/core/domain/entities/application';
import { applicationStatus } from '@sorella/core/domain/events/event-card-state';
import { formatShortDate, isOver, isRunning } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { eventTitle } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { applicationTexts, eventCardTexts, eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { unbroken } from '@sorella/core/notices/unbroken';
import { CalendarDays } from 'lucide';
import { useId, useState } from 'react';
import { EventPicture } from '../../art/EventPicture.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { ApplicationSteps } from '../event-card/ApplicationSteps.tsx';
import { EventFacts } from '../event-card/EventFacts.tsx';
import { MarkedText } from '../event-card/MarkedText.tsx';
import { OrganizerMessages } from '../organizer-messages/OrganizerMessages.tsx';
import { ApplicationPayment } from './ApplicationPayment.tsx';
import { ApplicationRefund } from './ApplicationRefund.tsx';
import * as css from './application-card.css.ts';

/** Props of {@link ApplicationCard}. */
export interface ApplicationCardProps {
  readonly application: ApplicationHistoryEntry;
  /** The cancellation is under way. */
  readonly cancelling?: boolean;
  /** What she says of her payment is under way. */
  readonly stating?: boolean;
  /** Under which she may have sent the money for an earlier application that ended; default null. */
  readonly earlierReference?: string | null;
  /** Asked for once per press; the question whether the member is sure comes from whoever listens. */
  readonly onCancel: (details: { application: ApplicationHistoryEntry }) => void;
  /** The member says that she has sent the money, or that she has not. */
  readonly onStatePaid?: (details: { application: ApplicationHistoryEntry; paid: boolean }) => void;
  /** Puts an approved event that is not over into the member's own calendar. */
  readonly onAddToCalendar?: (details: { application: ApplicationHistoryEntry }) => void;
  /** IANA name of the reader's own zone: a time that differs there is said too, and days of hers are days there. */
  readonly readerZone?: string;
  /** Milliseconds; the clock by default. A past event offers no cancelling. */
  readonly now?: number;
  /** The level in the page's outline. Default 3. */
  readonly headingLevel?: HeadingProps['level'];
}

/** What the seat costs and how far that is: due, paid, or paid once. */
function moneyOf({
  paymentRequired,
  paymentAmountCents,
  booking,
  status,
  paidStatedAt,
}: ApplicationHistoryEntry): string {
  if (!paymentRequired) return eventCardTexts.free;
  const paid = booking?.amountPaidCents ?? 0;
  if (paid > 0) {
    const text = booking?.status === 'paid' ? applicationTexts.amountPaid : applicationTexts.amountReturned;
    return fillText(text, { amount: formatEuros(paid) });
  }
  const amount = formatEuros(paymentAmountCents);
  return status === 'pending' && paidStatedAt === null
    ? fillText(applicationTexts.amountDue, { amount })
    : amount;
}

/** One of a member's applications with its event, status, notes and payment. */
export function ApplicationCard({
  application,
  cancelling = false,
  stating = false,
  earlierReference = null,
  onCancel,
  onStatePaid,
  onAddToCalendar,
  readerZone,
  now,
  headingLevel = 3,
}: ApplicationCardProps) {
  const titleId = useId();
  const [opened] = useState(() => Date.now());
  const { event } = application;
  const status = applicationStatus(application);
  const at = now ?? opened;
  const isPast = event !== null && isOver(event.endTime, at);
  const isOn = event !== null && !isPast && isRunning(event, at);
  const isPending = application.status === 'pending';
  // The same words as on the event's card.
  const isPaidSeat = application.status === 'approved' && application.booking?.status === 'paid';
  const canCancel = application.status !== 'denied' && !isPast;
  // What she did, and what was done for her, was on a day of hers.
  const zone = readerZone ?? event?.timeZone ?? 'UTC';
  const appliedOn = formatShortDate(application.applicationDate, zone);
  const movedOn = event?.rescheduledAt ? formatShortDate(event.rescheduledAt, zone) : null;
  return (
    <article className={css.root} aria-labelledby={titleId} tabIndex={-1}>
      <div className={css.picture}>
        <EventPicture
          eventId={application.eventId}
          category={event?.category ?? null}
          imageUrl={event?.imageUrl ?? null}
        />
      </div>
      <div className={css.body}>
        <div className={css.status}>
          <Badge tone={status.tone}>
            <MarkedText>{isPaidSeat ? eventCardTexts.bookedAndPaid : status.label}</MarkedText>
          </Badge>
          <Text as="span" size="small" tone="soft">
            {isOn ? applicationTexts.running : isPast ? applicationTexts.over : status.note}
          </Text>
        </div>
        <Heading level={headingLevel} size="card" id={titleId} className={css.heading}>
          {eventTitle(event)}
        </Heading>
        {event ? <EventFacts event={event} readerZone={readerZone} /> : null}
        {movedOn !== null && application.status !== 'denied' && !isPast ? (
          <Text size="small" tone="warn" weight="strong">
            {fillText(applicationTexts.rescheduled, { date: movedOn })}
          </Text>
        ) : null}
        {isPending && !isPast ? <ApplicationSteps isPaid={application.paymentRequired} /> : null}
        {isPending && !isPast && application.paymentRequired ? (
          <ApplicationPayment
            application={application}
            zone={zone}
            stating={stating}
            earlierReference={earlierReference}
            {...(onStatePaid && { onStatePaid })}
            describedBy={titleId}
          />
        ) : null}
        {application.status === 'denied' ? <ApplicationRefund application={application} zone={zone} /> : null}
        {status.adminNotes ? (
          <div className={css.notes}>
            <strong>{applicationTexts.adminNotes}</strong>
            <p>{status.adminNotes}</p>
          </div>
        ) : null}
        <OrganizerMessages messages={application.messages} timeZone={zone} />
        <div className={css.foot}>
          <div className={css.terms}>
            <Text size="small" tone="soft" numeric>
              {moneyOf(application)}
            </Text>
            {appliedOn === null ? null : (
              <Text size="small" tone="soft" numeric>
                {fillText(eventsTexts.appliedOn, { date: unbroken(appliedOn) })}
              </Text>
            )}
          </div>
          <div className={css.actions}>
            {application.status === 'approved' && event !== null && !isPast && onAddToCalendar ? (
              <Button
                variant="secondary"
                size="small"
                icon={<Icon drawing={CalendarDays} size={17} />}
                about={titleId}
                onPress={() => onAddToCalendar({ application })}
              >
                {eventCardTexts.addToCalendar}
              </Button>
            ) : null}
            {canCancel ? (
              <Button
                variant="plain"
                size="small"
                className={css.cancel}
                busy={cancelling}
                busyLabel={eventCardTexts.cancelling}
                about={titleId}
                onPress={() => onCancel({ application })}
              >
                {eventCardTexts.cancelBooking}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </article>
  );
}
