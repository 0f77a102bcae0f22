import type { QueryClient } from '@tanstack/react-query';
import type { Community } from './community.ts';

/**
 * Wires what has to run whatever page is open: notices of the machines, the browser's flag, what was read
 * being forgotten when someone leaves. The returned function undoes it.
 */
export function startCommunity(community: Community, queries: QueryClient): () => void {
  const { session, connectivity, device, notices, data } = community;
  const stops = [
    session.listen((emitted) => {
      if (emitted.type === 'notice') notices.publish(emitted.notice);
      if (emitted.type === 'session.closed') {
        // Everyone may read events; all else was hers.
        queries.removeQueries({ predicate: ({ queryKey: [subject] }) => subject !== 'events' });
        void queries.invalidateQueries({ queryKey: ['events'] });
        notices.clear();
      }
    }),
    connectivity.listen((emitted) => {
      // Going, trying and being back are one piece of news that changes.
      if (emitted.type === 'notice') notices.publish(emitted.notice, { group: 'connection' });
      if (emitted.type === 'connection.resumed') {
        session.send({ type: 'connection.resumed' });
        void queries.invalidateQueries();
      }
    }),
    device.onOnlineChange((online) =>
      connectivity.send({ type: online ? 'connection.restored' : 'connection.lost' }),
    ),
  ];
  // A visitor's first picture needs no machine; someone with a session is who she is as soon as possible.
  if (data.auth.hasStoredSession()) session.start();
  return () => {
    for (const stop of stops) stop();
  };
}
