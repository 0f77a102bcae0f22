import { profileSetupMachine } from '@sorella/core/machines/profile-setup';
import { applyNextPart } from '@sorella/core/offline';
import { createActor, fromPromise } from 'xstate';
import { bytesOf } from '../../browser/base64.ts';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine that brings sign-up data into the profile, joined to the port and to what the device keeps. */
export function createProfileSetupActor({ data, store, now, runtime, perform }: ActorServices) {
  const parts = { auth: data.auth, profiles: data.profiles, store, now, bytesOf };
  const machine = profileSetupMachine.provide({
    actors: {
      'signUp.applyNext': fromPromise(({ input }) =>
        perform('signUp.applyNext', async () =>
          input ? applyNextPart(parts, input) : { kind: 'nothing' as const },
        ),
      ),
    },
  });
  return createActor(machine, { ...runtime });
}
