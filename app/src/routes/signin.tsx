import { SignInScreen } from '@sorella/ui';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

export const Route = createFileRoute('/signin')({ component: SignIn });

/** Only a path of our own is gone back to. */
const internal = (origin: string | undefined) =>
  origin?.startsWith('/') && !origin.startsWith('//') && !origin.startsWith('/signin') ? origin : '/events';

function SignIn() {
  const router = useRouter();
  // Read when it is needed: on the way out the address has no origin any more, and would lead her to the events.
  const onSignedIn = useCallback(() => {
    void router.navigate({ to: internal(router.state.location.state.origin), replace: true });
  }, [router]);
  return <SignInScreen onSignedIn={onSignedIn} />;
}
