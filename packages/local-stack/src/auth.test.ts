import type { SupabaseClient } from '@supabase/supabase-js';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from './mailbox/mailbox.ts';
import type { Stack } from './stack.ts';
import { password, people, signedIn, startFixture, visitor } from './testing/fixture.ts';

let stack: Stack;
let anyone: SupabaseClient;
let database: Client;

beforeAll(async () => {
  stack = await startFixture({ siteUrl: 'http://localhost:4000' });
  anyone = visitor(stack);
  database = new Client({ connectionString: stack.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await stack.stop();
});

/** Hands the hour hand forward for the pause between two mails. */
const forgetLastMail = (email: string) =>
  database.query("update auth.users set confirmation_sent_at = now() - interval '1 hour' where email = $1", [
    email,
  ]);

function tokenHash(mail: Mail): string {
  const found = /[?&](?:amp;)?token(?:_hash)?=([0-9a-f]{64})/.exec(mail.html.replaceAll('&#38;', '&'))?.[1];
  if (found === undefined) throw new Error(`No token in: ${mail.html}`);
  return found;
}

async function signUp(email: string): Promise<string> {
  const { error } = await anyone.auth.signUp({ email, password });
  expect(error).toBeNull();
  return tokenHash(await stack.mailbox.next(email));
}

describe('Auth through an unchanged supabase-js', () => {
  it('signs a seeded person in, and nobody with a wrong password', async () => {
    const client = await signedIn(stack, 'maya');
    expect((await client.auth.getUser()).data.user?.id).toBe(people.maya.id);
    const { error } = await anyone.auth.signInWithPassword({ email: people.maya.email, password: 'wrong' });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('confirms an address by the token of its mail, once, and leads to the site', async () => {
    const email = 'new@sorella.test';
    const hash = await signUp(email);
    const early = await anyone.auth.signInWithPassword({ email, password });
    expect(early.error?.code).toBe('email_not_confirmed');
    const confirmed = await visitor(stack).auth.verifyOtp({ token_hash: hash, type: 'signup' });
    expect(confirmed.data.session?.user.email).toBe(email);
    expect((await anyone.auth.verifyOtp({ token_hash: hash, type: 'signup' })).error?.code).toBe(
      'otp_expired',
    );
    expect((await visitor(stack).auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await stack.mailbox.next(email)).html).toContain('http://localhost:4000');
  });

  it('keeps what she told at sign-up, where a trigger of the database finds it (R-070)', async () => {
    const email = 'told@sorella.test';
    const told = { first_name: 'Tova', tags: ['a', 'b'] };
    const { data } = await anyone.auth.signUp({ email, password, options: { data: told } });
    expect(data.user?.user_metadata).toMatchObject(told);
    const { rows } = await database.query(
      `select raw_user_meta_data ->> 'first_name' as name, jsonb_typeof(raw_app_meta_data) as kind,
         (select identity_data ->> 'email' from auth.identities where user_id = users.id) as address
       from auth.users where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ name: 'Tova', kind: 'object', address: email }]);
    const client = await signedIn(stack, 'noor');
    const updated = await client.auth.updateUser({ data: { pace: 'slow' } });
    expect(updated.data.user?.user_metadata).toMatchObject({ pace: 'slow' });
  });

  it('confirms a link that calls its type email, once (A-47)', async () => {
    const email = 'by-link@sorella.test';
    const hash = await signUp(email);
    const confirmed = await visitor(stack).auth.verifyOtp({ token_hash: hash, type: 'email' });
    expect(confirmed.data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    const again = await anyone.auth.verifyOtp({ token_hash: hash, type: 'email' });
    expect(again.error?.code).toBe('otp_expired');
  });

  it('takes a magic link, or its code, that calls its type email', async () => {
    const { email } = people.maya;
    const magic = async () => {
      await anyone.auth.signInWithOtp({ email });
      const mail = await stack.mailbox.next(email);
      stack.mailbox.clear(email);
      return { token_hash: tokenHash(mail), token: /code (\d{6})/.exec(mail.text)?.[1] ?? '' };
    };
    const { token_hash } = await magic();
    const byLink = await visitor(stack).auth.verifyOtp({ token_hash, type: 'email' });
    expect(byLink.data.user?.id).toBe(people.maya.id);
    const { token } = await magic();
    const wrong = await anyone.auth.verifyOtp({ email, token: 'no-code', type: 'email' });
    expect(wrong.error?.code).toBe('otp_expired');
    const byCode = await visitor(stack).auth.verifyOtp({ email, token, type: 'email' });
    expect(byCode.data.user?.id).toBe(people.maya.id);
  });

  it('tells in the access token who signed in and how, and again after a refresh', async () => {
    const client = visitor(stack);
    const hash = await signUp('claims@sorella.test');
    await client.auth.verifyOtp({ token_hash: hash, type: 'signup' });
    const claims = async () => {
      const token = (await client.auth.getSession()).data.session?.access_token ?? '';
      return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    };
    const told = await claims();
    expect(told).toMatchObject({
      iss: `${stack.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'claims@sorella.test',
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: expect.any(Number) }],
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email: 'claims@sorella.test', email_verified: true },
      is_anonymous: false,
      session_id: expect.any(String),
    });
    expect(told.exp - told.iat).toBe(3600);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
    await client.auth.refreshSession();
    expect(await claims()).toMatchObject({ amr: told.amr, session_id: told.session_id });
    const email = people.maya.email;
    await client.auth.signInWithPassword({ email, password });
    expect(await claims()).toMatchObject({ email, amr: [{ method: 'password' }] });
  });

  it('completes the token of a link in a mail, too', async () => {
    const hash = await signUp('linked@sorella.test');
    const link = `${stack.url}/auth/v1/verify?type=signup&token=${hash}&apikey=${stack.publishableKey}`;
    const { headers } = await fetch(link, { redirect: 'manual' });
    const target = new URL(headers.get('location') ?? '');
    expect(target.origin).toBe('http://localhost:4000');
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? '';
    expect((await anyone.auth.getClaims(token)).data?.claims.amr).toMatchObject([{ method: 'otp' }]);
  });

  it('does not tell that an address waits for confirmation to someone without its password', async () => {
    const email = 'waiting@sorella.test';
    await signUp(email);
    const { error } = await anyone.auth.signInWithPassword({ email, password: 'guessed-it' });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('wants a password of at least 8 characters', async () => {
    const { error } = await anyone.auth.signUp({ email: 'short@sorella.test', password: 'seven77' });
    expect(error?.code).toBe('weak_password');
  });

  it('answers a sign-up with a confirmed address as one with a new address (A-85)', async () => {
    const { data, error } = await anyone.auth.signUp({ email: people.maya.email, password });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: people.maya.email, identities: [] });
    expect(data.user?.id).not.toBe(people.maya.id);
    expect(stack.mailbox.list(people.maya.email)).toEqual([]);
  });

  it('sends a confirmation again, at most once in 60 seconds, and only the newest counts', async () => {
    const email = 'again@sorella.test';
    const first = await signUp(email);
    const tooSoon = await anyone.auth.resend({ type: 'signup', email });
    expect(tooSoon.error?.code).toBe('over_email_send_rate_limit');
    await forgetLastMail(email);
    stack.mailbox.clear(email);
    expect((await anyone.auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = tokenHash(await stack.mailbox.next(email));
    expect((await anyone.auth.verifyOtp({ token_hash: first, type: 'signup' })).error).not.toBeNull();
    expect((await visitor(stack).auth.verifyOtp({ token_hash: second, type: 'signup' })).error).toBeNull();
  });

  it('answers a resend alike for an address it does not know', async () => {
    expect((await anyone.auth.resend({ type: 'signup', email: 'nobody@sorella.test' })).error).toBeNull();
  });

  it('recovers a password by mail, and says nothing about unknown addresses (A-32)', async () => {
    const { email } = people.noor;
    expect((await anyone.auth.resetPasswordForEmail(email)).error).toBeNull();
    const hash = tokenHash(await stack.mailbox.next(email));
    const client = visitor(stack);
    expect((await client.auth.verifyOtp({ token_hash: hash, type: 'recovery' })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'another-password' })).error).toBeNull();
    expect((await anyone.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    expect(
      (await visitor(stack).auth.signInWithPassword({ email, password: 'another-password' })).error,
    ).toBeNull();
    expect((await anyone.auth.resetPasswordForEmail('nobody@sorella.test')).error).toBeNull();
    expect(stack.mailbox.list('nobody@sorella.test')).toEqual([]);
  });

  it('refreshes a session, and ends it at sign-out', async () => {
    const client = await signedIn(stack, 'maya');
    const before = (await client.auth.getSession()).data.session;
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(before?.refresh_token);
    await client.auth.signOut();
    const late = await anyone.auth.refreshSession({
      refresh_token: refreshed.data.session?.refresh_token ?? '',
    });
    expect(late.error).not.toBeNull();
  });
});
