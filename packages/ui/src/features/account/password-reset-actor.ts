import { passwordResetMachine } from '@sorella/core/machines/password-reset';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine that asks for a recovery mail, joined to the port. */
export function createPasswordResetActor({
  data,
  runtime,
}: ActorServices): Actor<typeof passwordResetMachine> {
  const machine = passwordResetMachine.provide({
    actors: {
      'auth.requestPasswordReset': fromPromise(({ input: { email } }) =>
        data.auth.requestPasswordReset({
          email,
          redirectTo: new URL('/update-password', window.location.origin).href,
        }),
      ),
    },
  });
  return createActor(machine, { ...runtime });
}
