// @vitest-environment node
import { DataError, type Events, type Profiles } from '@sorella/core/data-port';
import { PENDING_SIGN_UP_KEY } from '@sorella/core/domain/sign-up/sign-up-data';
import { messageDraftKey } from '@sorella/core/editing';
import { attemptOf, connectionOf } from '@sorella/core/machines/connectivity';
import { createMemoryStore, type KeyValueStore } from '@sorella/core/offline';
import { TOLD } from '@sorella/core/offline/testing';
import { BASE_NOW, connect, DEMO_IDS, SCENARIOS, type Viewer } from '@sorella/mocks';
import { type MockServer, startMockServer } from '@sorella/mocks/server';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventQuery } from '../features/events/event-query.ts';
import { eventPageQuery } from '../features/events/queries.ts';
import { createNoticeCenter } from '../notices/notice-center.ts';
import { steadyDevice } from '../runtime/device.fixture.ts';
import type { Device } from '../runtime/device.ts';
import { createAppServices } from './create-app-services.ts';
import { startApp } from './start-app.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

const now = () => BASE_NOW.getTime();
const firstPage = { from: BASE_NOW.toISOString(), category: null, city: null, page: 1, pageSize: 6 };

interface Opened {
  as: Viewer;
  device?: Partial<Device>;
  store?: KeyValueStore;
  events?: Events;
  getOwn?: Profiles['getOwn'];
  scenario?: keyof typeof SCENARIOS;
}

async function open({
  as,
  device = {},
  store = createMemoryStore(),
  events,
  getOwn,
  scenario = 'demo',
}: Opened) {
  const data = await connect(server.serve(SCENARIOS[scenario]), { as });
  const services = createAppServices({
    data: {
      ...data,
      ...(events && { events }),
      ...(getOwn && { profiles: { ...data.profiles, getOwn } }),
    },
    device: { ...steadyDevice(), ...device },
    store,
    notices: createNoticeCenter({ now }),
    now,
  });
  const queries = new QueryClient();
  onTestFinished(startApp(services, queries));
  return { ...services, queries };
}

describe('the services, once started', () => {
  it("compares the browser's flag every 30 s, also before anything has needed the connection (R-153)", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { connectivity } = await open({
      as: 'visitor',
      device: { isOnline: () => false, probe: async () => false },
    });
    vi.advanceTimersByTime(29_999);
    expect(connectivity.isLoading()).toBe(false);
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => {
      const snapshot = connectivity.getSnapshot();
      expect(snapshot && [connectionOf(snapshot), attemptOf(snapshot)]).toEqual(['reconnecting', 1]);
    });
  });

  it('loads nothing for a flag that says what was thought (R-153)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { connectivity } = await open({ as: 'visitor' });
    vi.advanceTimersByTime(300_000);
    expect(connectivity.isLoading() || connectivity.getActor() !== undefined).toBe(false);
  });

  it('tells of one try to sign in at a time, and of none once she is in (R-059, R-060)', async () => {
    const { session, notices } = await open({ as: 'visitor' });
    const shown = () => notices.getSnapshot().shown.map(({ id }) => id);
    const submit = (email: string, password: string) =>
      session.send({ type: 'credentials.submit', credentials: { email, password } });
    submit('', '');
    await vi.waitFor(() => expect(shown()).toEqual(['sign-in-fields-required']));
    submit('maya@sorella.test', 'not-hers');
    await vi.waitFor(() => expect(shown()).toEqual(['login-failed']));
    submit('maya@sorella.test', 'sorella-demo');
    await vi.waitFor(() => expect(session.getSnapshot()?.context.session).toBeTruthy());
    expect(shown()).toEqual([]);
  });

  it('forgets what was read for one, and typed by her, when somebody else signs in in another tab (A-56)', async () => {
    const removeItem = (key: string) => Reflect.deleteProperty(tab, key);
    const tab = Object.create({ removeItem, clear: () => {} });
    Object.assign(tab, { 'sorella.tab-draft.contact': '{"name":"Maya"}', another: 'stays' });
    vi.stubGlobal('sessionStorage', tab);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { session, queries, data } = await open({ as: 'maya' });
    await vi.waitFor(() => expect(session.getSnapshot()?.context.session).toBeTruthy());
    queries.setQueryData(['booking-review', 'pending'], ['of maya']);
    queries.setQueryData(['events', 'cities'], ['Berlin']);
    const noor = await data.auth.signInWithPassword({ email: 'noor@sorella.test', password: 'sorella-demo' });
    await vi.waitFor(() => expect(session.getSnapshot()?.context.session?.userId).toBe(noor.userId));
    expect(queries.getQueryData(['booking-review', 'pending'])).toBeUndefined();
    expect(queries.getQueryData(['events', 'cities'])).toEqual(['Berlin']);
    expect(Object.keys(tab)).toEqual(['another']);
  });

  it('leaves none of her words to anybody on the device once she signs out, opened or not in this run (A-56)', async () => {
    const { session, store } = await open({ as: 'maya' });
    await vi.waitFor(() => expect(session.getSnapshot()?.context.session).toBeTruthy());
    await store.set(messageDraftKey('maya', 'noor'), '{"version":1,"text":"Are you","unsent":[]}');
    session.send({ type: 'session.end' });
    await vi.waitFor(async () => expect(await store.keys()).not.toContain(messageDraftKey('maya', 'noor')));
  });

  it('keeps the listing for a visitor too, and shows it when it cannot be read (R-157, R-162)', async () => {
    const first = await open({ as: 'visitor' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const read = await first.queries.fetchQuery(eventPageQuery(first.data, firstPage));
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await first.store.get('cachedEvents')).not.toBeNull());

    const list = () => Promise.reject(new DataError('unavailable'));
    const again = await open({ as: 'visitor', store: first.store, events: { ...first.data.events, list } });
    const query = { ...eventPageQuery(again.data, firstPage), retry: false };
    await again.queries.fetchQuery(query).catch(() => undefined);
    await vi.waitFor(() =>
      expect(again.queries.getQueryData(query.queryKey)).toEqual({ ...read, cachedAt: now() }),
    );
  });

  it('keeps an event that was opened by its own address until it is not there any more (R-157, R-280)', async () => {
    const first = await open({ as: 'maya' });
    const [{ id } = { id: '' }] = (await first.data.events.list(firstPage)).events;
    const failing = (code: 'unavailable' | 'not-found'): Events => ({
      ...first.data.events,
      get: () => Promise.reject(new DataError(code)),
    });
    const read = await first.queries.fetchQuery(eventQuery(first.data, id.toUpperCase()));
    await vi.waitFor(async () => expect((await first.store.get('cachedEvents')) ?? '').toContain(id));

    const dead = await open({ as: 'maya', store: first.store, events: failing('unavailable') });
    const query = { ...eventQuery(dead.data, id), retry: false };
    await dead.queries.fetchQuery(query).catch(() => undefined);
    await vi.waitFor(() =>
      expect(dead.queries.getQueryData(query.queryKey)).toEqual({ ...read, cachedAt: now() }),
    );

    const gone = await open({ as: 'maya', store: first.store, events: failing('not-found') });
    await gone.queries.fetchQuery({ ...eventQuery(gone.data, id), retry: false }).catch(() => undefined);
    await vi.waitFor(async () => expect(await first.store.get('cachedEvents')).not.toContain(id));
  });

  it('reads again what was refused once the session has a new access token (R-077)', async () => {
    const { session, queries } = await open({ as: 'maya' });
    await vi.waitFor(() => expect(session.getSnapshot()?.context.session).toBeTruthy());
    queries.setQueryData(['booking-review', 'pending'], ['read before']);
    session.send({ type: 'session.refused' });
    await vi.waitFor(() =>
      expect(queries.getQueryState(['booking-review', 'pending'])?.isInvalidated).toBe(true),
    );
    expect(session.getSnapshot()?.context.session).toBeTruthy();
  });

  it('looks and reads again when a page that was opened without a network gets one (R-156)', async () => {
    const heard: ((online: boolean) => void)[] = [];
    const { queries, connectivity } = await open({
      as: 'maya',
      device: {
        onOnlineChange(listener) {
          heard.push(listener);
          return () => undefined;
        },
      },
    });
    queries.setQueryData(['booking-review', 'pending'], ['read before']);
    for (const hear of heard) hear(true);
    await vi.waitFor(() =>
      expect(queries.getQueryState(['booking-review', 'pending'])?.isInvalidated).toBe(true),
    );
    expect(connectivity.getSnapshot()?.hasTag('usable') ?? true).toBe(true);
  });

  const told = { ...TOLD, userId: DEMO_IDS.maya, timestamp: now() - 60_000 };

  it.each([
    ['session-expired', 'session.refused'],
    ['network', 'connection.doubted'],
  ] as const)(
    'hands on what became of her profile after signing up: %s is %s (R-077, R-124)',
    async (code, expected) => {
      const store = createMemoryStore();
      await store.set(PENDING_SIGN_UP_KEY, JSON.stringify(told));
      const { session, connectivity } = await open({
        as: 'maya',
        scenario: 'bareProfile',
        store,
        getOwn: () => Promise.reject(new DataError(code)),
      });
      const heard: string[] = [];
      for (const actor of [session, connectivity]) {
        const send = actor.send.bind(actor) as (event: { type: string }) => void;
        vi.spyOn(actor, 'send').mockImplementation((event: { type: string }) => {
          heard.push(event.type);
          send(event);
        });
      }
      await vi.waitFor(() => expect(heard).toContain(expected), 5_000);
    },
  );
});
