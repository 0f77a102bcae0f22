import { type CommunityData, dataErrorCode, type SessionChange } from '@sorella/core/data-port';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSupabaseData, SESSION_KEY } from './index.ts';
import { memoryStorage } from './storage.ts';

const SECOND = 1_000;
const HOUR_S = 3_600;
const NOOR = { id: '00000000-0000-4000-8000-000000000003', email: 'noor@sorella.test' };
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
const aSession = (secondsLeft: number, user = MAYA) => {
  made += 1;
  return {
    access_token: `access-${made}`,
    refresh_token: `refresh-${made}`,
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: Math.floor(Date.now() / SECOND) + secondsLeft,
    user,
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
  const inner = memoryStorage();
  let looks = 0;
  let due: { look: number; happens(): void } | undefined;
  const storage = {
    ...inner,
    getItem(key: string) {
      looks += 1;
      if (looks === due?.look) due.happens();
      return inner.getItem(key);
    },
  };
  /** Lets something happen before the session is looked at for the nth time from now on. */
  const beforeLook = (nth: number, happens: () => void) => {
    due = { look: looks + nth, happens };
  };
  storage.setItem(SESSION_KEY, JSON.stringify(aSession(secondsLeft)));
  const tab = (): CommunityData =>
    createSupabaseData({ url: 'http://backend.test', publishableKey: 'sb_publishable_test', fetch, storage });
  const store = (session: unknown) => storage.setItem(SESSION_KEY, JSON.stringify(session));
  return { tab, store, beforeLook, stored: () => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') };
}

/** What a tab is told of its session, in the order in which it hears it; put down by whoever looks, too. */
function listenTo({ auth }: CommunityData) {
  const heard: string[] = [];
  const name = (change: SessionChange) =>
    change.type === 'signed-out' ? `signed-out${change.refused ? ', refused' : ''}` : change.type;
  onTestFinished(auth.onSessionChange((change) => void heard.push(name(change))));
  return heard;
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

describe('who is told that a session is over', () => {
  it.each([60, 600, -60])(
    'hears before the answer that it was refused, with %i s left (R-077, R-145)',
    async (secondsLeft) => {
      const tab = aDevice(aBackend(refused).fetch, secondsLeft).tab();
      const heard = listenTo(tab);
      heard.push(await codeOf(tab.auth.refreshSession()));
      // A session that is still good is told first.
      expect(heard.filter((change) => change !== 'signed-in')).toEqual([
        'signed-out, refused',
        'session-expired',
      ]);
    },
  );

  it('hears that it was refused when nobody asked for the renewal but a request (R-077)', async () => {
    const tab = aDevice(aBackend(refused).fetch, -60).tab();
    const heard = listenTo(tab);
    await codeOf(tab.access.hasMemberAccess(MAYA.id));
    expect(heard).toEqual(['signed-out, refused']);
  });

  it('hears of a sign-out as of a sign-out, also after a session that was refused (R-072, R-079)', async () => {
    let answer = refused;
    const tab = aDevice(aBackend(() => answer()).fetch, -60).tab();
    const heard = listenTo(tab);
    expect(await codeOf(tab.auth.getSession())).toBe('session-expired');
    answer = renewed;
    await tab.auth.signInWithPassword({ email: MAYA.email, password: 'sorella-demo' });
    await tab.auth.signOut();
    expect(heard).toEqual(['signed-out, refused', 'signed-in', 'signed-out']);
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

describe('a renewal during which somebody else signs in in another tab', () => {
  it('does not drop her session when it is refused (R-077, A-56)', async () => {
    const device: { store?(session: unknown): void } = {};
    const noors = aSession(HOUR_S, NOOR);
    const { fetch } = aBackend(() => {
      device.store?.(noors);
      return refused();
    });
    const { tab, store, stored } = aDevice(fetch, 600);
    device.store = store;
    expect((await tab().auth.refreshSession()).userId).toBe(NOOR.id);
    expect(stored()).toEqual(noors);
  });

  it.each([
    ['her token was read', 4],
    ['it has begun', 5],
  ])('is never answered with her session, when she comes after %s (A-56)', async (_when, look) => {
    const { fetch, renewals } = aBackend(renewed);
    const { tab, store, stored, beforeLook } = aDevice(fetch, 600);
    const one = tab();
    const heard: string[] = [];
    onTestFinished(
      one.auth.onSessionChange((change) => {
        if (change.type === 'refreshed') heard.push(change.session.userId);
      }),
    );
    expect((await one.auth.getSession())?.userId).toBe(MAYA.id);
    const noors = aSession(HOUR_S, NOOR);
    beforeLook(look, () => store(noors));
    // The answer tells whose the device is by now.
    expect((await one.auth.refreshSession()).userId).toBe(NOOR.id);
    expect(heard).toEqual([]);
    expect(stored()).toEqual(noors);
    expect(renewals()).toBe(0);
  });
});
