import { diagnosisMachine } from '@sorella/core/machines/diagnosis';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine of the diagnosis, joined to the port and the device. */
export function createDiagnosisActor({
  data,
  device,
  now,
  runtime,
}: ActorServices): Actor<typeof diagnosisMachine> {
  const machine = diagnosisMachine.provide({
    actors: {
      'connection.probe': fromPromise(() => device.probe()),
      'auth.isReachable': fromPromise(() => data.auth.isReachable()),
    },
  });
  return createActor(machine, { ...runtime, input: { now } });
}
