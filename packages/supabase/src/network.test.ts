import { type CommunityData, dataErrorCode, type LiveStatus } from '@sorella/core/data-port';
import { describe, expect, it, vi } from 'vitest';
import { createSupabaseData } from './index.ts';

const ID = '00000000-0000-4000-8000-000000000002';
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A call of each kind that the slice makes: a visitor's read, a procedure, a write, and both sides of a session. */
const CALLS: Record<string, (data: CommunityData) => Promise<unknown>> = {
  'events.list': ({ events }) =>
    events.list({ from: '2026-11-21T12:00:00Z', category: null, city: null, page: 1, pageSize: 6 }),
  'events.listFilters': ({ events }) =>
    events.listFilters({ from: '2026-11-21T12:00:00Z', category: null, city: null, search: 'tea' }),
  'events.listFaces': ({ events }) => events.listFaces([ID]),
  'events.listCities': ({ events }) => events.listCities(),
  'events.get': ({ events }) => events.get(ID),
  'applications.apply': ({ applications }) => applications.apply({ eventId: ID, userId: ID }),
  'applications.cancel': ({ applications }) => applications.cancel({ eventId: ID }),
  'admin.adminExists': ({ admin }) => admin.adminExists(),
  'bookings.listPending': ({ bookings }) => bookings.listPending({ page: 1, pageSize: 100 }),
  'admin.decideApplications': ({ admin }) =>
    admin.decideApplications({ applicationIds: [ID], decision: 'approve', notes: null }),
  'access.listDisabledFeatures': ({ access }) => access.listDisabledFeatures(),
  'profiles.update': ({ profiles }) => profiles.update(ID, { bio: 'Hello' }),
  'profiles.uploadAvatar': ({ profiles }) => profiles.uploadAvatar(ID, PNG),
  'profiles.getPublic': ({ profiles }) => profiles.getPublic([ID]),
  'auth.signInWithPassword': ({ auth }) =>
    auth.signInWithPassword({ email: 'maya@sorella.test', password: 'x' }),
  'auth.confirmEmail': ({ auth }) =>
    auth.confirmEmail({ kind: 'token-hash', tokenHash: 'a-hash', type: 'signup' }),
  'auth.openRecovery': ({ auth }) => auth.openRecovery({ tokenHash: 'a-hash' }).setPassword('a-long-one'),
  'auth.requestPasswordReset': ({ auth }) =>
    auth.requestPasswordReset({
      email: 'maya@sorella.test',
      redirectTo: 'http://localhost:3000/update-password',
    }),
};

function dataOver(fetch: typeof globalThis.fetch, timeoutMs = 15_000, isOnline = () => true): CommunityData {
  return createSupabaseData({
    url: 'http://backend.test',
    publishableKey: 'sb_publishable_test',
    fetch,
    timeoutMs,
    isOnline,
  });
}

const codeOf = (call: Promise<unknown>) => call.then(() => 'resolved', dataErrorCode);

/** Never answers, and gives up when it is told to, as the platform's fetch does. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  it('rejects with network when nothing answers (R-065, A-46)', async () => {
    const data = dataOver(() => Promise.reject(new TypeError('fetch failed')));
    expect(await codeOf(call(data))).toBe('network');
  });

  it('rejects with offline when the device knew of no connection: nothing was sent (R-157, A-46)', async () => {
    const data = dataOver(
      () => Promise.reject(new TypeError('fetch failed')),
      15_000,
      () => false,
    );
    expect(await codeOf(call(data))).toBe('offline');
  });

  it('rejects with timeout when the answer takes too long', async () => {
    expect(await codeOf(call(dataOver(silent, 10)))).toBe('timeout');
  });

  it('rejects with unavailable when a gateway answers 503 in HTML', async () => {
    const data = dataOver(async () => new Response('<h1>Service unavailable</h1>', { status: 503 }));
    expect(await codeOf(call(data))).toBe('unavailable');
  });

  it('rejects with rate-limited when there were too many requests (R-120)', async () => {
    const data = dataOver(async () => Response.json({ message: 'slow down' }, { status: 429 }));
    expect(await codeOf(call(data))).toBe('rate-limited');
  });
});

/** Nothing is read from the answer of this one. */
const { 'auth.requestPasswordReset': _unread, ...READING } = CALLS;

describe.each(Object.entries(READING))('%s', (_name, call) => {
  it('rejects with malformed-answer when a login page of a Wi-Fi answers instead', async () => {
    const data = dataOver(
      async () => new Response('<h1>Free Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    expect(await codeOf(call(data))).toBe('malformed-answer');
  });

  it('rejects with malformed-answer when the answer has another shape', async () => {
    const data = dataOver(async () => Response.json([{ surprise: true }]));
    expect(await codeOf(call(data))).toBe('malformed-answer');
  });
});

describe('the adapter', () => {
  it('asks each thing once, whatever comes back: retrying is the caller’s decision', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () =>
      Response.json({ message: 'no' }, { status: 503 }),
    );
    await codeOf(dataOver(fetch).events.listCities());
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['sb_publishable_new', null],
    ['ey.older.key', 'Bearer ey.older.key'],
  ])('sends the key %s as hosted Supabase wants it', async (publishableKey, authorization) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]));
    await createSupabaseData({ url: 'http://backend.test', publishableKey, fetch }).events.listCities();
    const headers = new Headers(fetch.mock.lastCall?.[1]?.headers);
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual([publishableKey, authorization]);
  });

  it('reads a page of events with one request (A-28)', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ events: [], total: 0 }));
    await CALLS['events.list']?.(dataOver(fetch));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks nothing before its first call', () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]));
    dataOver(fetch);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('brings the code of accounts without asking anything', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]));
    await dataOver(fetch).auth.prepare();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says that the auth service cannot be reached, and never rejects (R-068)', async () => {
    expect(await dataOver(() => Promise.reject(new TypeError('fetch failed'))).auth.isReachable()).toBe(
      false,
    );
    expect(await dataOver(async () => new Response(null, { status: 500 })).auth.isReachable()).toBe(false);
    expect(await dataOver(async () => Response.json({})).auth.isReachable()).toBe(true);
  });

  it('stops a live subscription before it has begun', () => {
    const statuses: LiveStatus[] = [];
    const data = dataOver(async () => Response.json([]));
    const stop = data.live.subscribe('events', {
      onChange() {},
      onStatus: (status) => statuses.push(status),
    });
    stop();
    expect(statuses).toEqual(['connecting']);
  });
});

describe('A write that the database undid for the sake of another one', () => {
  const undone = (code: string) => Response.json({ code, message: 'deadlock detected' }, { status: 500 });
  const tries = async (answers: readonly Response[], operationId?: string) => {
    let asked = 0;
    const data = dataOver(async () => answers[asked++]?.clone() ?? undone('40P01'));
    const code = await codeOf(
      data.profiles.update(ID, { bio: 'Hello' }, operationId === undefined ? {} : { operationId }),
    );
    return { asked, code };
  };
  const refused = Response.json({ code: '23514', message: 'no' }, { status: 400 });

  it.each(['40P01', '40001'])(
    'is made once more after %s when it carries an operation id (R-434)',
    async (code) => {
      expect(await tries([undone(code), refused], ID)).toEqual({ asked: 2, code: 'invalid-input' });
      expect(await tries([undone(code), undone(code), refused], ID)).toEqual({
        asked: 2,
        code: 'unavailable',
      });
    },
  );

  it('is not repeated without one, nor after another refusal', async () => {
    expect(await tries([undone('40P01'), refused])).toEqual({ asked: 1, code: 'unavailable' });
    expect(await tries([refused, refused], ID)).toEqual({ asked: 1, code: 'invalid-input' });
  });
});
