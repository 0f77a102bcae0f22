import { type CommunityData, dataErrorCode } from '@sorella/core/data-port';
import { describe, expect, it, vi } from 'vitest';
import { createSupabaseData, SESSION_KEY } from './index.ts';

const MAYA = 'maya@sorella.test';
const SESSION = {
  access_token: 'a.b.c',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  refresh_token: 'r',
  user: { id: '00000000-0000-4000-8000-000000000002', email: MAYA },
};

type Answer = () => Response;
const json = (body: unknown, status = 200) => Response.json(body, { status });
const refused = (status: number, code: string) => json({ code: status, error_code: code, msg: code }, status);

/** A device with a member signed in, and a backend that answers by path. */
function aDevice(answers: Record<string, Answer>) {
  const kept = new Map([[SESSION_KEY, JSON.stringify({ ...SESSION, access_token: 'hers.b.c' })]]);
  const written: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const called = `${init?.method ?? 'GET'} ${url.pathname.replace('/auth/v1/', '')}`;
    return (answers[called] ?? (() => json({})))();
  });
  const data = createSupabaseData({
    url: 'http://backend.test',
    publishableKey: 'sb_publishable_test',
    fetch,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void written.push(`${key}=${value}`),
      removeItem: (key) => void written.push(`-${key}`),
    },
  });
  const called = () =>
    fetch.mock.calls.map(([input, init]) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const bearer = new Headers(init?.headers)
        .get('authorization')
        ?.replace('Bearer sb_publishable_test', '');
      return `${init?.method ?? 'GET'} ${url.pathname.replace('/auth/v1/', '')}${url.search} ${bearer ?? ''}`.trim();
    });
  return { data, written, called };
}

const codeOf = (call: Promise<unknown>) => call.then(() => 'resolved', dataErrorCode);
const link = { kind: 'token-hash', tokenHash: 'a-hash', type: 'signup' } as const;

describe('a confirmation link', () => {
  it('is verified beside the session of this device, and its own is ended again (A-47)', async () => {
    const { data, written, called } = aDevice({ 'POST verify': () => json(SESSION) });
    expect(await data.auth.confirmEmail(link)).toBe(MAYA);
    expect(called()).toEqual(['POST verify', 'POST logout?scope=local Bearer a.b.c']);
    expect(written).toEqual([]);
  });

  it('counts as used though its session could not be ended (A-47)', async () => {
    const { data } = aDevice({
      'POST verify': () => json(SESSION),
      'POST logout': () => Response.error(),
    });
    expect(await codeOf(data.auth.confirmEmail(link))).toBe('resolved');
  });

  it('that hands over a session is believed when that session could be ended (A-47)', async () => {
    const { data, written, called } = aDevice({});
    await data.auth.confirmEmail({ kind: 'session', accessToken: 'from.the.link' });
    expect(called()).toEqual(['POST logout?scope=local Bearer from.the.link']);
    expect(written).toEqual([]);
  });

  it.each([
    [400, 'bad_code_verifier', 'resolved'],
    [404, 'flow_state_not_found', 'link-expired'],
    [403, 'flow_state_expired', 'link-expired'],
    [429, 'over_request_rate_limit', 'rate-limited'],
    [503, 'unexpected_failure', 'unavailable'],
    [200, 'a page of a hotel', 'malformed-answer'],
  ])(
    'with a code is believed when the service knows the code: %i %s is %s (A-47)',
    async (status, code, expected) => {
      const { data, written, called } = aDevice({
        'POST token': () => (status === 200 ? new Response(code) : refused(status, code)),
      });
      expect(await codeOf(data.auth.confirmEmail({ kind: 'code', code: 'from-the-link' }))).toBe(expected);
      expect(called()).toEqual(['POST token?grant_type=pkce']);
      expect(written).toEqual([]);
    },
  );

  it.each([
    [403, 'otp_expired', 'link-expired'],
    [401, 'bad_jwt', 'link-expired'],
    [400, 'validation_failed', 'link-expired'],
    [429, 'over_request_rate_limit', 'rate-limited'],
    [503, 'unexpected_failure', 'unavailable'],
  ])('answered with %i %s rejects with %s (A-47)', async (status, code, expected) => {
    const { data } = aDevice({ 'POST verify': () => refused(status, code) });
    expect(await codeOf(data.auth.confirmEmail(link))).toBe(expected);
  });
});

describe('a recovery link', () => {
  it('asks for nothing before the first password, and verifies once (A-32)', async () => {
    const weak = vi
      .fn<Answer>()
      .mockImplementationOnce(() => refused(422, 'weak_password'))
      .mockImplementation(() => json(SESSION.user));
    const { data, written, called } = aDevice({ 'POST verify': () => json(SESSION), 'PUT user': weak });
    const recovery = data.auth.openRecovery({ tokenHash: 'a-hash' });
    expect(called()).toEqual([]);
    expect(await codeOf(recovery.setPassword('password'))).toBe('weak-password');
    expect(await recovery.setPassword('a-better-one')).toEqual({ email: MAYA });
    expect(called()).toEqual([
      'POST verify',
      'PUT user Bearer a.b.c',
      'PUT user Bearer a.b.c',
      'POST logout?scope=global Bearer a.b.c',
    ]);
    expect(written).toEqual([]);
  });

  it('is asked about again when nobody answered (A-46)', async () => {
    const verify = vi
      .fn<Answer>()
      .mockImplementationOnce(() => Response.error())
      .mockImplementation(() => json(SESSION));
    const { data } = aDevice({ 'POST verify': verify, 'PUT user': () => json(SESSION.user) });
    const recovery = data.auth.openRecovery({ tokenHash: 'a-hash' });
    expect(await codeOf(recovery.setPassword('a-long-one'))).not.toBe('resolved');
    expect(await recovery.setPassword('a-long-one')).toEqual({ email: MAYA });
  });

  it('takes a password that arrived before, when only its answer was lost (A-46)', async () => {
    const { data } = aDevice({
      'POST verify': () => json(SESSION),
      'PUT user': () => refused(422, 'same_password'),
    });
    expect(await data.auth.openRecovery({ tokenHash: 'a' }).setPassword('a-long-one')).toEqual({
      email: MAYA,
    });
  });
});

const WISHES: Record<string, [string, (data: CommunityData) => Promise<void>]> = {
  'a password reset': [
    'POST recover',
    ({ auth }) =>
      auth.requestPasswordReset({ email: MAYA, redirectTo: 'http://localhost:3000/update-password' }),
  ],
  'the confirmation again': [
    'POST resend',
    ({ auth }) =>
      auth.resendConfirmation({ email: MAYA, redirectTo: 'http://localhost:3000/email-confirmed' }),
  ],
};

describe.each(Object.entries(WISHES))('the wish for %s', (_name, [path, ask]) => {
  it.each([
    [429, 'over_email_send_rate_limit', 'resolved'],
    [500, 'unexpected_failure', 'resolved'],
    [429, 'over_request_rate_limit', 'rate-limited'],
    [400, 'validation_failed', 'invalid-input'],
    [502, 'unexpected_failure', 'unavailable'],
  ])(
    'answered with %i %s ends as %s: what only a known address can hear is not said (A-32)',
    async (status, code, expected) => {
      const { data } = aDevice({ [path]: () => refused(status, code) });
      expect(await codeOf(ask(data))).toBe(expected);
    },
  );

  it('leaves nothing on the device (A-32)', async () => {
    const { data, written } = aDevice({});
    await ask(data);
    expect(written).toEqual([]);
  });
});
