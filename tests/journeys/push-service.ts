import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { decrypt } from 'http_ece';
import { z } from 'zod';
import { stack } from './stack.ts';

const pushed = z.array(z.object({ headers: z.record(z.string(), z.string()), body: z.string() }));

/** A browser's side of a subscription, with the keys that only its device has. */
export interface TestSubscription {
  readonly endpoint: string;
  /** Gives it to the pages of a device in place of one of the browser's own service, which no test can reach. */
  putInto(context: BrowserContext): Promise<void>;
  /** What came there, oldest first, each signed by the server and decrypted as the device does it (RFC 8291, 8292). */
  received(): Promise<string[]>;
}

/** Whether the server signed for the service that it asks, by the key that the page subscribed with. */
function isSigned(authorization: string, endpoint: string): boolean {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'));
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return (
    aud === new URL(endpoint).origin &&
    sub.startsWith('mailto:') &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      {
        key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } }),
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64url'),
    )
  );
}

/** A new subscription at the push service that the stack plays. */
export function testSubscription(): TestSubscription {
  const endpoint = `https://push.sorella.test/send/${randomUUID()}`;
  const device = createECDH('prime256v1');
  const p256dh = device.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    endpoint,
    async putInto(context) {
      await context.addInitScript(
        (given) => {
          // A browser without a window has told every page no.
          Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
          const stands = 'test-subscription';
          const subscription = {
            endpoint: given.endpoint,
            options: { applicationServerKey: null, userVisibleOnly: true },
            toJSON: () => given,
            unsubscribe: async () => {
              localStorage.removeItem(stands);
              return true;
            },
          };
          Object.assign(PushManager.prototype, {
            getSubscription: async () => (localStorage.getItem(stands) === null ? null : subscription),
            subscribe: async () => {
              localStorage.setItem(stands, 'yes');
              return subscription;
            },
          });
        },
        { endpoint, keys: { p256dh, auth } },
      );
    },
    async received() {
      const answer = await fetch(`${stack.mailboxUrl}/api/pushes?endpoint=${encodeURIComponent(endpoint)}`);
      return pushed.parse(await answer.json()).map(({ headers, body }) => {
        if (!isSigned(headers['authorization'] ?? '', endpoint)) throw new Error('The push is not signed');
        return decrypt(Buffer.from(body, 'base64'), {
          version: 'aes128gcm',
          privateKey: device,
          authSecret: auth,
        }).toString();
      });
    },
  };
}
