import type { CancellationDeadline } from '@sorella/core/domain/events/event-card-state';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { isPayableLink, priceInCents } from '@sorella/core/domain/events/money';
import { fillText } from '@sorella/core/notices/notice';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { unbrokenDateTime } from '@sorella/core/notices/unbroken';
import { Text } from '../../primitives/Text.tsx';
import type { EventCardActionProps } from './event-card.types.ts';
import * as css from './event-card-back.css.ts';
import { nextStepOf } from './next-step.ts';

type TermsProps = Pick<EventCardActionProps, 'event' | 'state'>;

/** On which side of the 48 hours a cancel is; the rule alone where the start is malformed. */
function deadlineText(deadline: CancellationDeadline | null, timeZone: string): string {
  if (deadline?.free === false) return eventCardTexts.freeCancellationEnded;
  const date = deadline && formatDateTime(deadline.freeUntil, timeZone);
  return date
    ? fillText(eventCardTexts.freeCancellationUntil, { date: unbrokenDateTime(date) })
    : eventCardTexts.freeCancellation;
}

/** What is worth knowing about paying and cancelling, before and after the press. */
function termsOf({ event, state }: TermsProps): readonly string[] {
  if (state.kind === 'full' || state.kind === 'unknown' || state.kind === 'unpublished') return [];
  if (state.kind === 'action' || state.kind === 'denied') {
    const { creditsRequired, paypalPaymentLink } = event;
    const isLinkMissing =
      priceInCents(creditsRequired) > 0 && !isPayableLink(paypalPaymentLink, creditsRequired);
    return [
      isLinkMissing ? eventCardTexts.paymentLinkMissing : null,
      nextStepOf(event, state),
      deadlineText(state.deadline, event.timeZone),
    ].filter((line) => line !== null);
  }
  return state.cancellation ? [deadlineText(state.cancellation, event.timeZone)] : [];
}

/** The same in small print, under the button. */
export function EventTerms(props: TermsProps) {
  return termsOf(props).map((line) => (
    <Text key={line} size="hint" tone="faint" className={css.terms}>
      {line}
    </Text>
  ));
}
