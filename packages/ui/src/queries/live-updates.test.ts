import { type CommunityData, LiveChange, type LiveListener, type LiveTopic } from '@sorella/core/data-port';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GATHERING_MS, HEARD_REST_MS, invalidate, OVERVIEW_REST_MS } from './invalidate.ts';
import { FRESH_MS, JOINING_MS, type LiveIdentity, listenLive, SPREAD_MS, topicsFor } from './live-updates.ts';
import { invalidatedBy, QUERY_SUBJECTS } from './query-subjects.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Listens in front of a live port that only remembers who listens to what. */
function listen(
  identity: LiveIdentity,
  changedWithin: CommunityData['live']['changedWithin'] = () => Promise.reject(new Error('nobody was asked')),
) {
  const listeners = new Map<string, LiveListener>();
  const nameOf = (topic: LiveTopic) => (typeof topic === 'string' ? topic : `user ${topic.user}`);
  const live: CommunityData['live'] = {
    subscribe(topic, listener) {
      listeners.set(nameOf(topic), listener);
      return () => void listeners.delete(nameOf(topic));
    },
    changedWithin,
    watchTyping: () => () => undefined,
  };
  const queries = new QueryClient();
  for (const key of QUERY_SUBJECTS) queries.setQueryData([key, 'one'], 'read');
  const onResumed = vi.fn<() => void>();
  const stop = listenLive({ live }, queries, identity, { random: () => 0.5, onResumed });
  return {
    topics: () => [...listeners.keys()],
    hear: (topic: string, kind: LiveChange['kind']) =>
      listeners.get(topic)?.onChange({ kind, action: 'update', id: 'x' }),
    report: (topic: string, status: Parameters<NonNullable<LiveListener['onStatus']>>[0]) =>
      listeners.get(topic)?.onStatus?.(status),
    stale: () => {
      vi.advanceTimersByTime(GATHERING_MS);
      return QUERY_SUBJECTS.filter((key) => queries.getQueryState([key, 'one'])?.isInvalidated);
    },
    stop,
    queries,
    onResumed,
  };
}

const MAYA: LiveIdentity = { userId: 'maya', isAdmin: false };
const ADMIN: LiveIdentity = { userId: 'admin', isAdmin: true };

describe('live updates', () => {
  it('reads again what was still being read for the first time when the change was heard (A-59)', async () => {
    const { hear, queries } = listen(ADMIN);
    let answer: (rows: string) => void = () => undefined;
    const first = queries.fetchQuery({
      queryKey: ['booking-review', 'pending'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    hear('admins', 'booking');
    vi.advanceTimersByTime(GATHERING_MS);
    answer('read before the change');
    await first;
    await vi.waitFor(() =>
      expect(queries.getQueryState(['booking-review', 'pending'])?.isInvalidated).toBe(true),
    );
  });

  it('says once that the backend answers again, when channels that were interrupted are joined (R-153, A-59)', () => {
    const { report, onResumed } = listen(MAYA);
    report('events', 'listening');
    vi.advanceTimersByTime(JOINING_MS);
    expect(onResumed).not.toHaveBeenCalled();
    for (const status of ['interrupted', 'listening'] as const) {
      report('events', status);
      report('user maya', status);
    }
    vi.advanceTimersByTime(JOINING_MS);
    report('events', 'listening');
    vi.advanceTimersByTime(JOINING_MS);
    expect(onResumed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a visitor', { userId: null, isAdmin: false }, ['events']],
    ['a member', MAYA, ['events', { user: 'maya' }]],
    ['an admin', ADMIN, ['events', { user: 'admin' }, 'admins']],
  ])('%s hears what concerns her (A-83)', (_, identity, topics) => {
    expect(topicsFor(identity)).toEqual(topics);
  });

  it.each(LiveChange.shape.kind.options)(
    'a change of kind %s makes stale what it is listed with, and nothing else (A-83)',
    (kind) => {
      const { hear, stale } = listen(MAYA);
      hear('user maya', kind);
      expect(new Set(stale())).toEqual(new Set(invalidatedBy[kind]));
    },
  );

  it('makes stale all that a decision about a booking moves, the admins’ lists among it (R-283, R-361, R-373, A-02)', () => {
    const { hear, stale } = listen(ADMIN);
    hear('admins', 'application');
    expect(stale()).toEqual([
      'events',
      'applications',
      'bookings',
      'access',
      'people',
      'booking-review',
      'admin-tools',
    ]);
  });

  it.each([
    ['events', ['events', 'applications', 'features']],
    [
      'user admin',
      [
        'applications',
        'bookings',
        'access',
        'admin',
        'admin-exists',
        'profile',
        'standing',
        'subscription',
        'messages',
        'notifications',
        'people',
        'coffee-chats',
        'safety',
      ],
    ],
    ['admins', ['booking-review', 'admin-tools']],
  ])(
    'reads again what %s tells of and was read long ago, whenever it begins to listen: %j (A-59)',
    (topic, keys) => {
      const { report, stale } = listen(ADMIN);
      vi.advanceTimersByTime(FRESH_MS + 1);
      for (const status of ['connecting', 'interrupted', 'refused'] as const) report(topic, status);
      expect(stale()).toEqual([]);
      report(topic, 'listening');
      vi.advanceTimersByTime(JOINING_MS);
      expect(stale()).toEqual(keys);
    },
  );

  it('reads of what was read just now only what has changed since, and asks once for all topics (A-59)', async () => {
    const asked = vi.fn<(seconds: number) => Promise<LiveChange['kind'][]>>(async () => ['coffee-chat']);
    const { report, stale } = listen(MAYA, asked);
    for (const topic of ['events', 'user maya']) report(topic, 'listening');
    await vi.advanceTimersByTimeAsync(JOINING_MS);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(stale()).toEqual(['coffee-chats', 'admin-tools']);
  });

  it('reads all of it again when nobody answers what has changed (A-59)', async () => {
    const { report, stale } = listen(ADMIN, () => Promise.reject(new Error('away')));
    report('events', 'listening');
    await vi.advanceTimersByTimeAsync(JOINING_MS);
    expect(stale()).toEqual(['events', 'applications', 'features']);
  });

  it('does not cut off what is being read, and asks back as long as it may have been asked for (A-59)', async () => {
    const asked = vi.fn<(seconds: number) => Promise<LiveChange['kind'][]>>(async () => []);
    const { report, queries } = listen(MAYA, asked);
    const read = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
    void queries.fetchQuery({ queryKey: ['bookings', 'first'], queryFn: read }).catch(() => undefined);
    report('user maya', 'listening');
    await vi.advanceTimersByTimeAsync(JOINING_MS + GATHERING_MS);
    expect(read).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith(60);
  });

  it('asks nothing, and reads nothing, once it has stopped', async () => {
    const asked = vi.fn<(seconds: number) => Promise<LiveChange['kind'][]>>(async () => []);
    const { report, stop, stale } = listen(MAYA, asked);
    report('events', 'listening');
    stop();
    await vi.advanceTimersByTimeAsync(JOINING_MS);
    expect(asked).not.toHaveBeenCalled();
    expect(stale()).toEqual([]);
  });

  it('has a change for every subject: one that none makes stale would never be read again (A-83)', () => {
    expect(new Set(Object.values(invalidatedBy).flat())).toEqual(new Set(QUERY_SUBJECTS));
  });

  it('reads again once what a press makes stale, however often it is told of (R-322, A-83)', async () => {
    const { hear, queries } = listen(ADMIN);
    const read = vi.fn<() => Promise<string>>(async () => 'read again');
    const observer = new QueryObserver(queries, {
      queryKey: ['booking-review', 'one'],
      queryFn: read,
      staleTime: Number.POSITIVE_INFINITY,
    });
    const leave = observer.subscribe(() => undefined);
    const invalidated = vi.spyOn(queries, 'invalidateQueries');
    invalidate(queries, 'application');
    for (const topic of ['user admin', 'admins'])
      for (const kind of ['application', 'booking', 'attendee', 'event'] as const) hear(topic, kind);
    await vi.advanceTimersByTimeAsync(GATHERING_MS);
    expect(invalidated).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HEARD_REST_MS + GATHERING_MS);
    expect(read).toHaveBeenCalledTimes(1);
    // What comes later is another change.
    hear('admins', 'booking');
    await vi.advanceTimersByTimeAsync(HEARD_REST_MS + GATHERING_MS);
    expect(read).toHaveBeenCalledTimes(2);
    leave();
  });

  it("counts the admin's overview once for what others do within some seconds, and at once for her own (A-91)", async () => {
    const { hear, queries } = listen(ADMIN);
    const count = vi.fn<() => Promise<string>>(async () => 'counted');
    const observer = new QueryObserver(queries, {
      queryKey: ['admin-tools', 'overview'],
      queryFn: count,
      staleTime: Number.POSITIVE_INFINITY,
      initialData: 'counted',
    });
    const leave = observer.subscribe(() => undefined);
    hear('admins', 'booking');
    await vi.advanceTimersByTimeAsync(GATHERING_MS + 1);
    expect(count).toHaveBeenCalledTimes(1);
    for (let application = 0; application < 40; application += 1) {
      hear('admins', 'application');
      await vi.advanceTimersByTimeAsync(GATHERING_MS);
    }
    expect(count).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(OVERVIEW_REST_MS);
    expect(count).toHaveBeenCalledTimes(2);
    hear('admins', 'application');
    invalidate(queries, 'application');
    await vi.advanceTimersByTimeAsync(GATHERING_MS);
    expect(count).toHaveBeenCalledTimes(3);
    leave();
  });

  it('reads a list at once for the first of many changes, and then again after a rest for all that followed (A-83)', async () => {
    const { hear, queries } = listen(ADMIN);
    const list = vi.fn<() => Promise<string>>(async () => 'listed');
    const observer = new QueryObserver(queries, {
      queryKey: ['admin-tools', 'payments'],
      queryFn: list,
      staleTime: Number.POSITIVE_INFINITY,
      initialData: 'listed',
    });
    const leave = observer.subscribe(() => undefined);
    hear('admins', 'booking');
    await vi.advanceTimersByTimeAsync(GATHERING_MS + 1);
    expect(list).toHaveBeenCalledTimes(1);
    // A statement of hundreds of payments is recorded in the time of three rests.
    const heard = Math.floor((HEARD_REST_MS * 3) / GATHERING_MS);
    for (let payment = 0; payment < heard; payment += 1) {
      hear('admins', 'booking');
      await vi.advanceTimersByTimeAsync(GATHERING_MS);
    }
    expect(list).toHaveBeenCalledTimes(4);
    // What was told last is in the last reading.
    await vi.advanceTimersByTimeAsync(HEARD_REST_MS + GATHERING_MS);
    expect(list).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(HEARD_REST_MS * 3);
    expect(list).toHaveBeenCalledTimes(5);
    leave();
  });

  it('spreads over a moment what everybody is told of, and reads it once', () => {
    const { hear, stale } = listen(MAYA);
    hear('events', 'event');
    hear('events', 'event');
    expect(stale()).toEqual([]);
    vi.advanceTimersByTime(SPREAD_MS / 2);
    expect(new Set(stale())).toEqual(new Set(invalidatedBy.event));
  });

  it('stops listening to all of them', () => {
    const { topics, stop } = listen(ADMIN);
    expect(topics()).toEqual(['events', 'user admin', 'admins']);
    stop();
    expect(topics()).toEqual([]);
  });
});
