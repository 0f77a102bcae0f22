import { shellTexts } from '@sorella/core/notices';
import { AccessRequired, SignInRequired } from '@sorella/ui';
import { createFileRoute, Outlet } from '@tanstack/react-router';

export const Route = createFileRoute('/messages')({ component: Messages });

function Messages() {
  return (
    <SignInRequired feature={shellTexts.messages}>
      {({ userId }) => (
        <AccessRequired feature={shellTexts.messages} userId={userId}>
          <Outlet />
        </AccessRequired>
      )}
    </SignInRequired>
  );
}
