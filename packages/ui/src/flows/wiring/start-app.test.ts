// @vitest-environment node
import { attemptOf, connectionOf } from '@sorella/core/machines/connectivity';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connect, SCENARIOS, type Viewer } from '@sorella/mocks';
import { type MockServer, startMockServer } from '@sorella/mocks/server';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { createAppServices } from '../runtime/app-services.ts';
import type { Device } from '../runtime/device.ts';
import { startApp } from './start-app.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

const now = () => BASE_NOW.getTime();

async function open({ as, device = {} }: { as: Viewer; device?: Partial<Device> }) {
  const services = createAppServices({
    data: await connect(server.serve(SCENARIOS.demo), { as }),
    device: {
      isOnline: () => true,
      onOnlineChange: () => () => undefined,
      probe: async () => true,
      untilVisible: async () => undefined,
      handOver: async () => ({ copied: true, opened: true }),
      open: () => true,
      ...device,
    },
    store: createMemoryStore(),
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

  it('forgets what was read for one when somebody else signs in in another tab (A-56)', async () => {
    const { session, queries, data } = await open({ as: 'maya' });
    await vi.waitFor(() => expect(session.getSnapshot()?.context.session).toBeTruthy());
    queries.setQueryData(['desk', 'pending'], ['of maya']);
    queries.setQueryData(['events', 'cities'], ['Berlin']);
    const noor = await data.auth.signInWithPassword({ email: 'noor@sorella.test', password: 'sorella-demo' });
    await vi.waitFor(() => expect(session.getSnapshot()?.context.session?.userId).toBe(noor.userId));
    expect(queries.getQueryData(['desk', 'pending'])).toBeUndefined();
    expect(queries.getQueryData(['events', 'cities'])).toEqual(['Berlin']);
  });

  it('reads again what was refused once the session has a new access token (R-077)', async () => {
    const { session, queries } = await open({ as: 'maya' });
    await vi.waitFor(() => expect(session.getSnapshot()?.context.session).toBeTruthy());
    queries.setQueryData(['desk', 'pending'], ['read before']);
    session.send({ type: 'session.refused' });
    await vi.waitFor(() => expect(queries.getQueryState(['desk', 'pending'])?.isInvalidated).toBe(true));
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
    queries.setQueryData(['desk', 'pending'], ['read before']);
    for (const hear of heard) hear(true);
    await vi.waitFor(() => expect(queries.getQueryState(['desk', 'pending'])?.isInvalidated).toBe(true));
    expect(connectivity.getSnapshot()?.hasTag('usable') ?? true).toBe(true);
  });
});
