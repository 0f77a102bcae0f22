import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSupabaseData } from './index.ts';
import { createConnection } from './open-connection.ts';
import { SESSION_KEY } from './options.ts';

const OPTIONS = { url: 'http://backend.test', publishableKey: 'sb_publishable_test' };
const SECOND = 1_000;

describe('the connection', () => {
  it('resumes live updates after 1, 2, 5 and 10 s, and every 10 s from then on (R-166)', async () => {
    const { realtime } = await createConnection(OPTIONS).client();
    expect([1, 2, 3, 4, 5, 99].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
    ]);
  });

  it('opens sessions with a PKCE flow (R-073)', async () => {
    const bodies: unknown[] = [];
    const { auth } = createSupabaseData({
      ...OPTIONS,
      fetch: async (input, init) => {
        bodies.push(await new Request(input, init).json());
        return Response.json({ message: 'no' }, { status: 400 });
      },
    });
    const stranger = { email: 'nina@sorella.test', password: 'x', firstName: 'Nina', lastName: 'Simmel' };
    await auth.signUp({ ...stranger, redirectTo: 'http://app.test' }).catch(() => undefined);
    expect(bodies).toEqual([
      expect.objectContaining({ code_challenge: expect.any(String), code_challenge_method: 's256' }),
    ]);
  });

  it('renews a session three ticks of 30 s before it ends, and not four (R-074)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const values = new Map<string, string>();
    const session = (expiresAt: number) => ({
      access_token: 'token',
      refresh_token: 'refresh',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expiresAt,
      user: { id: '00000000-0000-4000-8000-000000000002', email: 'maya@sorella.test' },
    });
    const start = Date.now() / SECOND;
    const FIVE_TICKS = 150;
    values.set(SESSION_KEY, JSON.stringify(session(start + FIVE_TICKS)));
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(session(start + 3_600)));
    const connection = createConnection({
      ...OPTIONS,
      fetch,
      storage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      },
    });
    const { auth } = await connection.client();
    onTestFinished(() => auth.stopAutoRefresh());
    for (const secondsLeft of [150, 120]) {
      expect((await auth.getSession()).data.session?.expires_at).toBe(start + FIVE_TICKS);
      expect(fetch, `${secondsLeft} s before it ends`).not.toHaveBeenCalled();
      vi.advanceTimersByTime(30 * SECOND);
    }
    // 90 s before.
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    expect(fetch).toHaveBeenCalledWith(
      expect.stringContaining('grant_type=refresh_token'),
      expect.anything(),
    );
  });

  it('lets what is asked while the page is left outlive it, but no renewal, which nobody would store (R-072, A-46)', async () => {
    const leaving: (() => void)[] = [];
    vi.stubGlobal('document', {});
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => leaving.push(listener));
    onTestFinished(() => void vi.unstubAllGlobals());
    const keptAlive: unknown[] = [];
    const connection = createConnection({
      ...OPTIONS,
      fetch: async (_, init) => {
        keptAlive.push(init?.keepalive ?? false);
        return Response.json({});
      },
    });
    const ask = async () => {
      await connection.askAuth('token?grant_type=password', {});
      await connection.askAuth('token?grant_type=refresh_token', {});
    };
    await ask();
    for (const leave of leaving) leave();
    await ask();
    expect(keptAlive).toEqual([false, false, true, false]);
  });

  it.each(['"x"', '123', 'null', '[]', '{}', '{"access_token":1}', 'not json'])(
    'takes %s where the session lies for none, without a word, and removes it (R-070)',
    async (text) => {
      const values = new Map([[SESSION_KEY, text]]);
      const said = vi.spyOn(console, 'error');
      onTestFinished(() => said.mockRestore());
      const fetch = vi.fn<typeof globalThis.fetch>();
      const { auth } = createSupabaseData({
        ...OPTIONS,
        fetch,
        storage: {
          getItem: (key) => values.get(key) ?? null,
          setItem: (key, value) => void values.set(key, value),
          removeItem: (key) => void values.delete(key),
        },
      });
      expect(auth.hasStoredSession()).toBe(false);
      expect(await auth.getSession()).toBeNull();
      expect([...values.keys()]).toEqual([]);
      expect(said).not.toHaveBeenCalled();
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
