import { afterEach, expect, it, vi } from 'vitest';
import type { OutgoingMail } from '../_shared/environment.ts';
import { handler } from './handler.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ID = 'f0000000-0000-4000-8000-0000000000c0';

it('names the mail by the id of its message, so that the mail service sends it once (R-239)', async () => {
  vi.stubGlobal('fetch', async () => Response.json(0));
  const settings: Record<string, string> = {
    CONTACT_EMAIL: 'help@sorella.test',
    SUPABASE_URL: 'https://backend.example',
    SUPABASE_SERVICE_ROLE_KEY: 'key',
  };
  const sent: OutgoingMail[] = [];
  const send = async (given: object) =>
    handler(
      new Request('https://backend.example/functions/v1/send-contact-email', {
        method: 'POST',
        body: JSON.stringify({
          name: 'Maya Okafor',
          email: 'maya@sorella.test',
          subject: 'A question',
          message: 'When does the book club meet?',
          ...given,
        }),
      }),
      {
        get: (name) => settings[name],
        sendMail: async (mail) => {
          sent.push(mail);
        },
        sendPush: async () => 201,
      },
    );
  expect((await send({ id: ID })).status).toBe(200);
  // Pages that were open before do not name it.
  expect((await send({})).status).toBe(200);
  expect((await send({ id: 'mine' })).status).toBe(400);
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([`contact-${ID}`, undefined]);
});
