import type { Event } from '@sorella/core/domain/entities/event';
import type { EventCardState } from '@sorella/core/domain/events/event-card-state';
import { formatPrice, isPayableLink, priceInCents } from '@sorella/core/domain/events/money';
import { fillText } from '@sorella/core/notices/notice';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';

/** Whether she has a seat. */
export const isGoing = ({ kind }: EventCardState): boolean => kind === 'approved' || kind === 'paid';

/** What happens after a press on the button, and when; null where the status says how it stands. */
export function nextStepOf(
  { creditsRequired, paypalPaymentLink }: Pick<Event, 'creditsRequired' | 'paypalPaymentLink'>,
  state: EventCardState,
): string | null {
  if (state.kind === 'full' && state.status === null) return eventCardTexts.nextFull;
  if (state.kind !== 'action' && state.kind !== 'denied') return null;
  if (priceInCents(creditsRequired) === 0) return eventCardTexts.nextFree;
  return fillText(
    isPayableLink(paypalPaymentLink, creditsRequired)
      ? eventCardTexts.nextPaid
      : eventCardTexts.nextPaidWithoutLink,
    { price: formatPrice(creditsRequired) },
  );
}
