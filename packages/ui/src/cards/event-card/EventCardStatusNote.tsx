import type { EventCardState, EventCardStatus } from '@sorella/core/domain';
import { applicationTexts, eventCardTexts } from '@sorella/core/notices';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './event-card.css.ts';
import { MarkedText } from './MarkedText.tsx';

/** Props of {@link EventCardStatusNote}. */
export interface EventCardStatusNoteProps {
  readonly state: EventCardState;
  /** Cuts long admin notes; the other face has them whole. */
  readonly brief?: boolean;
}

/** The status of a card's state, or null when there is nothing to tell. */
export function statusOf(state: EventCardState): EventCardStatus | null {
  return state.kind === 'action' ? null : state.status;
}

/** Where the member's application stands, the admin's words, and how to pay. */
export function EventCardStatusNote({ state, brief = false }: EventCardStatusNoteProps) {
  const status = statusOf(state);
  if (status === null) return null;
  const payment = state.kind === 'pending' ? state.payment : null;
  return (
    <StatusNote tone={status.tone}>
      <strong className={css.statusLabel}>
        <MarkedText>{status.label}</MarkedText>
      </strong>
      {status.note === null ? null : <p>{status.note}</p>}
      {status.adminNotes === null ? null : (
        <p className={cx(css.adminNotes, brief && css.adminNotesBrief)}>
          {applicationTexts.adminNotes}: {status.adminNotes}
        </p>
      )}
      {payment?.kind === 'missing' ? <p>{payment.text}</p> : null}
      {payment?.kind === 'link' ? (
        <TextLink href={payment.link} newTab className={css.payLink}>
          {eventCardTexts.payNow}
        </TextLink>
      ) : null}
    </StatusNote>
  );
}
