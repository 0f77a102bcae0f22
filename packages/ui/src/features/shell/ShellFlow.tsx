import { attemptOf, connectionOf } from '@sorella/core/machines/connectivity';
import { isSigningOut } from '@sorella/core/machines/session';
import { accessNotices } from '@sorella/core/notices/access.notices';
import type { connectivityNotices } from '@sorella/core/notices/connectivity.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { lazyComponent } from '../../primitives/lazy-component.tsx';
import { useAtRest } from '../../primitives/use-after-press.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import { PageReadyContext } from '../../runtime/page-ready.ts';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { ConnectionBanner } from '../../site/ConnectionBanner.tsx';
import { Footer } from '../../site/Footer.tsx';
import { type BlockedPress, Header } from '../../site/Header.tsx';
import { PageShell } from '../../site/PageShell.tsx';
import { useTheme } from '../../site/theme.ts';
import { UnreadContext } from '../messages/index.ts';
import { SyncFlow } from '../offline/index.ts';
import { accessQuery, SuspensionNoteAbove, signOut, useSession } from '../session/index.ts';
import { useBackgroundWork, useLiveUpdates } from './use-background-work.ts';
import { useNewPage } from './use-new-page.ts';
import { useOwnHeader } from './use-own-header.ts';

const NotificationsFlow = lazyComponent(
  async () => (await import('../notifications/index.ts')).NotificationsFlow,
);

/** Says itself that she is suspended, in its place. */
const PROFILE_PATH = '/profile';

const backOnlineId: keyof typeof connectivityNotices = 'back-online';

/** How long the line stays that says that the connection is back, in ms. */
const BACK_MS = 6_000;

/** Props of {@link ShellFlow}. */
export interface ShellFlowProps {
  /** Where the member is, or is on the way to. */
  currentPath: string;
  /** Whose page is on the screen, which may take a moment to come; the same by default. */
  shownPath?: string;
  children: ReactNode;
}

/** The state of the connection, and for a moment that it is back. */
function ShellBanner() {
  const { notices, connectivity, device } = useAppServices();
  const connection = useLazyActor(connectivity);
  const isBack = useSyncExternalStore(
    notices.subscribe,
    () => notices.getSnapshot().shown.some(({ id }) => id === backOnlineId),
    () => false,
  );
  useEffect(() => {
    if (!isBack) return undefined;
    const handle = setTimeout(() => notices.retire('connection'), BACK_MS);
    return () => clearTimeout(handle);
  }, [isBack, notices]);
  const online = useSyncExternalStore(device.onOnlineChange, device.isOnline, () => true);
  // Before its machine is there the browser's own word counts.
  const status = connection ? connectionOf(connection) : online ? 'online' : 'offline';
  const line = useAtRest(status === 'online' && isBack ? 'back' : status);
  return (
    <ConnectionBanner
      status={line === 'back' ? 'online' : line}
      isBack={line === 'back'}
      {...(connection ? { attempt: attemptOf(connection) } : {})}
      onRetry={() => connectivity.send({ type: 'connection.restored' })}
    />
  );
}

/** What every page stands in, on live data: header, footer, connection, notices. */
export function ShellFlow({ currentPath, shownPath = currentPath, children }: ShellFlowProps) {
  const services = useAppServices();
  const { data, notices, session: sessionActor, device } = services;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const session = useSession();
  const userId = session.session?.userId ?? null;
  const sessionSnapshot = useLazyActor(sessionActor);
  const [theme, setTheme] = useTheme();
  const isVisitor = session.status === 'signed-out';
  const { access, isAdmin, hasTools, hiddenPaths, unreadMessages, isSuspended, member } =
    useOwnHeader(userId);

  const isStuck =
    sessionSnapshot !== undefined &&
    (sessionSnapshot.matches('unreachable') || sessionSnapshot.matches('signingOut'));
  const account = session.status === 'undecided' ? (isStuck ? 'unreachable' : 'restoring') : session.status;

  const { mainRef, announced } = useNewPage(shownPath);

  const hydrated = useHydrated();
  const tellReady = use(PageReadyContext);
  // The page is taken over after its shell, on a slow device by most of a second.
  const [isPageThere, setIsPageThere] = useState(false);
  const onPageReady = useCallback(() => {
    setIsPageThere(true);
    tellReady();
  }, [tellReady]);
  const isKnown = hydrated && isPageThere && account !== 'restoring';
  useEffect(() => {
    // Before that the page says what the build has drawn, which is a visitor's.
    if (isKnown) delete document.documentElement.dataset['session'];
  }, [isKnown]);

  useBackgroundWork(isVisitor);
  useLiveUpdates(userId, isAdmin);

  const answerBlockedPress = async ({ feature, href, reason }: BlockedPress) => {
    // An admin may have said yes a moment ago: nobody is turned away by what was read before.
    if (reason === 'access-required' && userId !== null && device.isOnline()) {
      const isIn = await queries
        .fetchQuery({ ...accessQuery(data, userId), staleTime: 0 })
        .catch(() => false);
      if (isIn) return navigate(href);
    }
    const because = noticeOf(accessNotices, reason, { feature });
    if (reason === 'access-required') {
      notices.publish(because, { group: 'access' });
      navigate('/events?signup=true');
      return;
    }
    // The form there says it.
    notices.publish(because, { group: 'session', place: 'inline' });
    navigate('/signin', { rememberOrigin: true, origin: href, because });
  };

  return (
    <>
      <PageShell
        mainRef={mainRef}
        header={
          <Header
            session={account}
            isPicture={!hydrated}
            access={access}
            currentPath={currentPath}
            hiddenPaths={hiddenPaths}
            unreadMessages={unreadMessages}
            {...(member && { member })}
            hasTools={hasTools}
            themeChoice={{ theme, onThemeChange: setTheme }}
            signingOut={sessionSnapshot !== undefined && isSigningOut(sessionSnapshot)}
            notices={
              // What happened to her: a visitor has none.
              userId === null ? null : (
                <>
                  <SyncFlow />
                  <NotificationsFlow key={userId} userId={userId} />
                </>
              )
            }
            onSignOut={() => signOut(services)}
            onBlockedPress={(press) => void answerBlockedPress(press)}
          />
        }
        banner={<ShellBanner />}
        footer={<Footer theme={theme} onThemeChange={setTheme} hiddenPaths={hiddenPaths} />}
      >
        <UnreadContext value={unreadMessages}>
          <PageReadyContext value={onPageReady}>
            {isSuspended && userId !== null && shownPath !== PROFILE_PATH ? (
              <SuspensionNoteAbove userId={userId} />
            ) : null}
            {children}
          </PageReadyContext>
        </UnreadContext>
      </PageShell>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <NoticeHost center={notices} early={!isVisitor} />
    </>
  );
}
