import { type CommunityData, LiveChange, type LiveListener, type LiveTopic } from '@sorella/core/data-port';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type LiveIdentity, listenLive, topicsFor } from './live-updates.ts';

const KEYS = [
  'events',
  'applications',
  'bookings',
  'access',
  'admin',
  'admin-exists',
  'desk',
  'profile',
  'subscription',
  'messages',
];

/** Listens in front of a live port that only remembers who listens to what. */
function listen(identity: LiveIdentity) {
  const listeners = new Map<string, LiveListener>();
  const nameOf = (topic: LiveTopic) => (typeof topic === 'string' ? topic : `user ${topic.user}`);
  const live: CommunityData['live'] = {
    subscribe(topic, listener) {
      listeners.set(nameOf(topic), listener);
      return () => void listeners.delete(nameOf(topic));
    },
  };
  const queries = new QueryClient();
  for (const key of KEYS) queries.setQueryData([key, 'one'], 'read');
  const stop = listenLive({ live }, queries, identity);
  return {
    topics: () => [...listeners.keys()],
    hear: (topic: string, kind: LiveChange['kind']) =>
      listeners.get(topic)?.onChange({ kind, action: 'update', id: 'x' }),
    report: (topic: string, status: Parameters<NonNullable<LiveListener['onStatus']>>[0]) =>
      listeners.get(topic)?.onStatus?.(status),
    stale: () => KEYS.filter((key) => queries.getQueryState([key, 'one'])?.isInvalidated),
    stop,
    queries,
  };
}

const MAYA: LiveIdentity = { userId: 'maya', isAdmin: false };
const ADMIN: LiveIdentity = { userId: 'admin', isAdmin: true };

const STALE_BY_KIND: Record<LiveChange['kind'], string[]> = {
  event: ['events', 'applications', 'desk'],
  application: ['events', 'applications', 'bookings', 'access', 'desk'],
  booking: ['applications', 'bookings', 'desk'],
  attendee: ['events'],
  profile: ['profile'],
  subscription: ['access', 'subscription'],
  admin: ['access', 'admin', 'admin-exists'],
  message: [],
  conversation: [],
  'coffee-chat': [],
  'feature-toggle': ['desk'],
};

describe('live updates', () => {
  it('reads again what was still being read for the first time when the change was heard (A-59)', async () => {
    const { hear, queries } = listen(ADMIN);
    let answer: (rows: string) => void = () => undefined;
    const first = queries.fetchQuery({
      queryKey: ['desk', 'pending'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    hear('admins', 'booking');
    answer('read before the change');
    await first;
    await vi.waitFor(() => expect(queries.getQueryState(['desk', 'pending'])?.isInvalidated).toBe(true));
  });

  it.each([
    ['a visitor', { userId: null, isAdmin: false }, ['events']],
    ['a member', MAYA, ['events', { user: 'maya' }]],
    ['an admin', ADMIN, ['events', { user: 'admin' }, 'admins']],
  ])('%s hears what concerns her (A-83)', (_, identity, topics) => {
    expect(topicsFor(identity)).toEqual(topics);
  });

  it.each(Object.entries(STALE_BY_KIND))(
    'a change of kind %s makes stale: %j (R-283, R-361, A-83)',
    (kind, keys) => {
      const { hear, stale } = listen(MAYA);
      hear('user maya', LiveChange.shape.kind.parse(kind));
      expect(stale()).toEqual(keys);
    },
  );

  it.each([
    ['events', ['events']],
    [
      'user admin',
      ['applications', 'bookings', 'access', 'admin', 'admin-exists', 'profile', 'subscription'],
    ],
    ['admins', ['desk']],
  ])('reads again what %s tells of whenever it begins to listen anew: %j (A-59)', (topic, keys) => {
    const { report, stale } = listen(ADMIN);
    for (const status of ['connecting', 'interrupted', 'refused'] as const) report(topic, status);
    expect(stale()).toEqual([]);
    report(topic, 'listening');
    expect(stale()).toEqual(keys);
  });

  it('stops listening to all of them', () => {
    const { topics, stop } = listen(ADMIN);
    expect(topics()).toEqual(['events', 'user admin', 'admins']);
    stop();
    expect(topics()).toEqual([]);
  });
});
