import { isClaiming, isRestricted } from '@sorella/core/machines/admin-bootstrap';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AdminAccess, type AdminAccessContent } from '../../admin/admin-access/AdminAccess.tsx';
import { lazyComponent } from '../../primitives/lazy-component.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useIsOffline } from '../../runtime/use-is-offline.ts';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { mainId } from '../../site/PageShell.tsx';
import { adminExistsQuery, isAdminQuery, isUnverified } from '../session/index.ts';
import { adminBootstrapOf, hasClaim } from './admin-bootstraps.ts';

/** Props of {@link AdminAccessFlow}. */
export interface AdminAccessFlowProps {
  /** Who is signed in. */
  userId: string;
}

const AdminToolsFlow = lazyComponent(async () => (await import('./tools/AdminToolsFlow.tsx')).AdminToolsFlow);

/**
 * The admin's part of the profile page on live data. For a member it draws nothing once
 * there is an admin, and nothing before that is known.
 */
export function AdminAccessFlow({ userId }: AdminAccessFlowProps) {
  const services = useAppServices();
  const queries = useQueryClient();
  const [bootstrap] = useState(() => adminBootstrapOf(services, queries, userId));
  const snapshot = useLazyActor(bootstrap);
  const { subscribe, getSnapshot } = services.offline;
  const isPending = hasClaim(useSyncExternalStore(subscribe, getSnapshot, getSnapshot), userId);
  const isOffline = useIsOffline();
  const admin = useQuery(isAdminQuery(services, userId));
  const exists = useQuery({
    ...adminExistsQuery(services.data),
    enabled: admin.data === false,
  });
  const isOpen = admin.data === false && exists.data === false;
  // Its code must be there before the connection goes; nobody else needs it.
  useEffect(() => {
    if (isOpen) bootstrap.start();
  }, [bootstrap, isOpen]);

  let content: AdminAccessContent | null = null;
  if (admin.data === true)
    content = { kind: 'admin', doubt: isOffline ? 'offline' : isUnverified(admin) ? 'unverified' : null };
  else if (snapshot && isClaiming(snapshot)) content = { kind: 'open', claiming: true, restricted: false };
  else if (isPending) content = { kind: 'waiting', connected: !isOffline && services.device.isOnline() };
  else if (snapshot && isOpen)
    content = { kind: 'open', claiming: false, restricted: isRestricted(snapshot) };

  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus({
    part: () => title.current?.closest('section'),
    next: () => title.current ?? document.getElementById(mainId),
  });
  return (
    content && (
      <AdminAccess content={content} titleRef={title} onClaim={() => bootstrap.send({ type: 'claim.make' })}>
        <AdminToolsFlow isOffline={isOffline} />
      </AdminAccess>
    )
  );
}
