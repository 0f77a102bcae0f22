import { signInTexts } from '@sorella/core/notices';
import { SignInFlow, type SignInFlowProps } from '../flows/session/SignInFlow.tsx';
import { Container } from '../primitives/Container.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Surface } from '../primitives/Surface.tsx';

/** The sign-in page. */
export function SignInScreen(props: SignInFlowProps) {
  return (
    <Container width="form">
      <Surface>
        <Heading level={1} size="block">
          {signInTexts.title}
        </Heading>
        <SignInFlow {...props} />
      </Surface>
    </Container>
  );
}
