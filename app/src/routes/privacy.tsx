import { createFileRoute, redirect } from '@tanstack/react-router';

/** The short address of the sign-up's checkbox. */
export const Route = createFileRoute('/privacy')({
  beforeLoad: () => {
    throw redirect({ to: '/privacy-policy', replace: true });
  },
});
