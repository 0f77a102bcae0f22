import type { DeskPayment } from '@sorella/core/domain/entities/payment-desk';
import { paymentDeskTexts } from '@sorella/core/notices/texts/admin-desks.texts';

const STATES = {
  pending: { word: paymentDeskTexts.awaited, tone: 'warn' },
  paid: { word: paymentDeskTexts.received, tone: 'good' },
  byHand: { word: paymentDeskTexts['by-hand'], tone: 'neutral' },
  cancelled: { word: paymentDeskTexts.ended, tone: 'neutral' },
} as const;

/** What stands of a booking's money, by which two of one member are told apart: a word, and the tone of its badge. */
export const paymentState = ({
  bookingStatus,
  byHandCents,
}: Pick<DeskPayment, 'bookingStatus' | 'byHandCents'>) =>
  STATES[bookingStatus === 'paid' && byHandCents > 0 ? 'byHand' : bookingStatus];
