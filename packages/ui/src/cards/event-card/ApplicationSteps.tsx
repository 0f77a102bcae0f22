import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { ProgressSteps } from '../progress-steps/ProgressSteps.tsx';

/** The way of a pending application. A free one has nothing to pay. */
export function ApplicationSteps({ isPaid }: { readonly isPaid: boolean }) {
  return (
    <ProgressSteps
      steps={[
        eventCardTexts.stepApplied,
        ...(isPaid ? [eventCardTexts.stepPaid] : []),
        eventCardTexts.stepConfirmed,
      ]}
    />
  );
}
