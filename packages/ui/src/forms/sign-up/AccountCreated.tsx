import { fillText } from '@sorella/core/notices/notice';
import { signUpNotices } from '@sorella/core/notices/sign-up.notices';
import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import { type Ref, useEffect, useId, useRef } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { StepTitle } from './StepTitle.tsx';
import * as styles from './sign-up.css.ts';

/** Props of {@link AccountCreated}. */
export interface AccountCreatedProps {
  /** Where the confirmation went to. */
  readonly email: string;
  /** Going on by itself, or staying because no mail came: it was sent a moment ago, may be sent, is being sent. */
  readonly mail: 'leaving' | 'pausing' | 'idle' | 'sending';
  readonly onLeave: () => void;
  readonly onMissed: () => void;
  readonly onResend: () => void;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** 'Account created successfully', and what to do next. */
export function AccountCreated({ email, mail, onLeave, onMissed, onResend, titleRef }: AccountCreatedProps) {
  const pauseId = useId();
  const staying = mail !== 'leaving';
  // The button that the visitor pressed is gone: what came in its place is read next.
  const missed = useRef<HTMLDivElement>(null);
  const stayed = useRef(staying);
  useEffect(() => {
    if (staying && !stayed.current) missed.current?.focus();
    stayed.current = staying;
  }, [staying]);
  return (
    <Surface padding="large">
      <div className={styles.created}>
        <AllDoneDrawing />
        <StepTitle titleRef={titleRef}>{signUpNotices['account-created'].title}</StepTitle>
        <p className={styles.createdWords}>{fillText(signUpTexts.createdBody, { email })}</p>
        {staying ? null : <Text tone="soft">{signUpTexts.goingToSignIn}</Text>}
        <div className={styles.createdActions}>
          <Button onPress={onLeave}>{signUpTexts.goToSignIn}</Button>
          {staying ? null : (
            <Button variant="quiet" onPress={onMissed}>
              {signUpTexts.missedEmail}
            </Button>
          )}
        </div>
        {staying ? (
          <div ref={missed} tabIndex={-1} className={styles.missed}>
            <Text weight="strong">{signUpTexts.missedTitle}</Text>
            <Text tone="soft">{signUpTexts.missedBody}</Text>
            <Button
              variant="secondary"
              busy={mail === 'sending'}
              busyLabel={signUpTexts.resending}
              unavailable={mail === 'pausing'}
              {...(mail === 'pausing' && { 'aria-describedby': pauseId })}
              onPress={onResend}
            >
              {signUpTexts.resend}
            </Button>
            {mail === 'pausing' ? (
              <Text id={pauseId} size="small" tone="soft">
                {signUpTexts.resendPause}
              </Text>
            ) : null}
          </div>
        ) : null}
      </div>
    </Surface>
  );
}
