import { shellTexts, signInTexts } from '@sorella/core/notices';
import { SignInFlow, type SignInFlowProps } from '../flows/session/SignInFlow.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { Screen } from './Screen.tsx';

/** The sign-in page. */
export function SignInScreen(props: SignInFlowProps) {
  return (
    <Screen width="form" title={shellTexts.signIn}>
      <Surface>
        <Stack gap="6">
          <Heading level={1} size="block">
            {signInTexts.title}
          </Heading>
          <SignInFlow {...props} />
        </Stack>
      </Surface>
    </Screen>
  );
}
