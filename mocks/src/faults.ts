/** Which requests a fault strikes: a part of the path such as `rpc/list_events`; all of them when left out. */
export interface FaultScope {
  on?: string;
}

/** Which requests fail, and what the answer says of it; nothing that explains it when left out. */
export interface FailureScope extends FaultScope {
  says?: object;
}

/** What goes wrong between client and backend; every call replaces the one before for the same scope. */
export interface Faults {
  /** Answers after so many milliseconds; never when left out, for the picture of something loading. */
  slow(milliseconds?: number, scope?: FaultScope): void;
  /** No answer at all: requests fail, live connections break and are refused. */
  offline(scope?: FaultScope): void;
  /** Answers with this status. */
  failing(status: number, scope?: FailureScope): void;
  /** Answers with something that is not of the agreed shape. */
  malformed(scope?: FaultScope): void;
  /** Every session is over: tokens count as expired and cannot be refreshed. */
  expiredSession(): void;
  /** Everything works again. */
  reset(): void;
}

/** The faults of one backend, and what they make of a request. */
export interface FaultPlan extends Faults {
  /** Gives the faulty answer to a request, or null when the backend itself answers. */
  strike(request: Request): Promise<Response | null>;
  /** True when live connections are refused. */
  isOffline(): boolean;
  /** Hears when the network breaks or comes back. */
  onChange(listener: () => void): () => void;
}

type Strike = (request: Request) => Promise<Response | null>;

const never = new Promise<null>(() => {});

/** Several reads in one request: where one kind of request is struck, they are made one by one, so that it is. */
const TOGETHER = 'rpc/read_together';
const isOfOne = (part: string) => part !== '' && part !== '/';
const unknownProcedure = () =>
  Response.json(
    { code: 'PGRST202', message: 'Could not find the function', details: null, hint: null },
    { status: 404 },
  );

const expired: Strike = async (request) => {
  if (new URL(request.url).searchParams.get('grant_type') === 'refresh_token')
    return Response.json(
      {
        code: 400,
        error_code: 'refresh_token_not_found',
        msg: 'Invalid Refresh Token: Refresh Token Not Found',
      },
      { status: 400 },
    );
  const bearer = request.headers.get('authorization')?.split('.').length === 3;
  if (!bearer) return null;
  return Response.json(
    { code: 'PGRST303', message: 'JWT expired', details: null, hint: null },
    { status: 401 },
  );
};

/** Faults of one backend, none at first. */
export function createFaults(): FaultPlan {
  const strikes = new Map<string, Strike>();
  const listeners = new Set<() => void>();
  let offlineEverywhere = false;

  const plan = (scope: FaultScope | undefined, strike: Strike) => {
    strikes.set(scope?.on ?? '', strike);
    for (const listener of listeners) listener();
  };

  return {
    slow: (milliseconds, scope) =>
      plan(scope, () =>
        milliseconds === undefined
          ? never
          : new Promise((resolve) => setTimeout(resolve, milliseconds, null)),
      ),
    offline(scope) {
      offlineEverywhere ||= scope?.on === undefined;
      plan(scope, async () => Response.error());
    },
    failing: (status, scope) =>
      plan(scope, async () =>
        Response.json(scope?.says ?? { message: `mock failure ${status}` }, { status }),
      ),
    malformed: (scope) => plan(scope, async () => Response.json({ unexpected: true })),
    expiredSession: () => plan({ on: '/' }, expired),
    reset() {
      strikes.clear();
      offlineEverywhere = false;
      for (const listener of listeners) listener();
    },
    async strike(request) {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith(TOGETHER) && [...strikes.keys()].some(isOfOne)) return unknownProcedure();
      for (const [part, strike] of strikes) {
        const answer = pathname.includes(part) ? await strike(request) : null;
        if (answer) return answer;
      }
      return null;
    },
    isOffline: () => offlineEverywhere,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
