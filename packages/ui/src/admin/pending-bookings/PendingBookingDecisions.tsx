import type { Decision, PendingBooking } from '@sorella/core/domain';
import { fillText, pendingBookingsTexts } from '@sorella/core/notices';
import { Button } from '../../primitives/Button.tsx';
import { byHandWords } from '../tools/ReceivedNote.tsx';
import * as css from './pending-bookings.css.ts';

/** A decision before it is sent. */
export interface UndoableDecision {
  readonly decision: Decision;
  /** Until it is sent. */
  readonly seconds: number;
  /** In its first second no press takes it back. */
  readonly justNow?: boolean;
}

const HELD_LABELS: Readonly<Record<Decision, string>> = {
  approve: pendingBookingsTexts.approvedSoon,
  deny: pendingBookingsTexts.deniedSoon,
};

/** Props of {@link PendingBookingDecisions}. */
export interface PendingBookingDecisionsProps {
  readonly pending: PendingBooking;
  /** What is being decided about it right now. */
  readonly deciding: Decision | null;
  /** A decision that can still be taken back, and for how long. */
  readonly held: UndoableDecision | null;
  /** The rows have just moved: no press counts. */
  readonly moving: boolean;
  /** Ids of what the buttons are about. */
  readonly about: string;
  readonly onDecide: (details: { bookingId: string; decision: Decision }) => void;
  readonly onTakeBack: (details: { bookingId: string }) => void;
}

/** The two decisions about a pending booking, or the one that was made with its way back. */
export function PendingBookingDecisions({
  pending: { booking, application, received },
  deciding,
  held,
  moving,
  about,
  onDecide,
  onTakeBack,
}: PendingBookingDecisionsProps) {
  const byHand =
    held?.decision === 'approve'
      ? byHandWords({ amountCents: application.paymentAmountCents, received })
      : null;
  const decide = (decision: Decision) => onDecide({ bookingId: booking.id, decision });
  const unavailable = moving || deciding !== null;
  return held ? (
    <div className={css.buttons}>
      <span className={css.heldWords}>
        <strong>{HELD_LABELS[held.decision]}</strong>{' '}
        <span aria-hidden="true">{fillText(pendingBookingsTexts.sentIn, { n: held.seconds })}</span>
        {byHand === null ? null : <span className={css.line}>{byHand}</span>}
      </span>
      <Button
        size="small"
        className={css.button}
        variant="secondary"
        // It stands where a decision stood: the second press of a double one does not take it back.
        unavailable={held.justNow === true}
        about={about}
        onPress={() => onTakeBack({ bookingId: booking.id })}
      >
        {pendingBookingsTexts.takeBack}
      </Button>
    </div>
  ) : (
    <div className={css.buttons}>
      <Button
        size="small"
        className={css.button}
        variant="secondary"
        busy={deciding === 'approve'}
        busyLabel={pendingBookingsTexts.approving}
        unavailable={unavailable && deciding !== 'approve'}
        about={about}
        onPress={() => decide('approve')}
      >
        {pendingBookingsTexts.approve}
      </Button>
      <Button
        size="small"
        className={css.button}
        variant="quiet"
        busy={deciding === 'deny'}
        busyLabel={pendingBookingsTexts.denying}
        unavailable={unavailable && deciding !== 'deny'}
        about={about}
        onPress={() => decide('deny')}
      >
        {pendingBookingsTexts.deny}
      </Button>
    </div>
  );
}
