import type { Ref } from 'react';
import { Heading } from '../../primitives/Heading.tsx';
import * as styles from './sign-up.css.ts';

/** Props of {@link StepTitle}. */
export interface StepTitleProps {
  readonly children: string;
  /** For taking the focus there when what stands below has changed. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The title of a step, which can be focused so that the step is read from its beginning. */
export function StepTitle({ titleRef, children }: StepTitleProps) {
  return (
    <Heading
      level={1}
      size="section"
      tabIndex={-1}
      className={styles.title}
      {...(titleRef && { ref: titleRef })}
    >
      {children}
    </Heading>
  );
}
