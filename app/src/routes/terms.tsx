import { createFileRoute, redirect } from '@tanstack/react-router';

/** The short address of the sign-up's checkbox. */
export const Route = createFileRoute('/terms')({
  beforeLoad: () => {
    throw redirect({ to: '/terms-of-service', replace: true });
  },
});
