import { describe, expect, it } from 'vitest';
import { keyHeaders, projectKey } from './keys.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.x';
const environment = (values: Readonly<Record<string, string>>) => ({
  get: (name: string) => values[name],
  sendMail: () => Promise.resolve(),
  sendPush: () => Promise.resolve(201),
});
const both = {
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_new"}',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_new"}',
  SUPABASE_SERVICE_ROLE_KEY: token,
  SUPABASE_ANON_KEY: token,
};

describe("A project's keys", () => {
  it.each([
    ['new ones come first', both, 'sb_secret_new'],
    ['a legacy one serves where it is alone', { SUPABASE_SERVICE_ROLE_KEY: token }, token],
    ['one alone, as self-hosting may give it', { SUPABASE_SECRET_KEY: 'sb_secret_one' }, 'sb_secret_one'],
    [
      'any name serves where none is the default',
      { SUPABASE_SECRET_KEYS: '{"jobs":"sb_secret_jobs"}' },
      'sb_secret_jobs',
    ],
    ['an empty set is none', { SUPABASE_SECRET_KEYS: '{}', SUPABASE_SERVICE_ROLE_KEY: token }, token],
    [
      'what is no JSON is none',
      { SUPABASE_SECRET_KEYS: 'sb_secret_bare', SUPABASE_SERVICE_ROLE_KEY: token },
      token,
    ],
    ['nothing is set', {}, ''],
  ])('%s', (_, values, key) => {
    expect(projectKey(environment(values), 'secret')).toBe(key);
  });

  it('stand in the header that the gateway takes them from', () => {
    expect(keyHeaders(environment(both), 'secret')).toEqual({ apikey: 'sb_secret_new' });
    expect(keyHeaders(environment({ SUPABASE_SERVICE_ROLE_KEY: token }), 'secret')).toEqual({
      apikey: token,
      authorization: `Bearer ${token}`,
    });
    expect(keyHeaders(environment(both), 'publishable', 'Bearer hers')).toEqual({
      apikey: 'sb_publishable_new',
      authorization: 'Bearer hers',
    });
  });
});
