import type { PENDING_SIGN_UP_KEY, SENT_SIGN_UP_KEY } from '@sorella/core/domain/sign-up/sign-up-data';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../../queries/invalidate.ts';
import type { AppServices } from '../../runtime/app-services.ts';

const pendingKey: typeof PENDING_SIGN_UP_KEY = 'pendingSignupData';
const sentKey: typeof SENT_SIGN_UP_KEY = 'sentSignUps';

/**
 * Has what members told at sign-up brought into their profiles: of whoever is signed in by now, and of whoever
 * follows. No code of it is loaded where nothing of the kind lies on the device. The returned function
 * ends it.
 */
export function startProfileSetup(services: AppServices, queries: QueryClient): () => void {
  const { session, connectivity, notices, store } = services;
  const setup = services.actor(async (world) =>
    (await import('./profile-setup-actor.ts')).createProfileSetupActor(world),
  );
  const begin = async () => {
    // What was sent counts too: the member's account may have come of it, and the answer been lost.
    const waiting = await Promise.all([pendingKey, sentKey].map((key) => store.get(key))).catch(() => []);
    // The member may have left while the device was read, and somebody else may have come.
    const account = session.getSnapshot()?.context.session;
    if (waiting.some((text) => text !== null) && account) setup.send({ type: 'session.began', account });
  };
  const hasBegun = () => setup.isLoading() || setup.getActor() !== undefined;
  const stops = [
    session.listen((emitted) => {
      if (emitted.type === 'session.opened') void begin();
      // What was refused for the token of before goes on with the new one, as after a pause of the connection.
      if (emitted.type === 'session.recovered') {
        if (hasBegun()) setup.send({ type: 'connection.resumed' });
        else void begin();
      }
      if (emitted.type === 'session.closed' && hasBegun()) setup.send({ type: 'session.ended' });
    }),
    connectivity.listen((emitted) => {
      if (emitted.type === 'connection.resumed' && hasBegun()) setup.send(emitted);
    }),
    setup.listen((emitted) => {
      if (emitted.type === 'notice') notices.publish(emitted.notice);
      if (emitted.type === 'profile.changed') invalidate(queries, 'profile');
      if (emitted.type === 'connection.doubted') connectivity.send(emitted);
      if (emitted.type === 'session.refused') session.send(emitted);
    }),
  ];
  void begin();
  return () => {
    for (const stop of stops) stop();
  };
}
