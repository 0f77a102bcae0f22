import { noticeOf } from '@sorella/core/notices/notice';
import { sessionNotices } from '@sorella/core/notices/session.notices';
import type { QueryClient } from '@tanstack/react-query';
import { tellCoffeeChats } from '../features/coffee-chats/tell-coffee-chats.ts';
import { tellApprovals } from '../features/events/tell-approvals.ts';
import { joinQueries } from '../features/offline/join-queries.ts';
import { startProfileSetup } from '../features/sign-up/start-profile-setup.ts';
import type { AppServices } from '../runtime/app-services.ts';

/**
 * What goes on behind the pages from the first sign-in on: edits wait for a connection and what is read is kept
 * and what the member who is signed in when the code has arrived told at sign-up comes into
 * the profile. Rejects with a DataError `network` when the code for it cannot be had. The returned
 * function ends it.
 */
export async function startMemberServices(services: AppServices, queries: QueryClient): Promise<() => void> {
  // What takes in the answers of her presses is there before the first.
  void import('./write-answers.ts').catch(() => undefined);
  const stops = [joinQueries(await services.offline.load(), services, queries)];
  stops.push(startProfileSetup(services, queries));
  const { data, notices, session } = services;
  // Told once, and quietly: all works, but not for longer than the page.
  const tellUnkept = () => {
    if (!data.auth.isSessionKept()) notices.publish(noticeOf(sessionNotices, 'session-not-kept'));
  };
  tellUnkept();
  let stopTelling = () => {};
  const followMember = () => {
    stopTelling();
    const userId = session.getSnapshot()?.context.session?.userId;
    if (!userId) {
      stopTelling = () => {};
      return;
    }
    const tellers = [tellApprovals(services, queries, userId), tellCoffeeChats(services, queries, userId)];
    stopTelling = () => {
      for (const stop of tellers) stop();
    };
  };
  followMember();
  stops.push(
    session.listen(({ type }) => {
      if (type === 'session.opened') tellUnkept();
      if (type === 'session.opened' || type === 'session.closed') followMember();
    }),
    () => stopTelling(),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
