import { bookingMachine } from '@sorella/core/machines/booking';
import { cancellationMachine } from '@sorella/core/machines/cancellation';
import { createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine of one event's application, joined to the port. */
export function createBookingActor({ data, runtime }: ActorServices, eventId: string) {
  const machine = bookingMachine.provide({
    actors: {
      'applications.apply': fromPromise(({ input }) => data.applications.apply(input)),
      'applications.getOwnForEvent': fromPromise(({ input }) => data.applications.getOwnForEvent(input)),
    },
  });
  return createActor(machine, { ...runtime, input: { eventId } });
}

/** The machine of one event's cancellation, joined to the port. */
export function createCancellationActor({ data, runtime }: ActorServices, eventId: string) {
  const machine = cancellationMachine.provide({
    actors: {
      'applications.cancel': fromPromise(({ input }) => data.applications.cancel(input)),
      'applications.getOwnForEvent': fromPromise(({ input }) => data.applications.getOwnForEvent(input)),
    },
  });
  return createActor(machine, { ...runtime, input: { eventId } });
}
