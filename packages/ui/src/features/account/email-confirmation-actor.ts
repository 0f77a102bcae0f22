import { DataError } from '@sorella/core/data-port';
import { emailConfirmationMachine } from '@sorella/core/machines/email-confirmation';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine that confirms an email address, joined to the port and the device. */
export function createEmailConfirmationActor({
  data,
  device,
  runtime,
}: ActorServices): Actor<typeof emailConfirmationMachine> {
  const machine = emailConfirmationMachine.provide({
    actors: {
      'page.untilVisible': fromPromise(() => device.untilVisible()),
      'auth.confirmEmail': fromPromise(({ input: link }) =>
        link ? data.auth.confirmEmail(link) : Promise.reject(new DataError('link-expired')),
      ),
    },
  });
  return createActor(machine, { ...runtime });
}
