import { profileTexts } from '@sorella/core/notices';
import { afterFirstPicture, ProfileScreen, SignInRequired } from '@sorella/ui';
import { createFileRoute, useBlocker, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

export const Route = createFileRoute('/profile')({ component: Profile });

function Profile() {
  // Asked at the moment of leaving: whoever goes on right after having let go is not held by an older picture.
  const unsaved = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved.current,
    enableBeforeUnload: () => unsaved.current,
    withResolver: true,
  });
  const noteUnsaved = useCallback((value: boolean) => {
    unsaved.current = value;
  }, []);
  // Signing out leads there, also when the network is gone by then.
  const router = useRouter();
  useEffect(() => afterFirstPicture(() => void router.preloadRoute({ to: '/events' })), [router]);
  const held = blocker.status === 'blocked' ? { onLeave: blocker.proceed, onStay: blocker.reset } : null;
  return (
    <SignInRequired feature={profileTexts.title}>
      {(session) => <ProfileScreen session={session} held={held} onUnsavedChange={noteUnsaved} />}
    </SignInRequired>
  );
}
