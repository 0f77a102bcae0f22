import {
  creditsLabel,
  type Decision,
  eventTitle,
  formatDateTime,
  formatPrice,
  formatRelativeTime,
  formatShortDate,
  fullName,
  type PendingBooking,
  shortId,
} from '@sorella/core/domain';
import { fillText, pendingBookingsTexts } from '@sorella/core/notices';
import { useId } from 'react';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Button } from '../../primitives/Button.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './pending-bookings.css.ts';

/** Props of {@link PendingBookingRow}. */
export interface PendingBookingRowProps {
  readonly pending: PendingBooking;
  /** What is being decided about it right now. */
  readonly deciding: Decision | null;
  /** The rows have just moved: no press counts, since it may have been meant for another row. */
  readonly moving: boolean;
  readonly onDecide: (details: { bookingId: string; decision: Decision }) => void;
  /** Milliseconds. */
  readonly now: number;
}

function placeholderEmail(userId: string): string {
  return fillText(pendingBookingsTexts.placeholderEmail, { id: shortId(userId) });
}

/** One pending booking: who, what, how much, since when, and the two decisions. */
export function PendingBookingRow({ pending, deciding, moving, onDecide, now }: PendingBookingRowProps) {
  const id = useId();
  const { booking, member, event, email } = pending;
  const name = fullName(member);
  const starts = event && formatDateTime(event.startTime, event.timeZone);
  const decide = (decision: Decision) => onDecide({ bookingId: booking.id, decision });
  const unavailable = moving || deciding !== null;
  const about = `${id}-member ${id}-event`;
  return (
    <tr
      className={css.row}
      data-booking={booking.id}
      tabIndex={-1}
      aria-labelledby={about}
      aria-busy={deciding !== null || undefined}
    >
      <th scope="row" className={cx(css.cell, css.member)}>
        <span className={css.person}>
          <Avatar name={name} seed={booking.userId} decorative />
          <span className={css.lines}>
            <span id={`${id}-member`} className={css.strong}>
              {name}
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
              <span className={css.line}>{event.location}</span>
            </span>
          ) : null}
        </span>
      </td>
      <td className={cx(css.cell, css.amount)}>
        <span className={cx(css.line, css.strong)}>{formatPrice(booking.creditsUsed)}</span>
        <span className={cx(css.line, css.soft)}>{creditsLabel(booking.creditsUsed)}</span>
      </td>
      <td className={cx(css.cell, css.booked)}>
        <time dateTime={booking.createdAt} className={css.line}>
          {formatRelativeTime(booking.createdAt, now)}
        </time>
        <span className={cx(css.line, css.soft)}>{formatShortDate(booking.createdAt, 'UTC')}</span>
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control; its buttons have their words */}
      <td className={cx(css.cell, css.decisions)}>
        <div className={css.buttons}>
          <Button
            size="small"
            className={css.button}
            busy={deciding === 'approve'}
            busyLabel={pendingBookingsTexts.approving}
            unavailable={unavailable && deciding !== 'approve'}
            aria-describedby={about}
            onPress={() => decide('approve')}
          >
            {pendingBookingsTexts.approve}
          </Button>
          <Button
            size="small"
            className={css.button}
            variant="secondary"
            busy={deciding === 'deny'}
            busyLabel={pendingBookingsTexts.denying}
            unavailable={unavailable && deciding !== 'deny'}
            aria-describedby={about}
            onPress={() => decide('deny')}
          >
            {pendingBookingsTexts.deny}
          </Button>
        </div>
      </td>
    </tr>
  );
}
