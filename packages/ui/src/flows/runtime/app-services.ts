import {
  type CommunityData,
  dataErrorCode,
  isConnectionDoubtful,
  isUnexpected,
} from '@sorella/core/data-port';
import type { bookingMachine } from '@sorella/core/machines/booking';
import type { cancellationMachine } from '@sorella/core/machines/cancellation';
import type { connectivityMachine } from '@sorella/core/machines/connectivity';
import type { sessionMachine } from '@sorella/core/machines/session';
import type { KeyValueStore } from '@sorella/core/offline';
import type { Actor, AnyStateMachine } from 'xstate';
import type { NoticeCenter } from '../../notices/notice-center.ts';
import type { ActorRuntime, ActorServices, Perform } from './actor-services.ts';
import { type AnsweredWrite, announceWrites } from './announced-writes.ts';
import type { Device } from './device.ts';
import { inspectErrors } from './inspect-errors.ts';
import { type LazyActor, lazyActor } from './lazy-actor.ts';
import { type LazyOffline, lazyOffline } from './lazy-offline.ts';
import { loadOffline } from './load-offline.ts';

/** What the flows work with; made once, by the composition root. */
export interface AppServices {
  data: CommunityData;
  /** `follow` hears the answer of every write before whoever asked for it does; the last one told replaces the others. */
  followWrites(follow: (write: AnsweredWrite) => Promise<void>): void;
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
  /** Hears of failures that nobody has foreseen, for whoever looks after the app; no text for a person. */
  onUnexpected(error: unknown): void;
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
  /** Hears why the code behind a press could not be loaded: the press was not carried out. */
  onPressDropped?(error: unknown): void;
  /** See {@link AppServices.onUnexpected}. */
  onUnexpected?(error: unknown): void;
}

const loadApplicationActors = () => import('./application-actors.ts');
const loadCancelQuestion = () => import('../events/CancelQuestion.tsx');
const loadPaymentSteps = () => import('../events/PaymentStepsFlow.tsx');

/** Brings what answers the presses of an event's card. Never rejects: what is missing is asked for again by the press. */
export async function preloadApplying(): Promise<void> {
  await Promise.allSettled([loadApplicationActors(), loadCancelQuestion(), loadPaymentSteps()]);
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
    async () => (await import('./session-actor.ts')).createSessionActor(world),
    hooks,
  );
  const connectivity = lazyActor<typeof connectivityMachine>(
    async () => (await import('./connectivity-actor.ts')).createConnectivityActor(world),
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
    // What is asked next comes with its machine: a press that cannot be answered is not begun.
    booking: (eventId) =>
      lazyActor(async () => {
        const [actors] = await Promise.all([loadApplicationActors(), loadPaymentSteps()]);
        return actors.createBookingActor(world, eventId);
      }, hooks),
    cancellation: (eventId) =>
      lazyActor(async () => {
        const [actors] = await Promise.all([loadApplicationActors(), loadCancelQuestion()]);
        return actors.createCancellationActor(world, eventId);
      }, hooks),
  };
}

/** Tells the machines what a failed request says about the connection and the session, and what nobody has foreseen. */
export function reportFailure(
  { session, connectivity, onUnexpected }: Pick<AppServices, 'session' | 'connectivity' | 'onUnexpected'>,
  error: unknown,
): void {
  if (isUnexpected(error)) onUnexpected(error);
  const code = dataErrorCode(error);
  if (isConnectionDoubtful(error)) connectivity.send({ type: 'connection.doubted' });
  if (code === 'session-expired') session.send({ type: 'session.refused' });
}
