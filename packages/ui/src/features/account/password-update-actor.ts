import type { Recovery } from '@sorella/core/data-port';
import { passwordUpdateMachine } from '@sorella/core/machines/password-update';
import { createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine that sets a new password, joined to the port. */
export function createPasswordUpdateActor({ data, runtime, perform }: ActorServices) {
  // A link is spent with the first password: what it gave is kept for the next.
  const recoveries = new Map<string, Recovery>();
  const recoveryOf = (tokenHash: string) => {
    const recovery = recoveries.get(tokenHash) ?? data.auth.openRecovery({ tokenHash });
    recoveries.set(tokenHash, recovery);
    return recovery;
  };
  const machine = passwordUpdateMachine.provide({
    actors: {
      'recovery.setPassword': fromPromise(({ input: { tokenHash, password } }) =>
        perform('recovery.setPassword', () => recoveryOf(tokenHash).setPassword(password)),
      ),
    },
  });
  return createActor(machine, { ...runtime });
}
