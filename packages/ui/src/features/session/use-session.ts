import type { Session } from '@sorella/core/data-port';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';

/** Who is signed in, as far as it is known. */
export type SessionView =
  /** A session is stored and not yet looked at: draw placeholders, never the signed-out header. */
  | { status: 'undecided'; session: null }
  | { status: 'signed-out'; session: null }
  | { status: 'signed-in'; session: Session };

/** The session for a component. A visitor without a stored session is signed out at once, no machine needed. */
export function useSession(): SessionView {
  const { session: actor, data } = useAppServices();
  // The picture that the build has drawn is a visitor's; who has a session is looked at in the next one.
  const hydrated = useHydrated();
  const snapshot = useLazyActor(actor);
  const session = snapshot?.context.session ?? null;
  if (session) return { status: 'signed-in', session };
  const undecided =
    hydrated && data.auth.hasStoredSession() && (snapshot === undefined || snapshot.hasTag('undecided'));
  return undecided ? { status: 'undecided', session: null } : { status: 'signed-out', session: null };
}
