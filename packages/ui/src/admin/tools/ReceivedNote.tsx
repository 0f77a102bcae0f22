import type { ReceivedMoney } from '@sorella/core/domain/entities/received-money';
import { formatDateTime, formatShortDate } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { seatPayment } from '@sorella/core/domain/payments/seat-payment';
import { unreceived } from '@sorella/core/domain/payments/unreceived';
import { fillText } from '@sorella/core/notices/notice';
import { paymentDeskTexts, receivedTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { unbroken } from '@sorella/core/notices/unbroken';
import * as table from '../table/table.css.ts';

/** What an approval is told of the money for it. */
export interface AwaitedMoney {
  /** The price, in cents. */
  readonly amountCents: number;
  readonly received: ReceivedMoney | null;
}

/** Props of {@link ReceivedNote}. */
export interface ReceivedNoteProps extends AwaitedMoney {
  /** When the member said that she has paid; null when she has not. */
  readonly paidStatedAt: string | null;
  /** By when it is to be paid, of an application that waits; null where nothing ends it. */
  readonly payBy?: string | null;
  /** It has a seat: without money that came it was confirmed by hand. */
  readonly isApproved?: boolean;
  /** IANA name: whose days are told. */
  readonly zone: string;
}

/** What of the money came: nothing and by when it should, what she says, that it was confirmed by hand, or when it was received. Nothing for what is free. */
export function ReceivedNote({
  amountCents,
  received,
  paidStatedAt,
  payBy = null,
  isApproved = false,
  zone,
}: ReceivedNoteProps) {
  const state = seatPayment({ amountCents, received, isApproved, paidStatedAt });
  if (state === 'free') return null;
  const said = paidStatedAt === null ? null : formatShortDate(paidStatedAt, zone);
  const due = payBy === null ? null : formatDateTime(payBy, zone);
  if (received)
    return (
      <>
        <strong>
          {fillText(receivedTexts.received, {
            amount: formatEuros(received.amountCents),
            date: unbroken(formatShortDate(received.at, zone) ?? ''),
          })}
        </strong>
        {isApproved && received.byHandCents > 0 ? (
          <span className={table.soft}>
            {fillText(paymentDeskTexts.confirmedByHand, { confirmed: formatEuros(received.byHandCents) })}
          </span>
        ) : null}
      </>
    );
  if (state === 'by-hand') return <span className={table.soft}>{receivedTexts.states[state]}</span>;
  return (
    <span className={table.soft}>
      {said !== null
        ? fillText(receivedTexts.saysPaid, { date: said })
        : due === null
          ? receivedTexts.nothing
          : fillText(receivedTexts.nothingYet, { date: due })}
    </span>
  );
}

/** What an approval confirms by hand, or that too much came, said while it can still be taken back; null when the price was received. */
export function byHandWords(money: AwaitedMoney): string | null {
  const { count, cents } = unreceived([money]);
  const { heldNothing, heldOver, heldPart } = receivedTexts;
  const came = money.received?.amountCents ?? 0;
  if (count === 0) return came > money.amountCents ? heldOver : null;
  return fillText(came === 0 ? heldNothing : heldPart, { amount: formatEuros(cents) });
}
