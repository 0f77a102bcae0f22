import { decode, sign, verifyWithJwks } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunctionsHost } from './functions/functions-host.ts';
import { randomKeys } from './keys.ts';
import { Mailbox } from './mailbox/mailbox.ts';
import type { Stack } from './stack.ts';
import { people, signedIn, startFixture } from './testing/fixture.ts';
import { claimsOf, signToken } from './tokens.ts';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const claims = () => ({ sub: crypto.randomUUID(), role: 'authenticated', exp: inAnHour() });

describe('Access tokens', () => {
  it('are believed when signed with the key, or with the secret that the project had before', async () => {
    const keys = randomKeys();
    const asked = claims();
    expect(await claimsOf(keys, await signToken(keys, asked))).toMatchObject(asked);
    expect(await claimsOf(keys, await sign(asked, keys.jwtSecret, 'HS256'))).toMatchObject(asked);
  });

  it('are forged when another project signed them, or the public part of the key did', async () => {
    const keys = randomKeys();
    const others = await signToken(randomKeys(), claims());
    await expect(claimsOf(keys, others)).rejects.toThrow('signature mismatched');
    const { x = '' } = keys.signingKey ?? {};
    await expect(claimsOf(keys, await sign(claims(), x, 'HS256'))).rejects.toThrow('signature mismatched');
  });

  it('are no tokens to a gateway that verifies them, which knows the legacy secret alone', async () => {
    const keys = randomKeys();
    const host = createFunctionsHost({
      find: () => Promise.resolve(() => Promise.resolve(new Response('ran'))),
      keys,
      mailbox: new Mailbox(),
      verifiesToken: () => true,
      variables: () => ({}),
    });
    const call = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await host(new Request('http://stack/functions/v1/any', { headers }), 'any', '')).status;
    };
    expect(await call(await sign(claims(), keys.jwtSecret, 'HS256'))).toBe(200);
    expect(await call(await signToken(keys, claims()))).toBe(401);
  });
});

describe('A stack whose tokens are signed as new projects sign them', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startFixture();
  });
  afterAll(() => stack.stop());

  const hersNow = async () =>
    (await (await signedIn(stack, 'maya')).auth.getSession()).data.session?.access_token ?? '';
  const asked = (path: string, token: string) =>
    fetch(`${stack.url}${path}`, {
      headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
    });

  it('publishes the key that they can be checked with, and no more of it', async () => {
    const published = await (await fetch(`${stack.url}/auth/v1/.well-known/jwks.json`)).json();
    const token = await hersNow();
    expect(decode(token).header).toMatchObject({ alg: 'ES256', kid: published.keys[0].kid });
    expect(JSON.stringify(published)).not.toContain('"d"');
    const checked = await verifyWithJwks(token, { keys: published.keys, allowedAlgorithms: ['ES256'] });
    expect(checked).toMatchObject({ role: 'authenticated', email: people.maya.email });
  });

  it('believes them in every service, and forged ones in none', async () => {
    const token = await hersNow();
    const [head, , signature] = token.split('.');
    const forged = [head, btoa(JSON.stringify(claims())).replaceAll('=', ''), signature].join('.');
    for (const path of ['/auth/v1/user', '/rest/v1/notes?select=id']) {
      expect({ path, status: (await asked(path, token)).status }).toEqual({ path, status: 200 });
      expect({ path, status: (await asked(path, forged)).status }).toEqual({ path, status: 401 });
    }
  });
});
