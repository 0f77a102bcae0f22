import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { Way } from '../way/Way.tsx';

/** The way of a pending application. A free one has nothing to pay. */
export function ApplicationSteps({ isPaid }: { readonly isPaid: boolean }) {
  return (
    <Way
      steps={[
        eventCardTexts.stepApplied,
        ...(isPaid ? [eventCardTexts.stepPaid] : []),
        eventCardTexts.stepConfirmed,
      ]}
    />
  );
}
