import { fillText } from '@sorella/core/notices/notice';
import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import type { Ref } from 'react';
import { Text } from '../../primitives/Text.tsx';
import { cx } from '../../styles/cx.ts';
import { StepTitle } from './StepTitle.tsx';
import * as styles from './sign-up.css.ts';

/** Props of {@link StepHeader}. */
export interface StepHeaderProps {
  readonly step: 1 | 2;
  readonly title: string;
  readonly intro: string;
  /** The title, for taking the focus there when the step has changed. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Which of the two steps this is, in words and as two bars. */
export function StepHeader({ step, title, intro, titleRef }: StepHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.progress}>
        <Text as="span" size="small" weight="strong" tone="berry">
          {signUpTexts.title} · {fillText(signUpTexts.progress, { n: step })}
        </Text>
        <span aria-hidden="true" className={styles.bars}>
          <span className={cx(styles.bar, styles.barDone)} />
          <span className={cx(styles.bar, step === 2 && styles.barDone)} />
        </span>
      </div>
      <StepTitle titleRef={titleRef}>{title}</StepTitle>
      <Text tone="soft" size="lead">
        {intro}
      </Text>
    </header>
  );
}
