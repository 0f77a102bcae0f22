import { signUpTexts } from '@sorella/core/notices';
import { SignUpFlow } from '../flows/sign-up/SignUpFlow.tsx';
import { Screen } from './Screen.tsx';

/** The sign-up page. */
export function SignUpScreen() {
  return (
    <Screen width="text" title={signUpTexts.title}>
      <SignUpFlow />
    </Screen>
  );
}
