import type { EventCardState, EventCardStatus } from '@sorella/core/domain/events/event-card-state';
import { fillText } from '@sorella/core/notices/notice';
import { applicationTexts, eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { ApprovedDrawing } from '../../art/drawings/ApprovedDrawing.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { cx } from '../../styles/cx.ts';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import * as css from './event-status.css.ts';
import { MarkedText } from './MarkedText.tsx';

/** Props of {@link EventCardStatusNote}. */
export interface EventCardStatusNoteProps {
  readonly state: EventCardState;
  /** Cuts long admin notes and what a reference is for; the other face has them whole. */
  readonly brief?: boolean;
  /** On the event's own page there is room for what stands of her money, and for the reference that she has named. */
  readonly onPage?: boolean;
}

/** The status of a card's state, or null when there is nothing to tell. */
export function statusOf(state: EventCardState): EventCardStatus | null {
  return state.kind === 'action' || state.kind === 'unknown' ? null : state.status;
}

/** Whether {@link EventCardStatusNote} has anything to tell. */
export const hasStatusNote = (state: EventCardState): boolean =>
  state.kind === 'unknown' || statusOf(state) !== null;

function Reference({ code }: { readonly code: string }) {
  return (
    <>
      {applicationTexts.reference} <strong className={css.reference}>{code}</strong>
    </>
  );
}

/** What stands of her money once she has no seat, and by which reference; nothing where it cost nothing. */
export function RefundWords({ state }: { readonly state: EventCardState }) {
  const refund = state.kind === 'denied' || state.kind === 'full' ? state.refund : null;
  if (refund === null) return null;
  return (
    <>
      <p>
        <Reference code={refund.reference} />
      </p>
      <p>{refund.text}</p>
    </>
  );
}

/** Where the member's application stands, the admin's words, and how to pay. */
export function EventCardStatusNote({ state, brief = false, onPage = false }: EventCardStatusNoteProps) {
  if (state.kind === 'unknown') {
    return (
      <Text size="small" tone="soft" {...(brief && { className: css.unknown })}>
        {eventCardTexts.unknownStatus}
      </Text>
    );
  }
  const status = statusOf(state);
  if (status === null) return null;
  const payment = state.kind === 'pending' ? state.payment : null;
  const payBy = state.kind === 'pending' ? state.payBy : null;
  const statedOn = state.kind === 'pending' ? state.statedOn : null;
  return (
    <StatusNote
      tone={status.tone === 'neutral' ? 'info' : status.tone}
      className={css.root}
      {...(status.tone === 'good' && { icon: <ApprovedDrawing /> })}
    >
      <div className={css.words}>
        <strong className={css.label}>
          {/* The drawing beside it has the tick already. */}
          <MarkedText markHidden={status.tone === 'good'}>{status.label}</MarkedText>
        </strong>
        {status.note === null ? null : <p>{status.note}</p>}
      </div>
      {state.kind === 'pending' ? <ApplicationSteps isPaid={payment !== null} /> : null}
      {status.adminNotes === null ? null : (
        <p className={cx(css.adminNotes, brief && css.adminNotesBrief)}>
          {applicationTexts.adminNotes}: {status.adminNotes}
        </p>
      )}
      {payBy === null ? null : <p>{payBy}</p>}
      {statedOn === null ? null : (
        <p>
          {fillText(brief ? applicationTexts.statedPaidBrief : applicationTexts.statedPaid, {
            date: statedOn,
          })}
        </p>
      )}
      {statedOn !== null && state.kind === 'pending' && state.reference && onPage ? (
        <p>
          <Reference code={state.reference} />
        </p>
      ) : null}
      {statedOn === null && payment?.kind === 'missing' ? <p>{payment.text}</p> : null}
      {statedOn === null && payment?.kind === 'link' ? (
        <p className={css.payLine}>
          <TextLink href={payment.link} newTab className={css.payLink}>
            {fillText(applicationTexts.payNow, { amount: payment.amount })}
          </TextLink>
          {state.kind === 'pending' && state.reference ? (
            <span>
              <Reference code={state.reference} />
              {brief ? null : ` ${applicationTexts.referenceWhy}`}
            </span>
          ) : null}
        </p>
      ) : null}
      {onPage && statedOn === null && payment !== null ? (
        <p>
          <TextLink href="/events?tab=applications">{applicationTexts.sayPaid}</TextLink>
        </p>
      ) : null}
      {onPage ? <RefundWords state={state} /> : null}
    </StatusNote>
  );
}
