import {
  creditsLabel,
  type Decision,
  eventTitle,
  formatDateTime,
  formatEuros,
  formatRelativeTime,
  formatShortDate,
  fullName,
  type PendingBooking,
  shortId,
} from '@sorella/core/domain';
import { fillText, pendingBookingsTexts, receivedTexts } from '@sorella/core/notices';
import { useId } from 'react';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { cx } from '../../styles/cx.ts';
import { PendingBookingDecisions, type UndoableDecision } from './PendingBookingDecisions.tsx';
import * as css from './pending-bookings.css.ts';

/** Props of {@link PendingBookingRow}. */
export interface PendingBookingRowProps {
  readonly pending: PendingBooking;
  /** What is being decided about it right now. */
  readonly deciding: Decision | null;
  /** The rows have just moved: no press counts, since it may have been meant for another row. */
  readonly moving: boolean;
  /** A decision that can still be taken back, and for how long. */
  readonly held: UndoableDecision | null;
  /** It came after the desk was opened. */
  readonly isNew: boolean;
  readonly onDecide: (details: { bookingId: string; decision: Decision }) => void;
  readonly onTakeBack: (details: { bookingId: string }) => void;
  /** Milliseconds. */
  readonly now: number;
  /** IANA name: whose clock the times of bookings are told by. */
  readonly zone: string;
}

function placeholderEmail(userId: string): string {
  return fillText(pendingBookingsTexts.placeholderEmail, { id: shortId(userId) });
}

/** One pending booking: who, what, by which reference, how much, since when, and the two decisions. */
export function PendingBookingRow({
  pending,
  deciding,
  held,
  moving,
  isNew,
  onDecide,
  onTakeBack,
  now,
  zone,
}: PendingBookingRowProps) {
  const id = useId();
  const { booking, member, event, email, application, received } = pending;
  const name = fullName(member);
  const starts = event && formatDateTime(event.startTime, event.timeZone);
  const saidPaid = application.paidStatedAt && formatShortDate(application.paidStatedAt, zone);
  const about = `${id}-member ${id}-event`;
  return (
    <tr
      className={css.row}
      data-booking={booking.id}
      data-new={isNew || undefined}
      data-held={held !== null || undefined}
      tabIndex={-1}
      aria-labelledby={about}
      aria-busy={deciding !== null || undefined}
    >
      <th scope="row" className={cx(css.cell, css.member)}>
        <span className={css.person}>
          <Avatar name={name} seed={booking.userId} photoUrl={member?.avatarUrl ?? null} decorative />
          <span className={css.lines}>
            <span className={css.strong}>
              <span id={`${id}-member`}>{name}</span>
              {isNew ? (
                <Badge tone="berry" className={css.newBadge}>
                  {pendingBookingsTexts.new}
                </Badge>
              ) : null}
            </span>
            {/* A row's placeholder address is built from its user id while the real one cannot be had. */}
            <span className={cx(css.soft, email === null && css.stand)}>
              {email ?? placeholderEmail(booking.userId)}
            </span>
          </span>
        </span>
      </th>
      <td className={css.cell}>
        <span className={css.lines}>
          <span id={`${id}-event`} className={css.strong}>
            {eventTitle(event)}
          </span>
          {event ? (
            <span className={css.soft}>
              {starts ? <time dateTime={event.startTime}>{starts}</time> : null}
              {' · '}
              {event.location}
            </span>
          ) : null}
        </span>
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control */}
      <td className={cx(css.cell, css.booked)}>
        <span className={css.lines}>
          <span className={css.code}>{application.reference}</span>
          <span className={css.soft}>
            {received ? (
              <strong className={css.saysPaid}>
                {fillText(receivedTexts.received, {
                  amount: formatEuros(received.amountCents),
                  date: formatShortDate(received.at, zone) ?? '',
                })}
              </strong>
            ) : saidPaid ? (
              <strong className={css.saysPaid}>
                {fillText(pendingBookingsTexts.saysPaid, { date: saidPaid })}
              </strong>
            ) : (
              <time
                dateTime={booking.createdAt}
                title={formatRelativeTime(booking.createdAt, now) ?? undefined}
              >
                {formatDateTime(booking.createdAt, zone)}
              </time>
            )}
          </span>
          {received || saidPaid ? null : <span className={css.soft}>{receivedTexts.nothing}</span>}
        </span>
      </td>
      <td className={cx(css.cell, css.amount)}>
        <span className={cx(css.line, css.strong)}>{formatEuros(application.paymentAmountCents)}</span>
        <span className={cx(css.line, css.soft)}>{creditsLabel(booking.creditsUsed)}</span>
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control; its buttons have their words */}
      <td className={cx(css.cell, css.decisions)}>
        <PendingBookingDecisions
          pending={pending}
          deciding={deciding}
          held={held}
          moving={moving}
          about={about}
          onDecide={onDecide}
          onTakeBack={onTakeBack}
        />
      </td>
    </tr>
  );
}
