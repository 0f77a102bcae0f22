import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import { SignUpFlow } from '../features/sign-up/SignUpFlow.tsx';
import type { SecondStepPlace } from '../features/sign-up/use-sign-up-steps.ts';
import { Screen } from './Screen.tsx';
import { endsWithCard } from './screen.css.ts';

/** The sign-up page. */
export function SignUpScreen({ secondStep }: { secondStep?: SecondStepPlace }) {
  return (
    <Screen title={signUpTexts.title} description={signUpTexts.description} className={endsWithCard}>
      <SignUpFlow {...(secondStep && { secondStep })} />
    </Screen>
  );
}
