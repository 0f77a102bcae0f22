import type { connectivityMachine } from '@sorella/core/machines/connectivity';
import { type sessionMachine, sessionOf } from '@sorella/core/machines/session';
import { createCaches, createOutbox } from '@sorella/core/offline';
import type { ActorServices } from '../../runtime/actor-services.ts';
import type { LazyActor } from '../../runtime/lazy-actor.ts';
import type { Offline } from '../../runtime/lazy-offline.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { syncItemsOf } from './sync-items.ts';

export { createBrowserTransact } from './browser-transact.ts';

/** What outbox and caches follow. */
export interface OfflineParts extends ActorServices {
  session: LazyActor<typeof sessionMachine>;
  connectivity: LazyActor<typeof connectivityMachine>;
  /** Hears of every failed request. */
  onFailure(error: unknown): void;
  /** Hears of what nobody has foreseen. */
  onUnexpected(error: unknown): void;
}

/** Makes outbox and caches, always for the one who is signed in. What waits is sent with the first `sync`. */
export function createOffline(parts: OfflineParts): Offline {
  const { data, device, store, now, runtime, session, connectivity, onFailure, onUnexpected } = parts;
  const userId = () => {
    const snapshot = session.getSnapshot();
    return (snapshot && sessionOf(snapshot)?.userId) ?? null;
  };
  const timers = runtime?.clock ?? {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  };
  const outbox = createOutbox({
    store,
    transport: createOutboxTransport({
      data,
      userId,
      isOnline: () => device.isOnline(),
      onFailure,
    }),
    clock: {
      now,
      after(ms, run) {
        const timer = timers.setTimeout(run, ms);
        return () => timers.clearTimeout(timer);
      },
    },
    newId: () => crypto.randomUUID(),
    onUnexpected,
  });
  const caches = createCaches({ store, now });

  let current: string | null = null;
  const follow = () => {
    const next = userId();
    if (next === current) return false;
    current = next;
    outbox.setUser(next);
    caches.setUser(next);
    return true;
  };
  follow();
  session.subscribe(() => {
    if (follow()) void outbox.sync();
  });
  session.listen((emitted) => {
    // What was refused for the token of before is sent with the new one.
    if (emitted.type === 'session.recovered') void outbox.sync();
  });
  connectivity.listen((emitted) => {
    if (emitted.type === 'connection.resumed') void outbox.sync({ resumed: true });
  });
  // A page that was opened without a network has nothing to be resumed: nobody has noticed that it was gone.
  device.onOnlineChange((online) => {
    if (online) void outbox.sync({ resumed: true });
  });
  return { outbox, caches, syncItemsOf };
}
