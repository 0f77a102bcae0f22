import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { afterFirstPicture, ProfileScreen, SignInRequired } from '@sorella/ui';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type Held, HoldUnsaved } from '../HoldUnsaved.tsx';

/** `tool` was a section of the admin's tools, which stand in their own place now: links of then lead there. */
const Search = z.object({
  tool: z.catch(z.optional(z.string().check(z.regex(/^[a-z-]{1,30}$/))), undefined),
});

export const Route = createFileRoute('/profile')({
  validateSearch: (search) => Search.parse(search),
  beforeLoad({ search: { tool } }) {
    if (tool !== undefined)
      throw redirect({ to: '/admin/$section', params: { section: tool }, replace: true });
  },
  component: Profile,
});

function Profile() {
  const unsaved = useRef(false);
  const [held, setHeld] = useState<Held | null>(null);
  const noteUnsaved = useCallback((value: boolean) => {
    unsaved.current = value;
  }, []);
  // Signing out leads home, also when the network is gone by then: its code comes before, what it reads does not.
  const router = useRouter();
  useEffect(
    () =>
      afterFirstPicture(() => void router.loadRouteChunk(router.routesByPath['/'])?.catch(() => undefined)),
    [router],
  );
  return (
    <>
      <HoldUnsaved unsaved={unsaved} onHeld={setHeld} />
      <SignInRequired feature={profileTexts.title} endsItself>
        {(session) => <ProfileScreen session={session} held={held} onUnsavedChange={noteUnsaved} />}
      </SignInRequired>
    </>
  );
}
