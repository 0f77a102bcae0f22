import { DataError } from '@sorella/core/data-port';
import { AUTH_REFRESH_TICK_MS } from '@sorella/core/domain/limits';
import { mapError } from './map-error.ts';
import { isRenewal, type SessionStorage } from './options.ts';

/** A wish to be left alone for longer than this is a mistake of whoever made it. */
const LONGEST_PAUSE_MS = 5 * 60_000;
/** How long other tabs wait for a renewed session to be stored; it takes the auth client a moment. */
const STORING_MS = 1_000;

const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One at a time in all tabs of the device. A browser without locks, or that blocks them, has to do without. */
async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(name, work);
  } catch {
    await work();
  }
}

interface StoredSession {
  refresh_token?: string;
  expires_at?: number;
  user?: { id?: string };
}

function read(text: unknown): StoredSession {
  try {
    return Object(JSON.parse(String(text)));
  } catch {
    return {};
  }
}

function pauseOf(answer: Response): number {
  const asked = answer.headers.get('retry-after') ?? '';
  const wanted = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return wanted > 0 ? Math.min(wanted, LONGEST_PAUSE_MS) : AUTH_REFRESH_TICK_MS;
}

/**
 * An answer that cannot be read. The auth client takes a renewal that fails for a refusal of the session, or tries it
 * again for 25 s and then not at all for a minute; what it cannot read it hands to the caller as it is, and the session
 * stays.
 */
const unreadable = (thrown: unknown): Response =>
  Object.defineProperty(new Response(null, { status: 503 }), 'ok', {
    get() {
      throw mapError(thrown, { signedIn: true });
    },
  });

/**
 * Each listener of the auth client is told of the session that it begins with, out of reach of whoever listens: should
 * that session need a renewal that fails, nobody could catch it. Nothing is lost when it is not told.
 */
export function letBeginningFail(auth: object): void {
  const name = '_emitInitialSession';
  const tell: unknown = Reflect.get(auth, name);
  if (typeof tell !== 'function') return;
  Reflect.set(auth, name, (...input: unknown[]) =>
    Promise.resolve(Reflect.apply(tell, auth, input)).catch(() => undefined),
  );
}

/** The session of one device, renewed by one tab at a time. */
export interface Renewal {
  /** For the auth client: the given fetch, and for renewals what is said at {@link createRenewal}. */
  fetch: typeof fetch;
  /** For the auth client: the given storage, watched. */
  storage: SessionStorage;
  /** Signs out by `work` without asking for a renewal first: a session that needs one is dropped. */
  leaving<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many sessions this tab has dropped because the service refused to renew them. */
  refusals(): number;
  /** Whose session is stored, by user id; null for nobody's. */
  holder(): string | null;
}

/**
 * Renews a session so that no tab uses up what another tab renews with, and so that only a refusal ends it (R-076,
 * a second tab takes the session that the first one has stored; after too many requests nothing is asked
 * until the server said so; whatever else is no answer of the auth service rejects and is forgotten.
 */
export function createRenewal(request: typeof fetch, given: SessionStorage, key: string): Renewal {
  let pausedUntil = 0;
  let isLeaving = false;
  let stored = () => {};
  let refusedToken: string | undefined;
  let refusals = 0;
  /** Whose refresh token it is: a renewal does not say. */
  const owners = new Map<string, string | undefined>();

  const noted = (text: unknown): StoredSession => {
    const session = read(text);
    if (session.refresh_token) owners.set(session.refresh_token, session.user?.id);
    return session;
  };
  const held = () => noted(given.getItem(key));

  const rateLimited = () =>
    new DataError('rate-limited', { retryAfterSeconds: Math.ceil((pausedUntil - Date.now()) / 1_000) });

  const ask = async (...call: Parameters<typeof fetch>): Promise<Response> => {
    if (Date.now() < pausedUntil) throw rateLimited();
    const answer = await request(...call);
    if (answer.status === 429) {
      pausedUntil = Date.now() + pauseOf(answer);
      throw rateLimited();
    }
    if (answer.status >= 500) throw new DataError('unavailable');
    if (!answer.headers.get('content-type')?.includes('json')) throw new DataError('malformed-answer');
    if (!answer.ok) refusedToken = read(call[1]?.body).refresh_token;
    return answer;
  };

  /**
   * What another tab has renewed meanwhile. Rejects when somebody else has signed in there: it is not this
   * member's.
   */
  const renewedElsewhere = (body: unknown): Response | null => {
    const { refresh_token: spent = '' } = read(body);
    const session = held();
    const { refresh_token: token, expires_at: end = 0, user } = session;
    if (token === undefined || token === spent) return null;
    if (owners.get(spent) !== user?.id) throw new DataError('unavailable');
    return end * 1_000 > Date.now() ? Response.json(session) : null;
  };

  const renew = (...call: Parameters<typeof fetch>): Promise<Response> =>
    new Promise((resolve) => {
      // The lock is given back when the session is stored: only then does the next tab see it.
      void exclusively(`${key}-renewal`, async () => {
        try {
          const elsewhere = renewedElsewhere(call[1]?.body);
          if (elsewhere) return resolve(elsewhere);
        } catch (thrown) {
          return resolve(unreadable(thrown));
        }
        const isStored = new Promise<void>((done) => {
          stored = done;
        });
        const answer = await ask(...call).catch(unreadable);
        resolve(answer);
        if (answer.status === 200) await Promise.race([isStored, passed(STORING_MS)]);
      });
    });

  return {
    async fetch(...call) {
      if (!isRenewal(call[0])) return request(...call);
      if (isLeaving)
        return Response.json({ error_code: 'refresh_token_not_found', msg: 'leaving' }, { status: 400 });
      return renew(...call);
    },
    storage: {
      getItem(name) {
        const text = given.getItem(name);
        if (name === key) noted(text);
        return text;
      },
      setItem(name, value) {
        given.setItem(name, value);
        if (name === key) stored();
      },
      removeItem(name) {
        if (name === key && refusedToken !== undefined && held().refresh_token === refusedToken)
          refusals += 1;
        given.removeItem(name);
        if (name === key) stored();
      },
    },
    async leaving(work) {
      isLeaving = true;
      try {
        return await work();
      } finally {
        isLeaving = false;
      }
    },
    refusals: () => refusals,
    holder: () => held().user?.id ?? null,
  };
}
