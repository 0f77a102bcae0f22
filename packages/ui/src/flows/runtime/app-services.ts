import { type CommunityData, dataErrorCode } from '@sorella/core/data-port';
import type { bookingMachine } from '@sorella/core/machines/booking';
import type { cancellationMachine } from '@sorella/core/machines/cancellation';
import type { connectivityMachine } from '@sorella/core/machines/connectivity';
import type { sessionMachine } from '@sorella/core/machines/session';
import type { KeyValueStore } from '@sorella/core/offline';
import type { Actor, AnyStateMachine } from 'xstate';
import type { NoticeCenter } from '../../notices/notice-center.ts';
import type { ActorRuntime, ActorServices, Perform } from './actor-services.ts';
import type { Device } from './device.ts';
import { type LazyActor, lazyActor } from './lazy-actor.ts';
import { type LazyOffline, lazyOffline } from './lazy-offline.ts';
import { loadOffline } from './load-offline.ts';

/** What the flows work with; made once, by the composition root. */
export interface AppServices {
  data: CommunityData;
  notices: NoticeCenter;
  device: Device;
  /** What this device keeps across reloads. */
  store: KeyValueStore;
  /** Edits on their way to the backend, and what was read last. */
  offline: LazyOffline;
  session: LazyActor<typeof sessionMachine>;
  connectivity: LazyActor<typeof connectivityMachine>;
  /** A machine for one event's application; the caller keeps it as long as the card lives. */
  booking(eventId: string): LazyActor<typeof bookingMachine>;
  /** A machine for one event's cancellation. */
  cancellation(eventId: string): LazyActor<typeof cancellationMachine>;
  /** A machine of one page; the caller keeps it as long as the page lives. */
  actor<Machine extends AnyStateMachine>(
    load: (world: ActorServices) => Promise<Actor<Machine>>,
  ): LazyActor<Machine>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The parts that differ between the app, Storybook and tests. */
export interface AppServicesOptions {
  data: CommunityData;
  notices: NoticeCenter;
  device: Device;
  store: KeyValueStore;
  now(): number;
  runtime?: ActorRuntime;
  perform?: Perform;
}

const loadApplicationActors = () => import('./application-actors.ts');

/** Joins the parts. Nothing runs and nothing is loaded before it is needed. */
export function createAppServices({
  data,
  notices,
  device,
  store,
  now,
  runtime = {},
  perform = (_actor, work) => work(),
}: AppServicesOptions): AppServices {
  const offline = lazyOffline(async () => {
    const { createOffline } = await loadOffline();
    return createOffline({
      ...world,
      session,
      connectivity,
      onFailure: (error) => reportFailure({ session, connectivity }, error),
    });
  });
  const world: ActorServices = { data, device, store, offline, now, runtime, perform };
  const session = lazyActor<typeof sessionMachine>(async () =>
    (await import('./session-actor.ts')).createSessionActor(world),
  );
  const connectivity = lazyActor<typeof connectivityMachine>(async () =>
    (await import('./connectivity-actor.ts')).createConnectivityActor(world),
  );
  return {
    data,
    notices,
    device,
    store,
    offline,
    now,
    actor: (load) => lazyActor(() => load(world)),
    session,
    connectivity,
    booking: (eventId) =>
      lazyActor(async () => (await loadApplicationActors()).createBookingActor(world, eventId)),
    // The question comes with its machine: a press that cannot be answered is not begun.
    cancellation: (eventId) =>
      lazyActor(async () => {
        const [actors] = await Promise.all([loadApplicationActors(), import('../events/CancelQuestion.tsx')]);
        return actors.createCancellationActor(world, eventId);
      }),
  };
}

/** Tells the machines what a failed request says about the connection and the session. */
export function reportFailure(
  { session, connectivity }: Pick<AppServices, 'session' | 'connectivity'>,
  error: unknown,
): void {
  const code = dataErrorCode(error);
  if (code === 'network') connectivity.send({ type: 'connection.doubted' });
  if (code === 'session-expired') session.send({ type: 'session.refused' });
}
