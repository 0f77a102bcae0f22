import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './progress-steps.css.ts';

/** Props of {@link ProgressSteps}. */
export interface ProgressStepsProps {
  /** In their order: the first is done, the second comes next. */
  readonly steps: readonly string[];
}

/** The way of what waits, in a line: what is done, what comes next, and where it leads. */
export function ProgressSteps({ steps }: ProgressStepsProps) {
  return (
    <ol aria-label={commonTexts.progress} className={css.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={css.step}
          data-done={index === 0 || undefined}
          aria-current={index === 1 ? 'step' : undefined}
        >
          <span aria-hidden="true" className={css.dot} />
          {step}
          {index === 0 ? <VisuallyHidden> ({commonTexts.stepDone})</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  );
}
