import {
  type AdminBootstrapEmitted,
  type adminBootstrapMachine,
  claimProblemOf,
  isClaiming,
} from '@sorella/core/machines/admin-bootstrap';
import { connectionOf } from '@sorella/core/machines/connectivity';
import type { OutboxSnapshot } from '@sorella/core/offline';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AdminAccess, type AdminAccessContent } from '../../admin/admin-access/AdminAccess.tsx';
import { mainId } from '../../site/PageShell.tsx';
import { useCommunity } from '../community/CommunityProvider.tsx';
import { adminExistsQuery, forgetAdmins, isAdminKey, isAdminQuery } from '../community/queries.ts';
import { useLazyActor } from '../community/use-lazy-actor.ts';

/** Props of {@link AdminAccessFlow}. */
export interface AdminAccessFlowProps {
  /** Who is signed in. */
  userId: string;
}

/** Whether a claim of hers lies on this device, before it is sent or while it is. */
const hasClaim = (queue: OutboxSnapshot | undefined, userId: string): boolean =>
  queue?.entries.some(({ change }) => change.kind === 'admin.add' && change.userId === userId) ?? false;

/** The machine of the claim, joined to what waits on this device, by whatever hand that changes. */
function useClaim(userId: string, isOpen: boolean) {
  const { actor, notices, offline } = useCommunity();
  const queries = useQueryClient();
  const [bootstrap] = useState(() =>
    actor<typeof adminBootstrapMachine>(async (world) =>
      (await import('./admin-bootstrap-actor.ts')).createAdminBootstrapActor(world, userId),
    ),
  );
  const snapshot = useLazyActor(bootstrap);
  const queue = useSyncExternalStore(offline.subscribe, offline.getSnapshot, offline.getSnapshot);
  const lies = hasClaim(queue, userId);

  // Its code must be there before the connection goes; nobody else needs it.
  const isNeeded = isOpen || lies;
  useEffect(() => {
    if (isNeeded) bootstrap.start();
  }, [bootstrap, isNeeded]);
  useEffect(
    () =>
      bootstrap.listen((emitted: AdminBootstrapEmitted) => {
        if (emitted.type === 'notice') notices.publish(emitted.notice);
        // The server said so; everything that it opens is read again.
        if (emitted.type === 'standing.granted') queries.setQueryData(isAdminKey(userId), true);
        if (emitted.type !== 'notice') forgetAdmins(queries);
      }),
    [bootstrap, notices, queries, userId],
  );
  const state = snapshot?.value;
  useEffect(() => {
    if ((state === 'idle' || state === 'granted') && lies) bootstrap.send({ type: 'claim.find' });
    if (state === 'queued' && !lies) bootstrap.send({ type: 'claim.settle' });
  }, [bootstrap, state, lies]);

  return { snapshot, lies, claim: () => bootstrap.send({ type: 'claim.make' }) };
}

/**
 * The admin's part of the profile page on live data. For a member it draws nothing once
 * there is an admin, and nothing before that is known.
 */
export function AdminAccessFlow({ userId }: AdminAccessFlowProps) {
  const community = useCommunity();
  const connection = useLazyActor(community.connectivity);
  const admin = useQuery(isAdminQuery(community, userId));
  const exists = useQuery({
    ...adminExistsQuery(community.data),
    ...(admin.data === false ? {} : { queryFn: skipToken }),
  });

  const { snapshot, lies, claim } = useClaim(userId, exists.data === false);

  const isOffline = connection !== undefined && connectionOf(connection) !== 'online';
  // A hint of before counts from when it was read: what failed later is newer.
  const isUnverified = admin.failureCount > 0 || admin.errorUpdatedAt > admin.dataUpdatedAt;

  let content: AdminAccessContent | null = null;
  if (admin.data === true)
    content = { kind: 'admin', doubt: isOffline ? 'offline' : isUnverified ? 'unverified' : null };
  else if (snapshot && isClaiming(snapshot)) content = { kind: 'open', claiming: true, restricted: false };
  else if (lies) content = { kind: 'waiting' };
  else if (snapshot && exists.data === false)
    content = { kind: 'open', claiming: false, restricted: claimProblemOf(snapshot) === 'restricted' };
  const title = useRef<HTMLHeadingElement>(null);
  const kind = content?.kind;
  // With the button goes the focus: it stays with what stands in its place, or on the page.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (kind === 'open' || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement !== document.body) return;
    (title.current ?? document.getElementById(mainId))?.focus({ preventScroll: true });
  }, [kind]);

  const press = () => {
    wasPressed.current = true;
    claim();
  };
  return content && <AdminAccess content={content} titleRef={title} onClaim={press} />;
}
