import { describe, expect, it } from 'vitest';
import { signedMessageId } from './webhook.ts';

const base64 = (bytes: Uint8Array) => btoa(String.fromCodePoint(...bytes));
const bytes = (text: string) => new TextEncoder().encode(text);
const KEY = 'a key of the mail service, 32 by';
const secretOf = (key: string) => `whsec_${base64(bytes(key))}`;
const now = Date.parse('2026-11-21T12:00:00Z');
const body = '{"type":"email.bounced"}';
async function sign(text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(KEY), algorithm, false, ['sign']);
  return `v1,${base64(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text))))}`;
}
const time = String(now / 1000);

const asked = (headers: Record<string, string>, said = body, at = now, by = secretOf(KEY)) =>
  signedMessageId(new Headers(headers), said, by, at);
const good = {
  'svix-id': 'msg_1',
  'svix-timestamp': time,
  'svix-signature': await sign(`msg_1.${time}.${body}`),
};

describe('What the mail service signs', () => {
  it('is taken, also beside signatures of an older key', async () => {
    expect(await asked(good)).toBe('msg_1');
    expect(await asked({ ...good, 'svix-signature': `${await sign('x')} ${good['svix-signature']}` })).toBe(
      'msg_1',
    );
  });

  it('is refused when anything of it is another: words, id, time, key, version', async () => {
    expect(await asked(good, `${body} `)).toBeUndefined();
    expect(await asked({ ...good, 'svix-id': 'msg_2' })).toBeUndefined();
    expect(await asked({ ...good, 'svix-timestamp': String(Number(time) + 1) })).toBeUndefined();
    expect(await asked(good, body, now, secretOf('another key of thirty-two bytes.'))).toBeUndefined();
    expect(
      await asked({ ...good, 'svix-signature': good['svix-signature'].replace('v1', 'v2') }),
    ).toBeUndefined();
    for (const signature of ['', 'v1', 'v1,', 'v1,%%%', 'v1,AAAA'])
      expect(await asked({ ...good, 'svix-signature': signature })).toBeUndefined();
    for (const missing of Object.keys(good))
      expect(
        await asked(Object.fromEntries(Object.entries(good).filter(([name]) => name !== missing))),
      ).toBeUndefined();
  });

  it('is refused by an empty key, and when it is older or newer than five minutes', async () => {
    expect(await asked(good, body, now, 'whsec_')).toBeUndefined();
    expect(await asked(good, body, now + 299_000)).toBe('msg_1');
    expect(await asked(good, body, now + 301_000)).toBeUndefined();
    expect(await asked(good, body, now - 301_000)).toBeUndefined();
  });
});
