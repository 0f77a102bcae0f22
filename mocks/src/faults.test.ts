import { dataErrorCode, type LiveStatus } from '@sorella/core/data-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';
import { demoWorld } from './scenarios/scenarios.ts';
import { type MockServer, startMockServer } from './server.ts';
import { DEMO_IDS } from './world/ids.ts';

const QUERY = { from: '2026-11-21T12:00:00Z', category: null, city: null, page: 1, pageSize: 6 };

let server: MockServer;
beforeAll(() => {
  server = startMockServer();
});
afterAll(() => server.close());

function connected() {
  const backend = server.serve(demoWorld);
  return { ...backend, data: connect(backend) };
}

const codeOf = (call: Promise<unknown>) => call.then(() => 'resolved', dataErrorCode);

describe('faults', () => {
  it('serves two worlds side by side', async () => {
    const [one, other] = [connected(), connected()];
    for (const event of one.world.tables.events)
      one.world.update('events', event, { deleted_at: '2026-11-21T12:00:00+00:00' });
    expect((await one.data.events.list(QUERY)).total).toBe(0);
    expect((await other.data.events.list(QUERY)).total).toBeGreaterThan(0);
  });

  it('is offline until it is reset', async () => {
    const { data, faults } = connected();
    faults.offline();
    expect(await codeOf(data.events.list(QUERY))).toBe('network');
    expect(await data.auth.isReachable()).toBe(false);
    faults.reset();
    expect(await codeOf(data.events.list(QUERY))).toBe('resolved');
  });

  it('fails with a status, for one kind of request only when asked', async () => {
    const { data, faults } = connected();
    faults.failing(503, { on: 'rest/v1/events' });
    expect(await codeOf(data.events.list(QUERY))).toBe('unavailable');
    expect(await codeOf(data.events.listCities())).toBe('resolved');
  });

  it('answers with something else than agreed', async () => {
    const { data, faults } = connected();
    faults.malformed({ on: 'rest/v1/events' });
    expect(await codeOf(data.events.list(QUERY))).toBe('malformed-answer');
  });

  it('keeps a request waiting that a client gives up', async () => {
    const backend = server.serve(demoWorld);
    const data = connect(backend, { timeoutMs: 20 });
    const { faults } = backend;
    faults.slow();
    expect(await codeOf(data.events.list(QUERY))).toBe('timeout');
  });

  it('ends every session (R-077)', async () => {
    const backend = server.serve(demoWorld);
    const data = connect(backend, { as: 'maya' });
    const { faults } = backend;
    expect(await data.access.hasMemberAccess(DEMO_IDS.maya)).toBe(true);
    faults.expiredSession();
    expect(await codeOf(data.access.hasMemberAccess(DEMO_IDS.maya))).toBe('session-expired');
    expect(await codeOf(data.auth.refreshSession())).toBe('session-expired');
  });

  it('breaks live connections when offline and lets them back (A-59)', async () => {
    const { data, faults, world } = connected();
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
    const [event] = world.tables.events;
    if (!event) throw new Error('the demo world has events');
    world.update('events', event, { title: 'Renamed' });
    await vi.waitFor(() => expect(changes).toEqual([event.id]));
    stop();
  }, 15_000);
});
