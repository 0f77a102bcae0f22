import { type CommunityData, dataErrorCode } from '@sorella/core/data-port';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSupabaseData, SESSION_KEY } from './index.ts';
import { memoryStorage } from './storage.ts';

const SECOND = 1_000;
const HOUR_S = 3_600;
const MAYA = { id: '00000000-0000-4000-8000-000000000002', email: 'maya@sorella.test' };

type Answer = () => Response | Promise<Response>;

/** A backend that answers renewals as it is told, and everything else with nothing. */
function aBackend(renewal: Answer) {
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    asked.push(pathname);
    return pathname.endsWith('/token') ? renewal() : Response.json([]);
  });
  const renewals = () => asked.filter((path) => path.endsWith('/token')).length;
  return { fetch, asked, renewals };
}

let made = 0;
const aSession = (secondsLeft: number) => {
  made += 1;
  return {
    access_token: `access-${made}`,
    refresh_token: `refresh-${made}`,
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: Math.floor(Date.now() / SECOND) + secondsLeft,
    user: MAYA,
  };
};

const renewed: Answer = () => Response.json(aSession(HOUR_S));
const refused: Answer = () =>
  Response.json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, { status: 400 });
const tooMany = (retryAfter?: string) => () =>
  Response.json(
    { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    { status: 429, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) },
  );

/** A device that holds a session with so much time left; each tab is a client of its own. */
function aDevice(fetch: typeof globalThis.fetch, secondsLeft: number) {
  const storage = memoryStorage();
  storage.setItem(SESSION_KEY, JSON.stringify(aSession(secondsLeft)));
  const tab = (): CommunityData =>
    createSupabaseData({ url: 'http://backend.test', publishableKey: 'sb_publishable_test', fetch, storage });
  return { tab, stored: () => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') };
}

const codeOf = (call: Promise<unknown>) => call.then(() => 'resolved', dataErrorCode);

// The auth client reports each tick that could not renew.
vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

describe('a renewal that is answered with too many requests', () => {
  it('keeps the session, also one that has run out (R-076)', async () => {
    for (const secondsLeft of [60, -60]) {
      const { tab, stored } = aDevice(aBackend(tooMany()).fetch, secondsLeft);
      const before = stored();
      expect(await codeOf(tab().auth.refreshSession())).toBe('rate-limited');
      expect(stored()).toEqual(before);
    }
  });

  it.each([
    ['seconds', () => '20'],
    ['a date', () => new Date(Date.now() + 20 * SECOND).toUTCString()],
  ])('asks nothing until the server said so, in %s (R-076)', async (_how, retryAfter) => {
    vi.setSystemTime('2026-11-21T12:00:00Z');
    let answer: Answer = tooMany(retryAfter());
    const { fetch, renewals } = aBackend(() => answer());
    const { tab } = aDevice(fetch, -60);
    const { auth } = tab();
    await expect(auth.refreshSession()).rejects.toMatchObject({
      code: 'rate-limited',
      retryAfterSeconds: 20,
    });
    const once = renewals();
    vi.setSystemTime(Date.now() + 19 * SECOND);
    expect(await codeOf(auth.getSession())).toBe('rate-limited');
    expect(renewals()).toBe(once);
    answer = renewed;
    vi.setSystemTime(Date.now() + SECOND);
    expect(await codeOf(auth.getSession())).toBe('resolved');
    expect(renewals()).toBe(once + 1);
  });

  it('does not let a nonsense pause lock her out for longer than five minutes', async () => {
    const { fetch, renewals } = aBackend(tooMany('99999999'));
    const { auth } = aDevice(fetch, -60).tab();
    expect(await codeOf(auth.getSession())).toBe('rate-limited');
    const once = renewals();
    vi.setSystemTime(Date.now() + 5 * 60 * SECOND);
    expect(await codeOf(auth.getSession())).toBe('rate-limited');
    expect(renewals()).toBe(once + 1);
  });

  it('sends no request as a visitor’s while the session cannot be renewed (A-37)', async () => {
    const { fetch, asked } = aBackend(tooMany());
    const { access } = aDevice(fetch, -60).tab();
    expect(await codeOf(access.hasMemberAccess(MAYA.id))).toBe('rate-limited');
    expect(asked.filter((path) => path.includes('/rest/'))).toEqual([]);
  });
});

describe('a renewal that is not answered', () => {
  it.each<[string, string, Answer]>([
    ['nothing', 'network', () => Promise.reject(new TypeError('fetch failed'))],
    ['a gateway in trouble', 'unavailable', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    [
      'the login page of a Wi-Fi',
      'malformed-answer',
      () => new Response('<h1>Free Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('but by %s keeps the session and says so at once (A-46)', async (_what, code, answer) => {
    let current = answer;
    const { fetch } = aBackend(() => current());
    const { tab, stored } = aDevice(fetch, -60);
    const { auth } = tab();
    const before = stored();
    expect(await codeOf(auth.getSession())).toBe(code);
    expect(await codeOf(auth.refreshSession())).toBe(code);
    expect(stored()).toEqual(before);
    current = renewed;
    expect(await codeOf(auth.getSession())).toBe('resolved');
    expect(stored()).not.toEqual(before);
  });

  it('does not keep her from signing out (R-080, R-081)', async () => {
    const { fetch } = aBackend(() => Promise.reject(new TypeError('fetch failed')));
    const { tab, stored } = aDevice(fetch, -60);
    expect(await codeOf(tab().auth.signOut())).toBe('network');
    expect(stored()).toBeNull();
  });
});

describe('a renewal that is refused', () => {
  it.each([60, 600, -60])('forgets the session that had %i s left (R-077)', async (secondsLeft) => {
    const { tab, stored } = aDevice(aBackend(refused).fetch, secondsLeft);
    expect(await codeOf(tab().auth.refreshSession())).toBe('session-expired');
    expect(stored()).toBeNull();
  });
});

describe('two tabs', () => {
  it('renew with one request, and both go on with what it brought', async () => {
    const { fetch, renewals } = aBackend(renewed);
    const { tab, stored } = aDevice(fetch, 30);
    const [one, other] = await Promise.all([tab().auth.getSession(), tab().auth.getSession()]);
    expect(renewals()).toBe(1);
    expect(one).toEqual(other);
    expect(one?.expiresAt).toBe(stored().expires_at);
  });

  it('renew with one request when both are asked by hand', async () => {
    const { fetch, renewals } = aBackend(renewed);
    const { tab } = aDevice(fetch, HOUR_S);
    const [one, other] = [tab(), tab()];
    await Promise.all([one.auth.getSession(), other.auth.getSession()]);
    const sessions = await Promise.all([one.auth.refreshSession(), other.auth.refreshSession()]);
    expect(renewals()).toBe(1);
    expect(sessions[0]).toEqual(sessions[1]);
  });
});
