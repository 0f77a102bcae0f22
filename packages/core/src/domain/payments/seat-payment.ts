import type { ReceivedMoney } from '../entities/received-money.ts';

/** What came of the money for a seat that is held or waited for. */
export type SeatPayment = 'free' | 'received' | 'by-hand' | 'stated' | 'nothing';

/** An approved seat for which nothing was received was confirmed by hand. */
export function seatPayment(seat: {
  readonly amountCents: number;
  readonly received: ReceivedMoney | null;
  readonly isApproved: boolean;
  /** When the member said that she has paid; null when she has not. */
  readonly paidStatedAt: string | null;
}): SeatPayment {
  if (seat.amountCents === 0) return 'free';
  if (seat.received !== null) return 'received';
  if (seat.isApproved) return 'by-hand';
  return seat.paidStatedAt === null ? 'nothing' : 'stated';
}
