import { type SessionEvent, sessionMachine } from '@sorella/core/machines/session';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine of the session, joined to the port. */
export function createSessionActor({ data, now, runtime }: ActorServices) {
  const machine = sessionMachine.provide({
    actors: {
      'auth.getSession': fromPromise(() => data.auth.getSession()),
      'auth.signInWithPassword': fromPromise(({ input }) => data.auth.signInWithPassword(input)),
      'auth.signOut': fromPromise(() => data.auth.signOut()),
      'auth.refreshSession': fromPromise(() => data.auth.refreshSession()),
      'auth.getUser': fromPromise(() => data.auth.getUser()),
      'auth.onSessionChange': fromCallback<SessionEvent>(({ sendBack }) =>
        data.auth.onSessionChange((change) => {
          if (change.type === 'signed-out')
            sendBack({ type: change.refused ? 'session.lapsed' : 'session.ended' });
          else if (change.type === 'refreshed')
            sendBack({ type: 'session.renewed', session: change.session });
          else sendBack({ type: 'session.began', session: change.session });
        }),
      ),
    },
  });
  return createActor(machine, { ...runtime, input: { now } });
}
