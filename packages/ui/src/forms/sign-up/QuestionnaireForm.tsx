import {
  isOptionEnabled,
  QUESTIONNAIRE_OPTIONS,
  QUESTIONS,
  type Question,
  type Questionnaire,
} from '@sorella/core/domain/sign-up/questionnaire';
import { fillText } from '@sorella/core/notices/notice';
import { signUpNotices } from '@sorella/core/notices/sign-up.notices';
import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import { CircleAlert } from 'lucide';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Chip } from '../../primitives/Chip.tsx';
import * as fieldStyles from '../../primitives/field.css.ts';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { heading, headingSize } from '../../primitives/text.css.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './sign-up.css.ts';

const UNANSWERED = {
  hopingToFind: signUpNotices['questionnaire-hoping-to-find'].description,
  topInterests: signUpNotices['questionnaire-top-interests'].description,
  idealWeekend: signUpNotices['questionnaire-ideal-weekend'].description,
  vibeDescription: signUpNotices['questionnaire-vibe-description'].description,
  peopleVibe: signUpNotices['questionnaire-people-vibe'].description,
} as const satisfies Record<Question, string>;

/** Props of {@link QuestionnaireForm}. */
export interface QuestionnaireFormProps {
  readonly answers: Questionnaire;
  readonly onToggle: (question: Question, option: string) => void;
  readonly onBack: () => void;
  /** 'Create Account' was pressed, also with a question open: the form marks it, the flow tells it. */
  readonly onSubmit: () => void;
  /** The account is being made; nothing is sent twice. */
  readonly busy?: boolean;
}

/** Step 2, 'Tell Us About Yourself': five questions, each with options to choose from. */
export function QuestionnaireForm({
  answers,
  onToggle,
  onBack,
  onSubmit,
  busy = false,
}: QuestionnaireFormProps) {
  const id = useId();
  const groups = useRef(new Map<Question, HTMLFieldSetElement>());
  const [pressed, setPressed] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setPressed(true);
    const open = QUESTIONS.find((question) => answers[question].length === 0);
    if (open) groups.current.get(open)?.focus();
    onSubmit();
  };

  return (
    <Surface padding="large">
      <form className={styles.form} noValidate onSubmit={submit}>
        {QUESTIONS.map((question) => {
          const chosen = answers[question];
          const isOpen = pressed && chosen.length === 0;
          const described = cx(
            question === 'topInterests' && `${id}-hint`,
            isOpen && `${id}-${question}-error`,
          );
          return (
            <fieldset
              key={question}
              ref={(group) => {
                if (group) groups.current.set(question, group);
                else groups.current.delete(question);
              }}
              tabIndex={-1}
              className={cx(styles.question, styles.group)}
              {...(described !== '' && { 'aria-describedby': described })}
            >
              <legend className={styles.questionHead}>
                <span className={cx(heading, headingSize.card)}>{signUpTexts[question]}</span>
              </legend>
              {question === 'topInterests' ? (
                <p id={`${id}-hint`} className={cx(fieldStyles.below, styles.questionHint)}>
                  <Text as="span" size="small" tone="soft">
                    {signUpTexts.topInterestsHint}
                  </Text>
                  <span role="status">
                    <Text as="span" size="small" tone="soft" numeric>
                      {fillText(signUpTexts.interestsChosen, { n: chosen.length })}
                    </Text>
                  </span>
                </p>
              ) : null}
              <div className={styles.chips}>
                {QUESTIONNAIRE_OPTIONS[question].map((option) => (
                  <Chip
                    key={option}
                    selected={chosen.includes(option)}
                    unavailable={!isOptionEnabled(answers, question, option)}
                    onToggle={() => onToggle(question, option)}
                  >
                    {option}
                  </Chip>
                ))}
              </div>
              {isOpen ? (
                <p id={`${id}-${question}-error`} className={fieldStyles.error}>
                  <Icon
                    drawing={CircleAlert}
                    className={fieldStyles.errorIcon}
                    size={17}
                    strokeWidth={2.25}
                  />
                  {UNANSWERED[question]}
                </p>
              ) : null}
            </fieldset>
          );
        })}
        <div className={styles.actions}>
          <Text size="small" tone="soft" numeric className={styles.answered}>
            {fillText(signUpTexts.answered, {
              n: QUESTIONS.filter((question) => answers[question].length > 0).length,
              of: QUESTIONS.length,
            })}
          </Text>
          <Button variant="secondary" className={styles.action} unavailable={busy} onPress={onBack}>
            {signUpTexts.back}
          </Button>
          <Button type="submit" className={styles.action} busy={busy} busyLabel={signUpTexts.creatingAccount}>
            {signUpTexts.createAccount}
          </Button>
        </div>
      </form>
    </Surface>
  );
}
