import { dataErrorCode, type LiveStatus } from '@sorella/core/data-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';
import { DEMO_IDS, idOf } from './scenarios/ids.ts';
import { demoWorld } from './scenarios/scenarios.ts';
import { type MockServer, startMockServer } from './server.ts';

const QUERY = { from: '2026-11-21T12:00:00Z', category: null, city: null, page: 1, pageSize: 6 };

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

async function connected() {
  const backend = server.serve(demoWorld);
  return { ...backend, data: await connect(backend) };
}

const codeOf = (call: Promise<unknown>) => call.then(() => 'resolved', dataErrorCode);

describe('faults', () => {
  it('serves two worlds side by side', async () => {
    const [one, other] = [await connected(), await connected()];
    await one.sql('update public.events set deleted_at = now()');
    expect((await one.data.events.list(QUERY)).total).toBe(0);
    expect((await other.data.events.list(QUERY)).total).toBeGreaterThan(0);
  });

  it('is offline until it is reset', async () => {
    const { data, faults } = await connected();
    faults.offline();
    expect(await codeOf(data.events.list(QUERY))).toBe('network');
    expect(await data.auth.isReachable()).toBe(false);
    faults.reset();
    expect(await codeOf(data.events.list(QUERY))).toBe('resolved');
  });

  it('fails with a status, for one kind of request only when asked', async () => {
    const { data, faults } = await connected();
    faults.failing(503, { on: 'rpc/list_events' });
    expect(await codeOf(data.events.list(QUERY))).toBe('unavailable');
    expect(await codeOf(data.events.listCities())).toBe('resolved');
  });

  it('answers with something else than agreed', async () => {
    const { data, faults } = await connected();
    faults.malformed({ on: 'rpc/list_events' });
    expect(await codeOf(data.events.list(QUERY))).toBe('malformed-answer');
  });

  it('keeps a request waiting that a client gives up', async () => {
    const backend = server.serve(demoWorld);
    const data = await connect(backend, { timeoutMs: 20 });
    const { faults } = backend;
    faults.slow();
    expect(await codeOf(data.events.list(QUERY))).toBe('timeout');
  });

  it('ends every session (R-077)', async () => {
    const backend = server.serve(demoWorld);
    const data = await connect(backend, { as: 'maya' });
    const { faults } = backend;
    expect(await data.access.hasMemberAccess(DEMO_IDS.maya)).toBe(true);
    faults.expiredSession();
    expect(await codeOf(data.access.hasMemberAccess(DEMO_IDS.maya))).toBe('session-expired');
    expect(await codeOf(data.auth.refreshSession())).toBe('session-expired');
  });

  it('breaks live connections when offline and lets them back (A-59)', async () => {
    const { data, faults, sql } = await connected();
    const statuses: LiveStatus[] = [];
    const changes: string[] = [];
    const stop = data.live.subscribe('events', {
      onChange: ({ id }) => changes.push(id),
      onStatus: (status) => statuses.push(status),
    });
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('listening'));
    faults.offline();
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('interrupted'));
    faults.reset();
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('listening'), { timeout: 10_000 });
    const id = idOf('event', 1);
    await sql(`update public.events set title = 'Renamed' where id = $1`, [id]);
    await vi.waitFor(() => expect(changes).toEqual([id]));
    stop();
  }, 15_000);
});
