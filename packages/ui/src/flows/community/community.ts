import { type CommunityData, dataErrorCode } from '@sorella/core/data-port';
import type { bookingMachine } from '@sorella/core/machines/booking';
import type { cancellationMachine } from '@sorella/core/machines/cancellation';
import type { connectivityMachine } from '@sorella/core/machines/connectivity';
import type { sessionMachine } from '@sorella/core/machines/session';
import { dataErrorNotice } from '@sorella/core/notices';
import type { NoticeCenter } from '../../notices/notice-center.ts';
import type { Device } from './device.ts';
import { type LazyActor, lazyActor } from './lazy-actor.ts';

/** What the flows work with; made once, by the composition root. */
export interface Community {
  data: CommunityData;
  notices: NoticeCenter;
  device: Device;
  session: LazyActor<typeof sessionMachine>;
  connectivity: LazyActor<typeof connectivityMachine>;
  /** A machine for one event's application; the caller keeps it as long as the card lives. */
  booking(eventId: string): LazyActor<typeof bookingMachine>;
  /** A machine for one event's cancellation. */
  cancellation(eventId: string): LazyActor<typeof cancellationMachine>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The parts that differ between the app, Storybook and tests. */
export interface CommunityParts {
  data: CommunityData;
  notices: NoticeCenter;
  device: Device;
  now(): number;
}

const loadActors = () => import('./actors.ts');

/** Joins the parts. Nothing runs and nothing is loaded before it is needed. */
export function createCommunity({ data, notices, device, now }: CommunityParts): Community {
  const world = { data, device };
  // Code that cannot be loaded is a dead network more often than not; the press was not carried out.
  const onLoadFailure = () => {
    notices.publish(dataErrorNotice('network'));
  };
  const session = lazyActor<typeof sessionMachine>({
    load: async () => (await loadActors()).createSessionActor(world),
    onLoadFailure,
  });
  const connectivity = lazyActor<typeof connectivityMachine>({
    load: async () => (await loadActors()).createConnectivityActor(world),
    onLoadFailure: () => undefined, // the page itself works; the next change of the flag tries again
  });
  return {
    data,
    notices,
    device,
    now,
    session,
    connectivity,
    booking: (eventId) =>
      lazyActor({ load: async () => (await loadActors()).createBookingActor(world, eventId), onLoadFailure }),
    cancellation: (eventId) =>
      lazyActor({
        load: async () => (await loadActors()).createCancellationActor(world, eventId),
        onLoadFailure,
      }),
  };
}

/** Tells the machines what a failed request says about the connection and the session. */
export function reportFailure({ session, connectivity }: Community, error: unknown): void {
  const code = dataErrorCode(error);
  if (code === 'network') connectivity.send({ type: 'connection.doubted' });
  if (code === 'session-expired') session.send({ type: 'session.refused' });
}
