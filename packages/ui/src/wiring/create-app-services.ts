import type { CommunityData } from '@sorella/core/data-port';
import type { connectivityMachine } from '@sorella/core/machines/connectivity';
import type { sessionMachine } from '@sorella/core/machines/session';
import type { KeyValueStore } from '@sorella/core/offline';
import { loadOffline } from '../features/offline/load-offline.ts';
import type { NoticeCenter } from '../notices/notice-center.ts';
import type { ActorRuntime, ActorServices, Perform } from '../runtime/actor-services.ts';
import { type AnsweredWrite, announceWrites } from '../runtime/announced-writes.ts';
import { type AppServices, reportFailure } from '../runtime/app-services.ts';
import type { Device } from '../runtime/device.ts';
import { inspectErrors } from '../runtime/inspect-errors.ts';
import { lazyActor } from '../runtime/lazy-actor.ts';
import { lazyOffline } from '../runtime/lazy-offline.ts';

/** The parts that differ between the app, Storybook and tests. */
export interface AppServicesOptions {
  data: CommunityData;
  notices: NoticeCenter;
  device: Device;
  store: KeyValueStore;
  now(): number;
  runtime?: ActorRuntime;
  perform?: Perform;
  /** Hears why the code behind a press could not be loaded: the press was not carried out. */
  onPressDropped?(error: unknown): void;
  /** See {@link AppServices.onUnexpected}. */
  onUnexpected?(error: unknown): void;
}

/** Joins the parts. Nothing runs and nothing is loaded before it is needed. */
export function createAppServices({
  data: backend,
  notices,
  device,
  store,
  now,
  runtime = {},
  perform = (_actor, work) => work(),
  onPressDropped,
  onUnexpected = () => {},
}: AppServicesOptions): AppServices {
  let followWrite = async (_write: AnsweredWrite) => {};
  const data = announceWrites(backend, (write) => followWrite(write));
  const offline = lazyOffline(async () => {
    const { createOffline } = await loadOffline();
    return createOffline({
      ...world,
      session,
      connectivity,
      onFailure: (error) => reportFailure({ session, connectivity, onUnexpected }, error),
      onUnexpected,
    });
  });
  const world: ActorServices = {
    data,
    device,
    store,
    offline,
    now,
    runtime: { ...runtime, inspect: inspectErrors(onUnexpected, runtime.inspect) },
    perform,
  };
  const hooks = { onUnexpected, ...(onPressDropped && { onDropped: onPressDropped }) };
  const session = lazyActor<typeof sessionMachine>(
    async () => (await import('../features/session/session-actor.ts')).createSessionActor(world),
    hooks,
  );
  const connectivity = lazyActor<typeof connectivityMachine>(
    async () => (await import('../features/offline/connectivity-actor.ts')).createConnectivityActor(world),
    { onUnexpected },
  );
  return {
    data,
    followWrites(follow) {
      followWrite = follow;
    },
    notices,
    device,
    store,
    offline,
    now,
    onUnexpected,
    actor: (load) => lazyActor(() => load(world), hooks),
    session,
    connectivity,
  };
}
