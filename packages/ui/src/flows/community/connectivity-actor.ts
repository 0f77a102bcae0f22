import { connectivityMachine } from '@sorella/core/machines/connectivity';
import { createActor, fromPromise } from 'xstate';
import type { ActorWorld } from './actor-world.ts';

/** The machine of the connection, joined to the device. */
export function createConnectivityActor({ device, runtime }: ActorWorld) {
  const machine = connectivityMachine.provide({
    actors: {
      'browser.isOnline': fromPromise(async () => device.isOnline()),
      'connection.probe': fromPromise(() => device.probe()),
    },
  });
  return createActor(machine, { ...runtime });
}
