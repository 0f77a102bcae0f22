import { profileTexts } from '@sorella/core/notices';
import { ProfileScreen, SignInRequired } from '@sorella/ui';
import { createFileRoute, useBlocker } from '@tanstack/react-router';
import { useState } from 'react';

export const Route = createFileRoute('/profile')({ component: Profile });

function Profile() {
  const [unsaved, setUnsaved] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  const held = blocker.status === 'blocked' ? { onLeave: blocker.proceed, onStay: blocker.reset } : null;
  return (
    <SignInRequired feature={profileTexts.title}>
      {(session) => <ProfileScreen session={session} held={held} onUnsavedChange={setUnsaved} />}
    </SignInRequired>
  );
}
