import { confirmationAddress } from '@sorella/core/domain/accounts/confirmation-address';
import { confirmationResendMachine } from '@sorella/core/machines/confirmation-resend';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine that sends the confirmation link again, joined to the port. */
export function createConfirmationResendActor({
  data,
  now,
  runtime,
}: ActorServices): Actor<typeof confirmationResendMachine> {
  const machine = confirmationResendMachine.provide({
    actors: {
      'auth.resendConfirmation': fromPromise(({ input: { email, origin } }) =>
        data.auth.resendConfirmation({
          email,
          redirectTo: confirmationAddress(window.location.origin, origin),
        }),
      ),
    },
  });
  return createActor(machine, { ...runtime, input: { now } });
}
