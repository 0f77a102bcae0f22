import type { adminBootstrapMachine } from '@sorella/core/machines/admin-bootstrap';
import { sessionOf } from '@sorella/core/machines/session';
import type { OutboxReport, OutboxSnapshot } from '@sorella/core/offline';
import type { QueryClient } from '@tanstack/react-query';
import type { AppServices } from '../../runtime/app-services.ts';
import type { LazyActor } from '../../runtime/lazy-actor.ts';
import { perApp } from '../../runtime/per-app.ts';
import { ADMIN_EXISTS_KEY } from '../session/index.ts';
import { noteAdmins } from './note-admins.ts';

/** The machine of a claim, as the page works with it. */
export type AdminBootstrap = LazyActor<typeof adminBootstrapMachine>;

const bootstrapsOf = perApp(() => new Map<string, AdminBootstrap>());

/** Whether a claim of the member lies on this device, before it is sent or while it is. */
export const hasClaim = (queue: OutboxSnapshot | undefined, userId: string): boolean =>
  queue?.entries.some(({ change }) => change.kind === 'admin.add' && change.userId === userId) ?? false;

/** Keeps a claim's machine with what waits on this device, by whatever hand that changes, and tells what it says. */
function follow(
  services: AppServices,
  queries: QueryClient,
  bootstrap: AdminBootstrap,
  userId: string,
): void {
  const { offline, session, notices, device } = services;
  // What is the member's is told, and looked for, only while the member is signed in.
  const isHere = () => {
    const snapshot = session.getSnapshot();
    return snapshot !== undefined && sessionOf(snapshot)?.userId === userId;
  };
  const stateOf = () => bootstrap.getSnapshot()?.value;
  const isPending = () => hasClaim(offline.getSnapshot(), userId);

  const settleUnheard = () => {
    if (!isHere() || isPending() || stateOf() !== 'queued') return;
    bootstrap.send({ type: 'claim.settle', outcome: null });
    // Another tab sent it, or it was given up: until it is read again nobody knows whether there is an admin.
    if (device.isOnline()) void queries.resetQueries({ queryKey: ADMIN_EXISTS_KEY });
  };
  const onQueueChange = () => {
    if (!isHere()) return;
    if (isPending()) {
      bootstrap.start();
      if (stateOf() === 'idle' || stateOf() === 'granted') bootstrap.send({ type: 'claim.find' });
    }
    // Who knows why it is gone says so in the same breath.
    else if (stateOf() === 'queued') queueMicrotask(settleUnheard);
  };
  const onReport = ({ entry: { change, owner }, answer }: OutboxReport) => {
    if (change.kind !== 'admin.add' || change.userId !== userId || owner !== userId) return;
    if (answer.kind === 'applied') bootstrap.send({ type: 'claim.settle', outcome: { type: 'granted' } });
    if (answer.kind === 'refused')
      bootstrap.send({ type: 'claim.settle', outcome: { type: 'refused', code: answer.code } });
  };

  bootstrap.listen((emitted) => {
    if (!isHere()) return;
    if (emitted.type === 'notice') notices.publish(emitted.notice);
    else if (emitted.outcome === 'granted') noteAdmins(queries, { admin: userId });
    else noteAdmins(queries, { exists: emitted.outcome === 'admin-exists' });
  });
  bootstrap.subscribe(onQueueChange);
  offline.subscribe(onQueueChange);
  void offline.load().then(
    ({ outbox }) => void outbox.listen(onReport),
    () => undefined, // without its code nothing waits, and nothing is reported
  );
  onQueueChange();
}

/**
 * The machine of the member's claim, the same one for as long as the app runs: how a claim ended is told on
 * whatever page the member is by then. Nobody else's is ever given.
 */
export function adminBootstrapOf(
  services: AppServices,
  queries: QueryClient,
  userId: string,
): AdminBootstrap {
  const bootstraps = bootstrapsOf(services);
  const found = bootstraps.get(userId);
  if (found) return found;
  const made: AdminBootstrap = services.actor(async (world) =>
    (await import('./admin-bootstrap-actor.ts')).createAdminBootstrapActor(world, userId),
  );
  bootstraps.set(userId, made);
  follow(services, queries, made, userId);
  return made;
}
