import { isEmail } from '@sorella/core/domain';
import { ResetPasswordScreen } from '@sorella/ui';
import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';

export const Route = createFileRoute('/reset-password')({
  // Only an address typed or opened by hand has it there; it moves to where it does not show.
  loader: () => {
    const email = new URLSearchParams(window.location.search).get('email');
    if (email !== null)
      throw redirect({
        to: '/reset-password',
        replace: true,
        ...(isEmail(email) && { state: { email: email.trim() } }),
      });
  },
  component: ResetPassword,
});

function ResetPassword() {
  const email = useRouterState({ select: ({ location }) => location.state.email });
  return <ResetPasswordScreen {...(email && { defaultEmail: email })} />;
}
