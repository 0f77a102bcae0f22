import type { Session } from '@sorella/core/data-port';
import type { PENDING_SIGN_UP_KEY } from '@sorella/core/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Community } from './community.ts';

const pendingKey: typeof PENDING_SIGN_UP_KEY = 'pendingSignupData';

/**
 * Has what members told at sign-up brought into their profiles: of this one, who has just signed in, and of whoever
 * follows. No code of it is
 * loaded where nothing of the kind lies on the device. The returned function ends it.
 */
export function startProfileSetup(community: Community, queries: QueryClient, member: Session): () => void {
  const { session, connectivity, notices, store } = community;
  const setup = community.actor(async (world) =>
    (await import('../sign-up/profile-setup-actor.ts')).createProfileSetupActor(world),
  );
  const begin = async (account: { userId: string; email: string }) => {
    const waiting = await store.get(pendingKey).catch(() => null);
    if (waiting !== null) setup.send({ type: 'session.began', account });
  };
  const stops = [
    session.listen((emitted) => {
      if (emitted.type === 'session.opened') void begin(emitted.session);
      if (emitted.type === 'session.closed' && setup.getActor()) setup.send({ type: 'session.ended' });
    }),
    connectivity.listen((emitted) => {
      if (emitted.type === 'connection.resumed' && setup.getActor()) setup.send(emitted);
    }),
    setup.listen((emitted) => {
      if (emitted.type === 'notice') notices.publish(emitted.notice);
      if (emitted.type === 'profile.changed') void queries.invalidateQueries({ queryKey: ['profile'] });
      if (emitted.type === 'connection.doubted') connectivity.send(emitted);
      if (emitted.type === 'session.refused') session.send(emitted);
    }),
  ];
  void begin(member);
  return () => {
    for (const stop of stops) stop();
  };
}
