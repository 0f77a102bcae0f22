import { formatDateTime, isPayableLink, priceInCents } from '@sorella/core/domain';
import { eventCardTexts, fillText } from '@sorella/core/notices';
import { Text } from '../../primitives/Text.tsx';
import type { EventCardActionProps } from './event-card.types.ts';
import * as css from './event-card-back.css.ts';
import { nextStepOf } from './next-step.ts';

type TermsProps = Pick<EventCardActionProps, 'event' | 'state'>;

/** What is worth knowing about paying and cancelling, before and after the press. */
function termsOf({ event, state }: TermsProps): readonly string[] {
  if (state.kind === 'full' || state.kind === 'unknown') return [];
  if (state.kind === 'action' || state.kind === 'denied') {
    const { creditsRequired, paypalPaymentLink } = event;
    const isLinkMissing =
      priceInCents(creditsRequired) > 0 && !isPayableLink(paypalPaymentLink, creditsRequired);
    return [
      isLinkMissing ? eventCardTexts.paymentLinkMissing : null,
      nextStepOf(event, state),
      eventCardTexts.freeCancellation,
    ].filter((line) => line !== null);
  }
  if (!state.cancellation) return [];
  const { free, freeUntil } = state.cancellation;
  const date = formatDateTime(freeUntil, event.timeZone);
  if (!free) return [eventCardTexts.freeCancellationEnded];
  return date ? [fillText(eventCardTexts.freeCancellationUntil, { date })] : [];
}

/** The same in small print, under the button. */
export function EventTerms(props: TermsProps) {
  return termsOf(props).map((line) => (
    <Text key={line} size="hint" tone="faint" className={css.terms}>
      {line}
    </Text>
  ));
}
