import { attemptOf, connectionOf } from '@sorella/core/machines/connectivity';
import { isSigningOut } from '@sorella/core/machines/session';
import { accessNotices, noticeOf } from '@sorella/core/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { atFirstNeed, atFirstPress } from '../../primitives/first-need.ts';
import { lazyComponent } from '../../primitives/lazy-component.tsx';
import { ConnectionBanner } from '../../site/ConnectionBanner.tsx';
import { Footer } from '../../site/Footer.tsx';
import { type BlockedPress, Header } from '../../site/Header.tsx';
import { PageShell } from '../../site/PageShell.tsx';
import { useTheme } from '../../site/theme.ts';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../runtime/navigation.tsx';
import { accessQuery, isAdminQuery } from '../runtime/queries.ts';
import { useLazyActor } from '../runtime/use-lazy-actor.ts';
import { signOut } from './sign-out.ts';
import { useSession } from './use-session.ts';

const NoticeBell = lazyComponent(async () => (await import('../../notices/NoticeList.tsx')).NoticeBell);
const SyncFlow = lazyComponent(async () => (await import('../offline/SyncFlow.tsx')).SyncFlow);

const HOUR_MS = 3_600_000;

/** Props of {@link ShellFlow}. */
export interface ShellFlowProps {
  /** The path shown now. */
  currentPath: string;
  children: ReactNode;
}

/** For whom a page has work to do by itself: what a visitor may never need is a member's at once. */
function atOnce(work: () => void): () => void {
  work();
  return () => undefined;
}

/** What every page stands in, on live data: header, footer, connection, notices. */
export function ShellFlow({ currentPath, children }: ShellFlowProps) {
  const services = useAppServices();
  const { data, notices, session: sessionActor, connectivity, store, now } = services;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const session = useSession();
  const userId = session.session?.userId ?? null;
  const sessionSnapshot = useLazyActor(sessionActor);
  const connection = useLazyActor(connectivity);
  const [theme, setTheme] = useTheme();
  const isVisitor = session.status === 'signed-out';
  const access = useQuery({
    ...accessQuery(data, userId ?? ''),
    enabled: userId !== null,
  });
  const admin = useQuery({
    ...isAdminQuery(services, userId ?? ''),
    enabled: userId !== null,
  });
  const isAdmin = admin.data ?? false;

  const isStuck =
    sessionSnapshot !== undefined &&
    (sessionSnapshot.matches('unreachable') || sessionSnapshot.matches('signingOut'));
  const account = session.status === 'undecided' ? (isStuck ? 'unreachable' : 'restoring') : session.status;

  // A new page is read from its beginning, by eye and by screen reader.
  const mainRef = useRef<HTMLElement>(null);
  const shownPath = useRef(currentPath);
  useEffect(() => {
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    mainRef.current?.focus({ preventScroll: true });
  }, [currentPath]);

  useEffect(() => {
    // From here on the header knows by itself.
    delete document.documentElement.dataset['session'];
  }, []);

  useEffect(() => {
    const purge = () =>
      void import('../sign-up/purge-sign-up.ts').then(
        ({ purgeSignUp }) => purgeSignUp(store, now()),
        () => undefined, // the next page does it
      );
    const leaveOff = (isVisitor ? atFirstNeed : atOnce)(() => {
      // Once the connection is gone its machine cannot be fetched any more.
      void import('../runtime/connectivity-actor.ts').catch(() => undefined);
      purge();
    });
    // A page may stay open for days.
    const handle = setInterval(purge, HOUR_MS);
    return () => {
      leaveOff();
      clearInterval(handle);
    };
  }, [store, now, isVisitor]);

  useEffect(() => {
    if (session.status === 'undecided') return undefined;
    let stop = () => {};
    let left = false;
    const leaveOff = (userId === null ? atFirstPress : atOnce)(() => {
      import('../live/live-updates.ts').then(
        ({ listenLive }) => {
          if (!left) stop = listenLive(data, queries, { userId, isAdmin });
        },
        () => undefined, // without live updates the page still reads again on focus
      );
    });
    return () => {
      left = true;
      leaveOff();
      stop();
    };
  }, [data, queries, session.status, userId, isAdmin]);

  const answerBlockedPress = async ({ feature, href, reason }: BlockedPress) => {
    // An admin may have said yes a moment ago: nobody is turned away by what was read before.
    if (reason === 'access-required' && userId !== null && services.device.isOnline()) {
      const isIn = await queries
        .fetchQuery({ ...accessQuery(data, userId), staleTime: 0 })
        .catch(() => false);
      if (isIn) return navigate(href);
    }
    notices.publish(noticeOf(accessNotices, reason, { feature }));
    if (reason === 'sign-in-required') navigate('/signin', { rememberOrigin: true, origin: href });
    else navigate('/events?signup=true');
  };

  return (
    <>
      <PageShell
        mainRef={mainRef}
        header={
          <Header
            session={account}
            access={access.data === undefined ? 'unknown' : access.data ? 'granted' : 'denied'}
            currentPath={currentPath}
            signingOut={sessionSnapshot !== undefined && isSigningOut(sessionSnapshot)}
            notices={
              <>
                {userId === null ? null : <SyncFlow />}
                <NoticeBell center={notices} />
              </>
            }
            onSignOut={() => signOut(services)}
            onBlockedPress={(press) => void answerBlockedPress(press)}
          />
        }
        banner={
          <ConnectionBanner
            status={connection ? connectionOf(connection) : 'online'}
            {...(connection ? { attempt: attemptOf(connection) } : {})}
            onRetry={() => connectivity.send({ type: 'connection.restored' })}
          />
        }
        footer={<Footer theme={theme} onThemeChange={setTheme} />}
      >
        {children}
      </PageShell>
      <NoticeHost center={notices} early={!isVisitor} />
    </>
  );
}
