import { notificationSettingsTexts } from '@sorella/core/notices/texts/notifications.texts';
import { NotificationsScreen, SignInRequired } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/notifications')({ component: Notifications });

function Notifications() {
  return (
    <SignInRequired feature={notificationSettingsTexts.title}>
      {({ userId }) => <NotificationsScreen userId={userId} />}
    </SignInRequired>
  );
}
