import { connectivityMachine } from '@sorella/core/machines/connectivity';
import { createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine of the connection, joined to the device. */
export function createConnectivityActor({ device, runtime }: ActorServices) {
  const machine = connectivityMachine.provide({
    actors: {
      'browser.isOnline': fromPromise(async () => device.isOnline()),
      'connection.probe': fromPromise(() => device.probe()),
    },
  });
  return createActor(machine, { ...runtime });
}
