import type { Session } from '@sorella/core/data-port';
import { isSigningOut } from '@sorella/core/machines/session';
import { accessNotices } from '@sorella/core/notices/access.notices';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { useSession } from '../features/session/use-session.ts';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../runtime/navigation.tsx';
import { useLazyActor } from '../runtime/use-lazy-actor.ts';
import { PagePending } from './PagePending.tsx';
import { Screen } from './Screen.tsx';
import { SessionEnded } from './SessionEnded.tsx';

/** Props of {@link SignInRequired}. */
export interface SignInRequiredProps {
  /** What the page is called: in the browser's tab meanwhile, and in 'Please sign in to access …'. */
  readonly feature: string;
  /** The page for the one who is signed in. It begins anew for somebody else. */
  readonly children: (session: Session) => ReactNode;
  /**
   * What takes the page's place when the session ends while the member is on it. Left out, who signed out here is
   * led home, and anybody else is told.
   */
  readonly ended?: ReactNode;
  /** The page says itself that the session has ended, and stays. */
  readonly endsItself?: boolean;
}

/**
 * Lets only those in who are signed in. A visitor is told so and led to signing in, which leads back here.
 * While a stored session is undecided the page is pending, and a network that fails sends nobody away.
 * Only entering and signing out lead away: a session that ends while the member is on the page does not.
 */
export function SignInRequired({ feature, children, ended, endsItself = false }: SignInRequiredProps) {
  const { notices, session: actor } = useAppServices();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const view = useSession();
  const snapshot = useLazyActor(actor);
  const [entered, setEntered] = useState<Session | null>(null);
  if (view.session !== null && view.session !== entered) setEntered(view.session);

  const isTurnedAway = hydrated && view.status === 'signed-out' && entered === null;
  const wasTold = useRef(false);
  useEffect(() => {
    if (!isTurnedAway || wasTold.current) return;
    wasTold.current = true;
    const because = noticeOf(accessNotices, 'sign-in-required', { feature });
    // The form there says it.
    notices.publish(because, { group: 'session', place: 'inline' });
    navigate('/signin', { rememberOrigin: true, because, replace: true });
  }, [isTurnedAway, notices, navigate, feature]);

  const signingOut = snapshot !== undefined && isSigningOut(snapshot);
  const [signsOut, setSignsOut] = useState(false);
  if (signingOut !== signsOut && (signingOut || view.session !== null)) setSignsOut(signingOut);
  const hasEnded = view.status === 'signed-out' && entered !== null && !endsItself;
  const isLedHome = hasEnded && ended === undefined && signsOut;
  useEffect(() => {
    if (isLedHome) navigate('/');
  }, [isLedHome, navigate]);

  if (isLedHome) return <PagePending title={feature} words={commonTexts.loading} />;
  if (hasEnded) return ended ?? <SessionEnded title={feature} />;
  const session = view.session ?? entered;
  if (session !== null) return <Fragment key={session.userId}>{children(session)}</Fragment>;
  if (snapshot?.matches('unreachable') && view.status === 'undecided') {
    return (
      <Screen title={feature}>
        <ErrorState
          notice={dataErrorNotice('network')}
          headingLevel={1}
          onRetry={() => actor.send({ type: 'connection.resumed' })}
        />
      </Screen>
    );
  }
  return <PagePending title={feature} words={commonTexts.loading} />;
}
