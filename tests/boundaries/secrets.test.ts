import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complain, findSecrets } from '../tools/secrets/find-secrets.ts';

const letters = 'abcdefghij0123456789KLMNOPQRST0123456789uvwx';
const hex = '0123456789abcdef'.repeat(3);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (role: string) =>
  [encoded({ alg: 'HS256', typ: 'JWT' }), encoded({ iss: 'supabase', role }), letters].join('.');
const pem = (kind: string) => [`-----BEGIN ${kind}`, 'KEY-----'].join(' ');

/** One of each kind, put together here so that this file holds none. */
const planted = {
  'supabase-secret': `key: "${['sb', 'secret', letters.slice(0, 31)].join('_')}"`,
  'supabase-stack': `key = ${['sb', 'secret', hex].join('_')};`,
  'supabase-token': ['sbp', hex.slice(0, 40)].join('_'),
  'service-role': `const key='${token('service_role')}'`,
  'stripe-live': `"${['sk', 'live', letters].join('_')}"`,
  'stripe-test': ['sk', 'test', letters].join('_'),
  'stripe-restricted': ['rk', 'live', letters].join('_'),
  'stripe-webhook': ['whsec', letters].join('_'),
  resend: ['re', letters.slice(0, 8), letters.slice(8, 32)].join('_'),
  paypal: `${['PAYPAL', 'SECRET'].join('_')}=E${letters}`,
  'mail-password': `${['SMTP', 'PASS'].join('_')}: 'p4ssw0rd-of-the-mail-server'`,
  'private-key': `${pem('PRIVATE')}\n${letters.repeat(3)}\n${pem('PRIVATE').replace('BEGIN', 'END')}\n`,
  'rsa-key': `${pem('RSA PRIVATE')}\n${letters.repeat(3)}\n${pem('RSA PRIVATE').replace('BEGIN', 'END')}\n`,
  connection: ['postgresql://postgres.abc', 'h0rse-battery@db.abc.supabase.co:5432/postgres'].join(':'),
  github: ['ghp', letters.slice(0, 36)].join('_'),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sorella-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('A secret in a file', () => {
  it('is found, whichever kind, and not printed', async () => {
    for (const [name, text] of Object.entries(planted))
      await writeFile(path.join(folder, `${name}.txt`), text);
    const check = path.join(import.meta.dirname, '../tools/check-secrets.mjs');
    const { failed, said } = await new Promise<{ failed: boolean; said: string }>((resolve) => {
      execFile(process.execPath, [check, folder], (error, out, wrong) =>
        resolve({ failed: error !== null, said: out + wrong }),
      );
    });
    expect(failed).toBe(true);
    for (const [name, text] of Object.entries(planted)) {
      expect(said).toContain(path.join(folder, `${name}.txt:`));
      expect(said).not.toContain(text);
    }
  });

  it('is none where it is public, made up in a word, or a name without a value', async () => {
    const harmless = [
      ['sb', 'publishable', letters].join('_'),
      token('anon'),
      "secretKey: 'sb_secret_page'",
      're_planted_mail_key, user_questionnaire_responses, before_created_at',
      'RESEND_API_KEY: told.RESEND_API_KEY, PAYPAL_SECRET=…',
      '`postgresql://${role}:${password}@127.0.0.1:${port}/postgres`',
    ];
    expect(await findSecrets('harmless.ts', harmless.join('\n'))).toEqual([]);
  });

  it('is allowed in its own file alone, and only as long as it is there', () => {
    const found = [{ file: 'a.ts', line: 3, what: 'a key' }];
    const allowed = { file: 'a.ts', what: 'a key', reason: 'made up' };
    expect(complain(found, [])).toEqual(['a.ts:3 has what looks like a key']);
    expect(complain(found, [allowed])).toEqual([]);
    expect(complain([], [allowed])).toEqual(['a.ts is allowed a key, which is not there any more']);
    expect(complain(found, [{ ...allowed, file: 'b.ts' }])).toHaveLength(2);
  });
});
