import { aMember } from '../builders.ts';
import { fieldIn, textIn } from '../fields.ts';
import { addMember } from '../world/fill.ts';
import { instant } from '../world/instants.ts';
import type { Account, StoredSession, World } from '../world/world.ts';
import { bearerOf } from './identify.ts';
import { readToken, writeToken } from './tokens.ts';

/** How long an access token lasts, in seconds; Supabase's default. */
const TOKEN_SECONDS = 3600;
const SHORTEST_PASSWORD = 8;

class AuthRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const noSession = () =>
  new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

function userOf(account: Account) {
  const createdAt = instant(new Date(0));
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    ...(account.confirmed ? { email_confirmed_at: createdAt } : {}),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** The answer that opens or renews a session. */
function sessionAnswer(world: World, account: Account, sessionId = world.newId('session')) {
  const session: StoredSession = {
    id: sessionId,
    userId: account.id,
    refreshToken: world.newId('session'),
  };
  world.sessions.set(sessionId, session);
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + TOKEN_SECONDS;
  const token = writeToken({
    sub: account.id,
    session_id: sessionId,
    email: account.email,
    role: 'authenticated',
    aud: 'authenticated',
    iat,
    exp,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
    expires_at: exp,
    refresh_token: session.refreshToken,
    user: userOf(account),
  };
}

/** The session that an account of this world would get by signing in. */
export function sessionFor(world: World, userId: string) {
  const account = world.accounts.find(({ id }) => id === userId);
  if (!account) throw new Error(`nobody has the id ${userId} in this world`);
  return sessionAnswer(world, account);
}

const sameAddress = (left: string, right: string) => left.toLowerCase() === right.trim().toLowerCase();
const accountAt = (world: World, email: string) =>
  world.accounts.find((account) => sameAddress(account.email, email));

function accountOf(world: World, request: Request): { account: Account; sessionId: string } {
  const claims = readToken(bearerOf(request));
  if (!claims) throw new AuthRefusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const account = world.accounts.find(({ id }) => id === claims.sub);
  if (!account || !world.sessions.has(claims.session_id)) throw noSession();
  return { account, sessionId: claims.session_id };
}

function checkPassword(password: string): void {
  if (password.length < SHORTEST_PASSWORD)
    throw new AuthRefusal(
      422,
      'weak_password',
      `Password should be at least ${SHORTEST_PASSWORD} characters.`,
    );
}

function sendMail(world: World, account: Account, type: 'signup' | 'recovery'): void {
  world.mails.push({ to: account.email, type, tokenHash: `${type}-${world.newId('session')}` });
}

function required(body: unknown, key: string): string {
  const text = textIn(body, key);
  if (text === undefined) throw new AuthRefusal(400, 'validation_failed', `${key} is missing`);
  return text;
}

const grants: Record<string, (world: World, body: unknown) => unknown> = {
  password(world, body) {
    const account = accountAt(world, required(body, 'email'));
    if (!account || account.password !== required(body, 'password'))
      throw new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
    if (!account.confirmed) throw new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed');
    return sessionAnswer(world, account);
  },
  refresh_token(world, body) {
    const given = required(body, 'refresh_token');
    const session = [...world.sessions.values()].find(({ refreshToken }) => refreshToken === given);
    const account = world.accounts.find(({ id }) => id === session?.userId);
    if (!session || !account)
      throw new AuthRefusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    return sessionAnswer(world, account, session.id);
  },
  // No link of a mock world carries a code: they all carry a token hash.
  pkce() {
    throw new AuthRefusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  },
};

const routes: Record<string, (world: World, body: unknown, request: Request) => unknown> = {
  'GET health': () => ({ name: 'GoTrue', version: 'mock' }),
  'POST token': (world, body, request) => {
    const grant = grants[new URL(request.url).searchParams.get('grant_type') ?? ''];
    if (!grant) throw new AuthRefusal(400, 'validation_failed', 'unsupported grant type');
    return grant(world, body);
  },
  'POST logout': (world, _body, request) => {
    const { account, sessionId } = accountOf(world, request);
    const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
    for (const { id, userId } of world.sessions.values()) {
      const isMeant = scope === 'others' ? id !== sessionId : scope === 'global' || id === sessionId;
      if (userId === account.id && isMeant) world.sessions.delete(id);
    }
    return null;
  },
  'GET user': (world, _body, request) => userOf(accountOf(world, request).account),
  'PUT user': (world, body, request) => {
    const { account } = accountOf(world, request);
    const password = textIn(body, 'password');
    if (password === undefined) return userOf(account);
    checkPassword(password);
    if (password === account.password)
      throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.');
    account.password = password;
    return userOf(account);
  },
  'POST signup': (world, body) => {
    const [email, password] = [required(body, 'email'), required(body, 'password')];
    const name = (key: string) => textIn(fieldIn(body, 'data'), key)?.trim() || null;
    if (!/^[^@\s]+@[^@\s]+$/.test(email))
      throw new AuthRefusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
    checkPassword(password);
    if (accountAt(world, email)) throw new AuthRefusal(422, 'user_already_exists', 'User already registered');
    const id = world.newId('member');
    const profile = aMember({ id, firstName: name('first_name'), lastName: name('last_name') });
    const account = addMember(world, profile, { email, password, confirmed: false });
    sendMail(world, account, 'signup');
    return userOf(account);
  },
  'POST verify': (world, body) => {
    const [tokenHash, type] = [required(body, 'token_hash'), required(body, 'type')];
    const at = world.mails.findIndex((mail) => mail.tokenHash === tokenHash);
    const mail = world.mails[at];
    const account = mail && accountAt(world, mail.to);
    if (!account || (type !== 'email' && type !== mail.type))
      throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired');
    world.mails.splice(at, 1);
    account.confirmed = true;
    return sessionAnswer(world, account);
  },
  'POST recover': (world, body) => {
    const account = accountAt(world, required(body, 'email'));
    if (account) sendMail(world, account, 'recovery');
    return {};
  },
  'POST resend': (world, body) => {
    const account = accountAt(world, required(body, 'email'));
    if (account && !account.confirmed) sendMail(world, account, 'signup');
    return {};
  },
};

function refused(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

/** Answers a request below `/auth/v1/` as Supabase Auth would. */
export async function answerAuth(world: World, request: Request, path: string): Promise<Response> {
  const route = routes[`${request.method} ${path}`];
  if (!route) return refused(404, 'not_found', `${request.method} ${path} is not served by the mock`);
  const text = await request.text();
  try {
    const answer = route(world, text === '' ? {} : JSON.parse(text), request);
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
  } catch (thrown) {
    if (thrown instanceof AuthRefusal) return refused(thrown.status, thrown.code, thrown.message);
    throw thrown;
  }
}
