import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { atFirstNeed } from '../../primitives/first-need.ts';
import { onceWorthAnotherTry } from '../../primitives/lazy-code.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { loadConnectivityActor } from '../offline/index.ts';
import { loadPurge } from '../sign-up/index.ts';

const HOUR_MS = 3_600_000;

/** For whom a page has work to do by itself: what a visitor may never need is a member's at once. */
function atOnce(work: () => void): () => void {
  work();
  return () => undefined;
}

/** What a page does by itself: the machine of the connection is fetched, and the leavings of old sign-ups are deleted. */
export function useBackgroundWork(isVisitor: boolean): void {
  const { store, now } = useAppServices();
  useEffect(() => {
    const purge = () =>
      void loadPurge().then(
        ({ purgeSignUp }) => purgeSignUp(store, now()),
        () => undefined, // the next page does it
      );
    const leaveOff = (isVisitor ? atFirstNeed : atOnce)(() => {
      // Once the connection is gone its machine cannot be fetched any more.
      void loadConnectivityActor().catch(() => undefined);
      purge();
    });
    // A page may stay open for days.
    const handle = setInterval(purge, HOUR_MS);
    return () => {
      leaveOff();
      clearInterval(handle);
    };
  }, [store, now, isVisitor]);
}

/** Listens for what others change, for a member as long as she is signed in. */
export function useLiveUpdates(userId: string | null, isAdmin: boolean): void {
  const { data, connectivity } = useAppServices();
  const queries = useQueryClient();
  useEffect(() => {
    // Who only looks reads again with every look; live updates are for members.
    if (userId === null) return undefined;
    let stop = () => {};
    let left = false;
    let leaveOff = () => {};
    // A phone that leaves a tunnel often says nothing: the channel is back seconds after, the next look at the flag later.
    const onResumed = () => {
      if (connectivity.getSnapshot()?.hasTag('usable') === false)
        connectivity.send({ type: 'connection.restored' });
    };
    const listen = () =>
      void import('../../queries/live-updates.ts').then(
        ({ listenLive }) => {
          if (!left) stop = listenLive(data, queries, { userId, isAdmin }, { onResumed });
        },
        () => {
          // Until then the page still reads again on focus.
          if (!left) leaveOff = onceWorthAnotherTry(listen);
        },
      );
    listen();
    return () => {
      left = true;
      leaveOff();
      stop();
    };
  }, [data, connectivity, queries, userId, isAdmin]);
}
