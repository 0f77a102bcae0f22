import { CONNECTIVITY_CHECK_MS } from '@sorella/core/domain/limits';
import { forgetMessageDrafts } from '@sorella/core/editing';
import { hasExpired } from '@sorella/core/machines/session';
import type { connectivityNotices } from '@sorella/core/notices/connectivity.notices';
import type { dataErrorNotices } from '@sorella/core/notices/data-error.notices';
import type { signInNotices } from '@sorella/core/notices/sign-in.notices';
import { forgetCaches } from '@sorella/core/offline';
import type { QueryClient } from '@tanstack/react-query';
import { forgetTabDrafts } from '../features/editing/tab-drafts.ts';
import { onceWorthAnotherTry } from '../primitives/lazy-code.ts';
import type { AppServices } from '../runtime/app-services.ts';
import { keepVisitorsReads } from './keep-visitors-reads.ts';

const connectionIssueId: keyof typeof connectivityNotices = 'connection-issue-detected';
const noNetworkId: keyof typeof dataErrorNotices = 'error-network';
const backOnlineId: keyof typeof connectivityNotices = 'back-online';

/** Visitors write nothing that they read: it comes with the duties of members. */
const loadWriteAnswers = () => import('./write-answers.ts');

/** What the sign-in form says beside the fields. */
const IN_FORM: ReadonlySet<string> = new Set<keyof typeof signInNotices>([
  'sign-in-fields-required',
  'login-failed',
  'email-not-confirmed',
  'sign-in-failed',
]);

/**
 * Wires what has to run whatever page is open: notices of the machines, the browser's flag, what was read
 * being forgotten when someone leaves. The returned function undoes it.
 */
export function startApp(services: AppServices, queries: QueryClient): () => void {
  const { session, connectivity, device, notices, data, store } = services;
  services.followWrites(async (write) =>
    (await loadWriteAnswers()).showAnswer(queries, write, services.now()),
  );
  let duties: Promise<() => void> | undefined;
  let leaveOff = () => {};
  const stopKeeping = data.auth.hasStoredSession() ? () => {} : keepVisitorsReads(services, queries);
  /** What only members need comes with the first of them. */
  const beginDuties = () => {
    stopKeeping();
    duties ??= import('./start-member-services.ts').then(({ startMemberServices }) =>
      startMemberServices(services, queries),
    );
    duties.catch(() => {
      duties = undefined;
      leaveOff();
      leaveOff = onceWorthAnotherTry(beginDuties);
    });
  };
  const stops = [
    session.listen((emitted) => {
      // One at a time: what is known of the session later takes the place of what was said before.
      if (emitted.type === 'notice')
        notices.publish(emitted.notice, {
          group: 'session',
          ...(IN_FORM.has(emitted.notice.id) && { place: 'inline' }),
        });
      if (emitted.type === 'session.closed') {
        // Everyone may read events; who is going, and all else, was the member's.
        queries.removeQueries({
          predicate: ({ queryKey: [subject, part] }) => subject !== 'events' || part === 'faces',
        });
        void queries.invalidateQueries({ queryKey: ['events'] });
        notices.clear();
        forgetTabDrafts();
        void forgetCaches(store);
        // Where the session is now is known once it has got there.
        queueMicrotask(() => {
          const snapshot = session.getSnapshot();
          // Who has to sign in again finds what she has typed; who signs out leaves nothing.
          if (!snapshot || !hasExpired(snapshot)) void forgetMessageDrafts(store);
        });
      }
      if (emitted.type === 'session.opened') {
        notices.retire('session');
        beginDuties();
      }
      // What was refused for the token of before is asked again with the new one.
      if (emitted.type === 'session.recovered') void queries.invalidateQueries();
      if (emitted.type === 'connection.doubted') connectivity.send(emitted);
    }),
    connectivity.listen((emitted) => {
      // Each attempt, and being back, take the place of the attempt before; that it went stays in the list.
      if (emitted.type === 'notice') {
        const isLoss = emitted.notice.id === connectionIssueId;
        notices.publish(emitted.notice, {
          group: isLoss ? 'connection-lost' : 'connection',
          place: 'banner',
        });
        if (emitted.notice.id === backOnlineId) notices.retire('connection-lost');
      }
      if (emitted.type === 'attempts.ended') notices.retire('connection');
      if (emitted.type === 'connection.resumed') {
        session.send({ type: 'connection.resumed' });
        void queries.invalidateQueries();
        // That there is none is over, wherever it was said.
        for (const { id, key } of notices.getSnapshot().shown) if (id === noNetworkId) notices.dismiss(key);
      }
    }),
    compareFlag(services),
    device.onOnlineChange((online) => {
      // On a page that was opened without a network nobody has noticed that it was gone: nothing would be resumed.
      if (online && (connectivity.getSnapshot()?.hasTag('usable') ?? true)) {
        if (session.getActor()) session.send({ type: 'connection.resumed' });
        void queries.invalidateQueries();
      }
      connectivity.send({ type: online ? 'connection.restored' : 'connection.lost' });
    }),
  ];
  // A visitor's first picture needs no machine; someone with a session is that member as soon as possible.
  if (data.auth.hasStoredSession()) session.start();
  return () => {
    for (const stop of stops) stop();
    leaveOff();
    stopKeeping();
    void duties?.then((stop) => stop());
  };
}

/** Compares the browser's flag until the machine of the connection runs, which does it from then on. */
function compareFlag({ connectivity, device }: AppServices): () => void {
  const handle = setInterval(() => {
    if (!connectivity.getActor() && !device.isOnline()) connectivity.send({ type: 'connection.lost' });
  }, CONNECTIVITY_CHECK_MS);
  return () => clearInterval(handle);
}
