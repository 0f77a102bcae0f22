import { SignInScreen } from '@sorella/ui';
import { createFileRoute, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

export const Route = createFileRoute('/signin')({ component: SignIn });

/** Only a path of our own is gone back to. */
const internal = (origin: string | undefined) =>
  origin?.startsWith('/') && !origin.startsWith('//') && !origin.startsWith('/signin') ? origin : '/events';

function SignIn() {
  const router = useRouter();
  const origin = useRouterState({ select: (state) => state.location.state.origin });
  const onSignedIn = useCallback(() => {
    void router.navigate({ to: internal(origin), replace: true });
  }, [router, origin]);
  return <SignInScreen onSignedIn={onSignedIn} />;
}
