import type { SupabaseClient } from '@supabase/supabase-js';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthLimits } from './api/auth-limits.ts';
import type { Stack } from './stack.ts';
import { people, startFixture, visitor } from './testing/fixture.ts';

const rateLimits = { signInsAndSignUps: 30, tokenRefreshes: 150, tokenVerifications: 30, mailsPerHour: 30 };
const HOUR_MS = 3_600_000;

describe('the limits of Auth', () => {
  let time = 0;
  const limits = () => {
    time = 0;
    // No pause between mails: nothing is asked of a database.
    const pool = new Pool({ max: 1 });
    return createAuthLimits({ settings: { rateLimits, mailPauseSeconds: 0 }, pool, now: () => time });
  };
  const ask = (path: string) => new Request(`http://127.0.0.1/auth/v1/${path}`, { method: 'POST' });

  async function until(refused: ReturnType<typeof limits>, path: string, address = '10.0.0.1') {
    for (let passed = 0; passed < 1_000; passed += 1) {
      const answer = await refused(ask(path), {}, address);
      if (answer) return { passed, answer };
    }
    throw new Error(`${path} is never refused`);
  }

  it.each([
    ['token?grant_type=password', 30, 'over_request_rate_limit', 10],
    ['token?grant_type=refresh_token', 150, 'over_request_rate_limit', 2],
    ['verify', 30, 'over_request_rate_limit', 10],
    ['resend', 30, 'over_email_send_rate_limit', 120],
  ])('let %s pass %i times at once, and then say %s and when', async (path, times, code, seconds) => {
    const { passed, answer } = await until(limits(), path);
    expect(passed).toBe(times);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
    expect(await answer.json()).toMatchObject({ error_code: code });
  });

  it('count sign-ins and sign-ups together, and each address of a caller for itself', async () => {
    const refused = limits();
    for (let n = 0; n < 15; n += 1) {
      expect(await refused(ask('token?grant_type=password'), {}, '10.0.0.1')).toBeUndefined();
      expect(await refused(ask('signup'), {}, '10.0.0.1')).toBeUndefined();
    }
    expect((await refused(ask('signup'), {}, '10.0.0.1'))?.status).toBe(429);
    expect((await until(refused, 'token?grant_type=password', '10.0.0.2')).passed).toBe(30);
  });

  it('give one more each ten seconds, and never more than thirty at once', async () => {
    const refused = limits();
    await until(refused, 'token?grant_type=password');
    time += 10_000;
    expect((await until(refused, 'token?grant_type=password')).passed).toBe(1);
    time += HOUR_MS;
    expect((await until(refused, 'token?grant_type=password')).passed).toBe(30);
  });

  it('count mails of everybody together', async () => {
    const refused = limits();
    await until(refused, 'resend', '10.0.0.1');
    expect((await until(refused, 'resend', '10.0.0.2')).passed).toBe(0);
  });
});

describe('a stack with limits', () => {
  let stack: Stack;
  let anyone: SupabaseClient;
  beforeAll(async () => {
    stack = await startFixture();
    anyone = visitor(stack);
  });
  afterAll(() => stack.stop());

  it('refuses more than thirty tries to sign in, whether or not the address has an account (R-119)', async () => {
    const known = people.maya.email;
    const tries = Array.from({ length: 40 }, (_, n) => [known, `nobody${n}@sorella.test`]).flat();
    const answers = await Promise.all(
      tries.map(async (email) => {
        const { error } = await anyone.auth.signInWithPassword({ email, password: 'wrong' });
        return { known: email === known, code: error?.code, status: error?.status };
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['over_request_rate_limit']));
    expect(new Set(refused.map((answer) => answer.known))).toEqual(new Set([true, false]));
    // While they came, a few more were given than the thirty at once.
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(30);
  });

  it('sends one recovery mail to an address in a minute (A-32)', async () => {
    const first = await anyone.auth.resetPasswordForEmail(people.noor.email);
    expect(first.error).toBeNull();
    const second = await anyone.auth.resetPasswordForEmail(people.noor.email);
    expect(second.error?.code).toBe('over_email_send_rate_limit');
    expect(second.error?.message).toMatch(/after \d+ seconds/);
    expect(stack.mailbox.list(people.noor.email)).toHaveLength(1);
  });
});
