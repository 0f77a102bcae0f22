import type { CommunityData } from '@sorella/core/data-port';
import { bookingMachine } from '@sorella/core/machines/booking';
import { cancellationMachine } from '@sorella/core/machines/cancellation';
import { connectivityMachine } from '@sorella/core/machines/connectivity';
import { type SessionEvent, sessionMachine } from '@sorella/core/machines/session';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Device } from './device.ts';

/** What running machines need of the world. */
export interface ActorWorld {
  data: CommunityData;
  device: Device;
}

/** The machine of one event's application, joined to the port. */
export function createBookingActor({ data, device }: ActorWorld, eventId: string) {
  const machine = bookingMachine.provide({
    actors: {
      'applications.apply': fromPromise(({ input }) => data.applications.apply(input)),
      'applications.getOwnForEvent': fromPromise(({ input }) => data.applications.getOwnForEvent(input)),
      'paymentLink.handOver': fromPromise(({ input }) => device.handOver(input.link)),
    },
  });
  return createActor(machine, { input: { eventId } });
}

/** The machine of one event's cancellation, joined to the port. */
export function createCancellationActor({ data }: ActorWorld, eventId: string) {
  const machine = cancellationMachine.provide({
    actors: { 'applications.cancel': fromPromise(({ input }) => data.applications.cancel(input)) },
  });
  return createActor(machine, { input: { eventId } });
}

/** The machine of the session, joined to the port. */
export function createSessionActor({ data }: ActorWorld) {
  const machine = sessionMachine.provide({
    actors: {
      'auth.getSession': fromPromise(() => data.auth.getSession()),
      'auth.signInWithPassword': fromPromise(({ input }) => data.auth.signInWithPassword(input)),
      'auth.signOut': fromPromise(() => data.auth.signOut()),
      'auth.onSessionChange': fromCallback<SessionEvent>(({ sendBack }) =>
        data.auth.onSessionChange((change) => {
          if (change.type === 'signed-out') sendBack({ type: 'session.ended' });
          else if (change.type === 'refreshed')
            sendBack({ type: 'session.renewed', session: change.session });
          else sendBack({ type: 'session.began', session: change.session });
        }),
      ),
    },
  });
  return createActor(machine);
}

/** The machine of the connection, joined to the device. */
export function createConnectivityActor({ device }: ActorWorld) {
  const machine = connectivityMachine.provide({
    actors: {
      'browser.isOnline': fromPromise(async () => device.isOnline()),
      'connection.probe': fromPromise(() => device.probe()),
    },
  });
  return createActor(machine);
}
