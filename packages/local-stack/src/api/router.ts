import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { wishedRedirect } from '../mailbox/auth-mailer.ts';
import type { AuthCorrection } from './auth-corrections.ts';
import type { AuthLimits } from './auth-limits.ts';
import { statusOf, withErrorNote } from './database-errors.ts';
import type { LiteApp } from './lite-app.ts';
import { correctRestAnswer, correctRestRequest } from './rest-corrections.ts';
import { plainUpload } from './storage-requests.ts';

/** What {@link createRouter} joins. */
export interface RouterOptions {
  readonly lite: LiteApp;
  /** Refuses what comes too often. */
  readonly authLimits: AuthLimits;
  readonly authCorrections: ReadonlyMap<string, AuthCorrection>;
  /** Answers `/auth/v1/admin/...`. */
  readonly adminUsers: Hono;
  /** Turns the body of `POST /auth/v1/verify` into one that lite understands. */
  readonly correctVerification: (body: unknown) => Promise<unknown>;
  /** Completes the access tokens in an answer of lite. */
  readonly completeTokens: (request: Request, answer: Response) => Promise<Response>;
  /** What `/auth/v1/.well-known/jwks.json` answers. */
  readonly publishedKeys: object;
  /** Answers `/functions/v1/<name>`. */
  readonly functions: (request: Request, name: string, address: string) => Promise<Response>;
  /** Answers `POST /realtime/v1/api/broadcast`. */
  readonly broadcast: (request: Request) => Promise<Response>;
  readonly storageLimitBytes: number;
}

const jsonLimitBytes = 1024 * 1024;
/** What a form puts around a file. */
const formOverheadBytes = 64 * 1024;
const exposed = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'Location',
  'Preference-Applied',
  'Range-Unit',
  'Retry-After',
  'Server',
  'Transfer-Encoding',
  'X-Supabase-Api-Version',
  'X-Sb-Error-Code',
].join(', ');

const cors: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined) {
    return context.body(null, 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': context.req.header('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
    });
  }
  await next();
  context.res.headers.set('access-control-allow-origin', '*');
  context.res.headers.set('access-control-expose-headers', exposed);
  return undefined;
};

const bodyOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined);

const limit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) =>
      context.json(
        {
          statusCode: '413',
          error: 'Payload too large',
          message: 'The object exceeded the maximum allowed size',
        },
        413,
      ),
  });

function addressOf(
  context: Context<{ Bindings: { incoming?: { socket: { remoteAddress?: string } } } }>,
): string {
  return context.env?.incoming?.socket.remoteAddress ?? 'unknown';
}

/** The API of the stack: lite behind a front that behaves as hosted Supabase does where lite does not. */
export function createRouter(
  options: RouterOptions,
): Hono<{ Bindings: { incoming?: { socket: { remoteAddress?: string } } } }> {
  const { lite } = options;
  const router = new Hono<{ Bindings: { incoming?: { socket: { remoteAddress?: string } } } }>();
  router.use(cors);

  async function verification(request: Request): Promise<Request> {
    const body = await bodyOf(request);
    if (body === undefined) return request;
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const corrected = JSON.stringify(await options.correctVerification(body));
    return new Request(request.url, { method: request.method, headers, body: corrected });
  }

  router.all('/rest/v1/*', limit(jsonLimitBytes), async (context) => {
    const request = await correctRestRequest(context.req.raw, lite.jsonNames);
    if (request instanceof Response) return request;
    const [answer, error] = await withErrorNote(() => lite.fetch(request));
    // Lite rewrites some database errors and hides others behind a 500; PostgREST passes them on as they are.
    if (answer.status < 400) return correctRestAnswer(request, answer);
    if (error === undefined || error.code === '42703') return answer;
    const status = error.code === '42501' ? answer.status : statusOf(error.code, 'authenticated');
    return Response.json(error, { status, headers: { 'proxy-status': `PostgREST; error=${error.code}` } });
  });

  router.use('/auth/v1/*', limit(jsonLimitBytes));
  router.get('/auth/v1/.well-known/jwks.json', (context) => context.json(options.publishedKeys));
  router.route('/auth/v1/admin', options.adminUsers);
  router.all('/auth/v1/*', async (context) => {
    const url = new URL(context.req.url);
    const called = `${context.req.method} ${url.pathname}`;
    const body = context.req.method === 'GET' ? undefined : await bodyOf(context.req.raw);
    const tooOften = await options.authLimits(context.req.raw, body, addressOf(context));
    if (tooOften !== undefined) return tooOften;
    const request = called === 'POST /auth/v1/verify' ? await verification(context.req.raw) : context.req.raw;
    const correction = options.authCorrections.get(called);
    return wishedRedirect.run(url.searchParams.get('redirect_to') ?? undefined, async () => {
      const answer = await lite.fetch(request);
      return (await correction?.(body, answer)) ?? options.completeTokens(request, answer);
    });
  });

  router.all('/storage/v1/*', limit(options.storageLimitBytes + formOverheadBytes), async (context) =>
    lite.fetch(await plainUpload(context.req.raw)),
  );

  router.all('/functions/v1/:name', limit(jsonLimitBytes), (context) =>
    options.functions(context.req.raw, context.req.param('name'), addressOf(context)),
  );

  router.post('/realtime/v1/api/broadcast', limit(jsonLimitBytes), (context) =>
    options.broadcast(context.req.raw),
  );

  router.notFound((context) => context.json({ message: 'no Route matched with those values' }, 404));
  router.onError((error, context) => {
    console.error(error);
    return context.json({ message: 'Internal server error' }, 500);
  });
  return router;
}
