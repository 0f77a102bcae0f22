import { internalOrigin } from '@sorella/core/domain/accounts/origin';
import { SignInScreen } from '@sorella/ui';
import { createFileRoute, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTypedEmail } from '../typed-email.ts';

export const Route = createFileRoute('/signin')({ staticData: { isPublic: true }, component: SignIn });

function SignIn() {
  const router = useRouter();
  // Read when it is needed: on the way out the address has no origin any more, and would lead the visitor to
  // the events.
  const onSignedIn = useCallback(() => {
    void router.navigate({ to: internalOrigin(router.state.location.state.origin), replace: true });
  }, [router]);
  const email = useTypedEmail('/signin');
  const hasJoined = useRouterState({ select: ({ location }) => location.state.hasJoined === true });
  const because = useRouterState({ select: ({ location }) => location.state.because });
  return (
    <SignInScreen
      onSignedIn={onSignedIn}
      hasJoined={hasJoined}
      {...(because && { because })}
      {...(email && { defaultEmail: email })}
    />
  );
}
