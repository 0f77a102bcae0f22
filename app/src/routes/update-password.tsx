import { readRecoveryLink } from '@sorella/core/domain';
import { UpdatePasswordScreen } from '@sorella/ui';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { openedLink } from '../opened-link.ts';

const linkOf = openedLink(readRecoveryLink);

export const Route = createFileRoute('/update-password')({
  loader: () =>
    linkOf(() => {
      throw redirect({ to: '/update-password', replace: true });
    }),
  component: UpdatePassword,
});

function UpdatePassword() {
  return <UpdatePasswordScreen link={Route.useLoaderData()} />;
}
