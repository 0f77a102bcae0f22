// @vitest-environment node
import { type CommunityData, DataError, type Profiles } from '@sorella/core/data-port';
import { createMemoryStore, type KeyValueStore } from '@sorella/core/offline';
import { BASE_NOW, connect, SCENARIOS } from '@sorella/mocks';
import { type MockServer, startMockServer } from '@sorella/mocks/server';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { noPush } from '../../runtime/device.ts';
import { createAppServices } from '../../wiring/create-app-services.ts';
import { startApp } from '../../wiring/start-app.ts';
import { eventPageQuery } from '../events/queries.ts';
import { ownProfileQuery } from '../profile/queries.ts';
import { isAdminQuery } from '../session/access-queries.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

const now = () => BASE_NOW.getTime();

/** A device with its backend: the parts that outlive a page. */
async function setUp() {
  const store = createMemoryStore();
  const real = await connect(server.serve(SCENARIOS.demo), { as: 'maya' });
  let online = true;
  const listeners = new Set<(online: boolean) => void>();
  const update = vi.fn<Profiles['update']>((...given) => real.profiles.update(...given));
  const offline = () => Promise.reject(new DataError('network'));
  const data: CommunityData = {
    ...real,
    profiles: {
      ...real.profiles,
      update: (...given) => (online ? update(...given) : offline()),
      getOwn: (id) => (online ? real.profiles.getOwn(id) : offline()),
    },
    events: { ...real.events, list: (...given) => (online ? real.events.list(...given) : offline()) },
  };
  const setOnline = (next: boolean) => {
    online = next;
    for (const listener of listeners) listener(next);
  };
  const device = {
    isOnline: () => online,
    onOnlineChange(listener: (online: boolean) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    probe: async () => online,
    untilVisible: async () => {},
    copy: async () => true,
    open: () => true,
    push: async () => noPush,
  };
  /** The world can be reached again, or not, and nobody says so. */
  const reach = (next: boolean) => {
    online = next;
  };
  return { store, data, device, update, setOnline, reach };
}

type World = Awaited<ReturnType<typeof setUp>>;
type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** A clock that stands still. */
const standing = { setTimeout: () => 0, clearTimeout: () => undefined };

/** A page of the app on that device, with whoever is signed in. */
async function openPage({ data, device, store }: Pick<World, 'data' | 'device' | 'store'>) {
  const services = createAppServices({
    data,
    device,
    store,
    notices: createNoticeCenter({ now }),
    now,
    runtime: { clock: standing },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = startApp(services, queries);
  const close = () => {
    stop();
    services.offline.current()?.outbox.stop();
  };
  onTestFinished(close);
  const session = await vi.waitFor(
    () => {
      const found = services.session.getSnapshot()?.context.session;
      if (!found) throw new Error('nobody is signed in yet');
      return found;
    },
    // The machine's code comes first, however busy this computer is.
    { timeout: 30_000 },
  );
  await services.offline.load();
  return { services, queries, close, userId: session.userId };
}

const kept = async (store: KeyValueStore, queue: string): Promise<unknown[]> => {
  const texts = await store.transact([`${queue}/`], (found) => ({
    writes: new Map(),
    result: [...found.values()],
  }));
  return texts.map((text) => JSON.parse(text));
};

const firstPage = { from: BASE_NOW.toISOString(), category: null, city: null, page: 1, pageSize: 6 };

describe('edits without a connection', () => {
  it('are kept under the key, survive the page, and are sent once by the next (R-155, R-156, R-162, R-434)', async () => {
    const world = await setUp();
    const first = await openPage(world);
    const before = await world.data.profiles.getOwn(first.userId);
    world.setOnline(false);
    const outcome = await first.services.offline.submit({
      kind: 'profile.update',
      changes: { bio: 'Written on a train' },
      expectedUpdatedAt: before.updatedAt,
    });
    expect(outcome.kind).toBe('queued');
    expect(await kept(world.store, 'pendingProfileUpdates')).toMatchObject([
      { owner: first.userId, changes: { bio: 'Written on a train' } },
    ]);
    first.close();

    world.setOnline(true);
    const second = await openPage(world);
    await vi.waitFor(async () => expect(await kept(world.store, 'pendingProfileUpdates')).toEqual([]));
    expect(world.update).toHaveBeenCalledTimes(1);
    expect((await world.data.profiles.getOwn(first.userId)).bio).toBe('Written on a train');
    await vi.waitFor(() =>
      expect(second.services.notices.getSnapshot().history.map(({ id }) => id)).toContain('changes-synced'),
    );
  });

  it.each([
    ['with the last of those that waited', async () => undefined, 2],
    [
      'also when she waits for the answer to the last herself',
      async ({ services }: OpenPage, expectedUpdatedAt: string | null) => {
        await services.offline.submit({
          kind: 'profile.update',
          changes: { city: 'Porto' },
          expectedUpdatedAt,
        });
      },
      3,
    ],
  ] as const)('are told of once, %s (R-156)', async (_case, meanwhile, sent) => {
    const world = await setUp();
    const page = await openPage(world);
    const { services, userId } = page;
    const { updatedAt } = await world.data.profiles.getOwn(userId);
    const publish = vi.spyOn(services.notices, 'publish');
    world.setOnline(false);
    for (const changes of [{ bio: 'Written on a train' }, { professionalTitle: 'Baker' }])
      await services.offline.submit({ kind: 'profile.update', changes, expectedUpdatedAt: updatedAt });
    expect(await kept(world.store, 'pendingProfileUpdates')).toHaveLength(2);

    const saved: number[] = [];
    publish.mockImplementation((notice) => {
      if (notice.id === 'changes-synced') saved.push(world.update.mock.calls.length);
      return notice.id;
    });
    world.setOnline(true);
    await meanwhile(page, updatedAt);
    await vi.waitFor(async () => expect(await kept(world.store, 'pendingProfileUpdates')).toEqual([]));
    await vi.waitFor(() => expect(saved).toEqual([sent]));
  });

  it.each<[string, (world: World, page: OpenPage) => void | Promise<void>]>([
    ['when the connection is back', (world) => world.setOnline(true)],
    [
      'when the session has a new access token',
      (world, { services }) => {
        world.reach(true);
        services.session.send({ type: 'session.refused' });
      },
    ],
    [
      'when she asks for it in the list',
      async (world, { services }) => {
        world.reach(true);
        await (await services.offline.load()).outbox.sync();
      },
    ],
    [
      'when she signs in again',
      async (world, { services }) => {
        await world.data.auth.signOut();
        await vi.waitFor(() => expect(services.session.getSnapshot()?.context.session).toBeNull());
        world.reach(true);
        await world.data.auth.signInWithPassword({ email: 'maya@sorella.test', password: 'sorella-demo' });
      },
    ],
  ])('are sent at once %s (R-077, R-155, R-156)', async (_moment, happen) => {
    const world = await setUp();
    const page = await openPage(world);
    const { updatedAt } = await world.data.profiles.getOwn(page.userId);
    world.setOnline(false);
    await page.services.offline.submit({
      kind: 'profile.update',
      changes: { city: 'Porto' },
      expectedUpdatedAt: updatedAt,
    });
    // By itself it is tried again after a while, which never passes here.
    await happen(world, page);
    await vi.waitFor(() => expect(world.update).toHaveBeenCalled());
    await vi.waitFor(async () => expect(await kept(world.store, 'pendingProfileUpdates')).toEqual([]));
  });

  it('are sent when a page that was opened without a network gets one, which nobody had missed (R-156)', async () => {
    const world = await setUp();
    const first = await openPage(world);
    world.setOnline(false);
    const given = { kind: 'profile.update', changes: { city: 'Porto' }, expectedUpdatedAt: null } as const;
    await first.services.offline.submit(given);
    first.close();
    const second = await openPage(world);
    await vi.waitFor(() => expect(second.services.offline.getSnapshot()?.entries).toHaveLength(1));
    world.setOnline(true);
    await vi.waitFor(() => expect(world.update).toHaveBeenCalled());
  });

  it('are sent when the connection is back (R-156)', async () => {
    const world = await setUp();
    const { services, userId } = await openPage(world);
    const { updatedAt } = await world.data.profiles.getOwn(userId);
    world.setOnline(false);
    await services.offline.submit({
      kind: 'profile.update',
      changes: { city: 'Porto' },
      expectedUpdatedAt: updatedAt,
    });
    world.setOnline(true);
    await vi.waitFor(async () => expect((await world.data.profiles.getOwn(userId)).city).toBe('Porto'));
  });

  it('show what stands there instead when it was changed meanwhile, and overwrite nothing (R-434)', async () => {
    const world = await setUp();
    const { services, userId } = await openPage(world);
    const { updatedAt } = await world.data.profiles.getOwn(userId);
    await world.data.profiles.update(userId, { bio: 'From my phone' });
    const outcome = await services.offline.submit({
      kind: 'profile.update',
      changes: { bio: 'From my laptop' },
      expectedUpdatedAt: updatedAt,
    });
    expect(outcome).toMatchObject({ kind: 'conflict', theirs: { bio: 'From my phone' } });
    expect((await world.data.profiles.getOwn(userId)).bio).toBe('From my phone');
    const id = outcome.kind === 'conflict' ? (outcome.id ?? '') : '';
    await services.offline.current()?.outbox.overwrite(id);
    await vi.waitFor(async () =>
      expect((await world.data.profiles.getOwn(userId)).bio).toBe('From my laptop'),
    );
  });

  it('stay on the device when she signs out, and what was read does not (A-56)', async () => {
    const world = await setUp();
    const { services, userId, queries } = await openPage(world);
    await queries.fetchQuery(ownProfileQuery(world.data, userId));
    await vi.waitFor(async () => expect(await world.store.keys()).toContain(`profile_${userId}`));
    world.setOnline(false);
    await services.offline.submit({
      kind: 'profile.update',
      changes: { bio: 'x' },
      expectedUpdatedAt: null,
    });
    services.session.send({ type: 'session.end' });
    await vi.waitFor(async () =>
      expect(await world.store.keys()).toEqual([expect.stringMatching(/^pendingProfileUpdates\//)]),
    );
    expect(services.offline.getSnapshot()?.entries).toEqual([]);
  });
});

describe('reads without a connection', () => {
  it('fall back to what was read last, and say when that was (R-157, R-162)', async () => {
    const world = await setUp();
    const first = await openPage(world);
    await first.queries.fetchQuery(eventPageQuery(world.data, firstPage));
    await first.queries.fetchQuery(ownProfileQuery(world.data, first.userId));
    await vi.waitFor(async () => {
      const keys = await world.store.keys();
      expect(keys).toContain('cachedEvents');
      expect(keys).toContain(`profile_${first.userId}`);
    });
    const read = first.queries.getQueryData(eventPageQuery(world.data, firstPage).queryKey);
    first.close();

    const second = await openPage(world);
    world.setOnline(false);
    const { queryKey } = eventPageQuery(world.data, firstPage);
    await vi.waitFor(async () => {
      await second.queries.fetchQuery(eventPageQuery(world.data, firstPage)).catch(() => undefined);
      expect(second.queries.getQueryData(queryKey)).toEqual({ ...read, cachedAt: now() });
    });
  });

  it('keep what a write has answered, also when nothing was read after it (R-157, R-434)', async () => {
    const world = await setUp();
    const first = await openPage(world);
    const { data } = first.services;
    await first.queries.fetchQuery(ownProfileQuery(data, first.userId));
    await data.profiles.update(first.userId, { bio: 'Written a moment ago' });
    first.close();

    const second = await openPage(world);
    world.setOnline(false);
    const query = ownProfileQuery(second.services.data, second.userId);
    await vi.waitFor(async () => {
      await second.queries.fetchQuery(query).catch(() => undefined);
      expect(second.queries.getQueryData(query.queryKey)).toMatchObject({ bio: 'Written a moment ago' });
    });
  });

  it('take her for the admin that she was last, from the first failure on, and ask again (R-164, R-258, A-43)', async () => {
    const world = await setUp();
    const first = await openPage(world);
    const hint = { version: 1, userId: first.userId, isAdmin: true, lastSync: now() - 1 };
    first.close();
    await world.store.set('adminStatus', JSON.stringify(hint));
    const isAdmin = () => Promise.reject(new DataError('network'));
    const data = { ...world.data, access: { ...world.data.access, isAdmin } };
    const { services, queries, userId } = await openPage({ ...world, data });
    const query = isAdminQuery(services, userId);
    const observer = new QueryObserver(queries, query);
    onTestFinished(() => {
      observer.destroy();
      queries.clear();
    });
    observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(queries.getQueryData(query.queryKey)).toBe(true));
    expect(observer.getCurrentResult()).toMatchObject({
      fetchStatus: 'fetching',
      failureCount: 1,
      dataUpdatedAt: hint.lastSync,
    });
    // It is no more than that: nothing was read, and nothing newer is kept.
    expect(JSON.parse((await world.store.get('adminStatus')) ?? '')).toEqual(hint);
  });

  it('keep whether she is an admin, with the time, as the server says it (R-164)', async () => {
    const world = await setUp();
    const { services, queries, userId } = await openPage(world);
    await queries.fetchQuery(isAdminQuery(services, userId));
    await vi.waitFor(async () =>
      expect(JSON.parse((await world.store.get('adminStatus')) ?? 'null')).toEqual({
        version: 1,
        userId,
        isAdmin: false,
        lastSync: now(),
      }),
    );
  });
});
