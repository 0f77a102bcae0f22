import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfirmationLink, readRecoveryLink } from './account-links.ts';

const HASH = 'pkce_1f0c1d4b56a7';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const REFUSED = { kind: 'refused' };

const confirmation = (search: string, hash = '') => readConfirmationLink({ search, hash });
const recovery = (search: string, hash = '') => readRecoveryLink({ search, hash });

describe('the link of a confirmation mail', () => {
  it.each(['signup', 'email'] as const)('brings a token hash of type %s (A-47)', (type) => {
    expect(confirmation(`?token_hash=${HASH}&type=${type}`)).toEqual({
      kind: 'token-hash',
      tokenHash: HASH,
      type,
    });
  });

  it('needs no type beside a token hash (A-47)', () => {
    expect(confirmation(`token_hash=${HASH}`)).toEqual({
      kind: 'token-hash',
      tokenHash: HASH,
      type: 'email',
    });
  });

  it('brings the code that the auth service makes when it confirms (A-47)', () => {
    const code = '5e0d4a56-7a3c-4a91-9c3e-1f6c5f0a1b2c';
    expect(confirmation(`?code=${code}`)).toEqual({ kind: 'code', code });
  });

  it('brings a session that is to be ended, in the fragment alone (A-47)', () => {
    const fragment = `#access_token=${JWT}&expires_in=3600&refresh_token=abc&token_type=bearer&type=signup`;
    expect(confirmation('', fragment)).toEqual({ kind: 'session', accessToken: JWT });
    expect(confirmation(`?${fragment.slice(1)}`)).toEqual(REFUSED);
  });

  it.each([
    ['', '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'],
    ['?error=access_denied&error_code=otp_expired', ''],
    ['?error_description=gone', ''],
    [`?token_hash=${HASH}&type=signup`, '#error=access_denied'],
    [`?token_hash=${HASH}&type=recovery`, ''],
    [`?token_hash=${HASH}&token_hash=another&type=signup`, ''],
    [`?token_hash=${HASH}&type=signup&type=email`, ''],
    ['?token_hash=&type=signup', ''],
    [`?token_hash=${'a'.repeat(257)}&type=signup`, ''],
    ['?token_hash=%E0%A4%A&type=signup', ''],
    ['?token_hash=<script>alert(1)</script>&type=signup', ''],
    ['?token_hash=../../logout&type=signup', ''],
    ['?code=', ''],
    ['?code=a%20b', ''],
    ['', `#access_token=${JWT}&type=recovery`],
    ['', `#access_token=${JWT}`],
    ['', '#access_token=not-a-token&type=signup'],
    ['', `#access_token=${'a'.repeat(8000)}.${'b'.repeat(8000)}.c&type=signup`],
    ['', '#refresh_token=alone'],
  ])('is refused as %j with %j (A-47)', (search, hash) => {
    expect(confirmation(search, hash)).toEqual(REFUSED);
  });

  it.each([
    ['', ''],
    ['?utm_source=mail', '#top'],
    ['?', '#'],
    ['?=&&=', ''],
  ])('is none when the address reads %j with %j', (search, hash) => {
    expect(confirmation(search, hash)).toBeNull();
  });

  it('lets nothing through but short texts of plain signs, whatever is written (A-47)', () => {
    const names = fc.constantFrom('token_hash', 'type', 'code', 'access_token', 'error', 'x', '__proto__');
    const part = fc
      .array(fc.tuple(names, fc.oneof(fc.string(), fc.constantFrom('signup', 'email', HASH, JWT))))
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
    fc.assert(
      fc.property(part, part, (search, hash) => {
        for (const link of [confirmation(search, hash), recovery(search, hash)]) {
          const texts = Object.values(link ?? {}).map(String);
          expect(texts.every((text) => text.length <= 8_192 && /^[\w.~-]*$/.test(text))).toBe(true);
        }
      }),
    );
  });
});

describe('the link of a recovery mail', () => {
  it('brings a token hash (A-32)', () => {
    expect(recovery(`?token_hash=${HASH}&type=recovery`)).toEqual({ kind: 'token-hash', tokenHash: HASH });
    expect(recovery(`?token_hash=${HASH}`)).toEqual({ kind: 'token-hash', tokenHash: HASH });
  });

  it.each([
    [`?token_hash=${HASH}&type=signup`, ''],
    [`?token_hash=${HASH}&token_hash=${HASH}`, ''],
    ['?token_hash=a b', ''],
    ['?code=5e0d4a56', ''],
    ['', `#access_token=${JWT}&type=recovery`],
    ['', '#error=access_denied&error_code=otp_expired'],
  ])('is refused as %j with %j (A-32)', (search, hash) => {
    expect(recovery(search, hash)).toEqual(REFUSED);
  });

  it('is none when the address has nothing of one', () => {
    expect(recovery('?utm_source=mail', '#top')).toBeNull();
  });
});
