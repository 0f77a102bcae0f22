import { type ConfirmationLink, readConfirmationLink } from '@sorella/core/domain/accounts/account-links';
import { confirmationOrigin } from '@sorella/core/domain/accounts/confirmation-address';
import type { LinkParts } from '@sorella/core/domain/accounts/link-address';
import { EmailConfirmedScreen } from '@sorella/ui';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { openedLink } from '../opened-link.ts';

/** What the page was opened with. */
export interface Opened {
  readonly link: ConfirmationLink | null;
  readonly origin?: string | undefined;
}

const openedOf = openedLink(
  '/email-confirmed',
  (parts: LinkParts): Opened => ({ link: readConfirmationLink(parts), origin: confirmationOrigin(parts) }),
);
const CONFIRMED: ConfirmationLink = { kind: 'confirmed' };

export const Route = createFileRoute('/email-confirmed')({
  staticData: { isPublic: true },
  loader: ({ location: { state } }): Opened => {
    const { link = null, origin = state.origin } = openedOf() ?? {};
    return { link: link ?? (state.emailConfirmed ? CONFIRMED : null), origin };
  },
  component: EmailConfirmed,
});

function EmailConfirmed() {
  const { link, origin } = Route.useLoaderData();
  const router = useRouter();
  // Loaded anew, the page has no link any more and would call a success a failure.
  const onConfirmed = useCallback(() => {
    if (router.state.location.state.emailConfirmed) return;
    void router.navigate({
      to: '/email-confirmed',
      replace: true,
      state: { emailConfirmed: true, ...(origin !== undefined && { origin }) },
    });
  }, [router, origin]);
  return <EmailConfirmedScreen link={link} onConfirmed={onConfirmed} origin={origin} />;
}
