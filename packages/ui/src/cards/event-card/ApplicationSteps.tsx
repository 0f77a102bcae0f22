import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './event-status.css.ts';

/** The way of a pending application: what is done, and what comes next. A free one has nothing to pay. */
export function ApplicationSteps({ isPaid }: { readonly isPaid: boolean }) {
  const steps = [
    eventCardTexts.stepApplied,
    ...(isPaid ? [eventCardTexts.stepPaid] : []),
    eventCardTexts.stepConfirmed,
  ];
  return (
    <ol aria-label={eventCardTexts.steps} className={css.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={css.step}
          data-done={index === 0 || undefined}
          aria-current={index === 1 ? 'step' : undefined}
        >
          <span aria-hidden="true" className={css.dot} />
          {step}
          {index === 0 ? <VisuallyHidden> ({eventCardTexts.stepDone})</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  );
}
