import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { AdminScreen, SignInRequired } from '@sorella/ui';
import { createFileRoute, useParams } from '@tanstack/react-router';

export const Route = createFileRoute('/admin')({ component: Admin });

function Admin() {
  // The list stays where it is from one section to the next.
  const { section = null, item = null } = useParams({ strict: false });
  return (
    <SignInRequired feature={adminPanelTexts.title}>
      {({ userId }) => <AdminScreen userId={userId} section={section} item={item} />}
    </SignInRequired>
  );
}
