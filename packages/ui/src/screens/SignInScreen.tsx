import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { signInTexts } from '@sorella/core/notices/texts/sign-in.texts';
import { SignInFlow, type SignInFlowProps } from '../features/session/SignInFlow.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { AuthFrame } from '../site/auth/AuthFrame.tsx';
import { Screen } from './Screen.tsx';

/** The sign-in page. */
export function SignInScreen(props: SignInFlowProps) {
  return (
    <Screen title={shellTexts.signIn} description={signInTexts.description}>
      <AuthFrame sentence={signInTexts.beside}>
        <Surface padding="large">
          <Stack gap="6">
            <Heading level={1} size="block">
              {signInTexts.title}
            </Heading>
            <SignInFlow {...props} />
          </Stack>
        </Surface>
      </AuthFrame>
    </Screen>
  );
}
