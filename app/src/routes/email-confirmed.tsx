import { type ConfirmationLink, readConfirmationLink } from '@sorella/core/domain';
import { EmailConfirmedScreen } from '@sorella/ui';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { openedLink } from '../opened-link.ts';

const linkOf = openedLink('/email-confirmed', readConfirmationLink);
const CONFIRMED: ConfirmationLink = { kind: 'confirmed' };

export const Route = createFileRoute('/email-confirmed')({
  staticData: { isPublic: true },
  loader: ({ location }): ConfirmationLink | null =>
    linkOf() ?? (location.state.emailConfirmed ? CONFIRMED : null),
  component: EmailConfirmed,
});

function EmailConfirmed() {
  const link = Route.useLoaderData();
  const router = useRouter();
  // Loaded anew, the page has no link any more and would call a success a failure.
  const onConfirmed = useCallback(() => {
    if (router.state.location.state.emailConfirmed) return;
    void router.navigate({ to: '/email-confirmed', replace: true, state: { emailConfirmed: true } });
  }, [router]);
  return <EmailConfirmedScreen link={link} onConfirmed={onConfirmed} />;
}
