import { readRecoveryLink } from '@sorella/core/domain/accounts/account-links';
import { UpdatePasswordScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';
import { openedLink } from '../opened-link.ts';

const linkOf = openedLink('/update-password', readRecoveryLink);

export const Route = createFileRoute('/update-password')({
  staticData: { isPublic: true },
  loader: () => linkOf(),
  component: UpdatePassword,
});

function UpdatePassword() {
  return <UpdatePasswordScreen link={Route.useLoaderData()} />;
}
