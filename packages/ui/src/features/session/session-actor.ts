import { type SessionEvent, sessionMachine } from '@sorella/core/machines/session';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/**
 * Whoever signs out is told nothing on this device any more. The browser alone ends it, so that no missing
 * network keeps her signed in; the server is told too, and hears of it at the latest from the push service.
 */
async function forgetDevice({ data, device }: Pick<ActorServices, 'data' | 'device'>): Promise<void> {
  try {
    const push = await device.push();
    const subscription = await push.current();
    if (!subscription) return;
    const session = await data.auth.getSession();
    await Promise.allSettled([
      push.unsubscribe(),
      session &&
        data.notifications.forgetPushDevice({ userId: session.userId, endpoint: subscription.endpoint }),
    ]);
  } catch {
    // She signs out whatever the browser says.
  }
}

/** The machine of the session, joined to the port. */
export function createSessionActor({ data, device, now, runtime }: ActorServices) {
  const machine = sessionMachine.provide({
    actors: {
      'auth.getSession': fromPromise(() => data.auth.getSession()),
      'auth.signInWithPassword': fromPromise(({ input }) => data.auth.signInWithPassword(input)),
      'auth.signOut': fromPromise(async () => {
        await forgetDevice({ data, device });
        return data.auth.signOut();
      }),
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
