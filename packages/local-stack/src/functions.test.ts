import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from './stack.ts';
import { signedIn, startFixture, visitor } from './testing/fixture.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture({ functionVariables: { CONTACT_EMAIL: 'support@sorella.test' } });
});
afterAll(() => stack.stop());

const filled = {
  name: 'Maya Okafor',
  email: 'maya@sorella.test',
  subject: 'A question',
  message: 'When does the book club meet?',
};

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${stack.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the Edge Functions host', () => {
  it('runs a function for supabase-js, and its mail lands in the mailbox (R-239)', async () => {
    const { data, error } = await visitor(stack).functions.invoke('send-contact-email', { body: filled });
    expect(error).toBeNull();
    expect(data).toEqual({ success: true });
    const mail = await stack.mailbox.next('support@sorella.test');
    expect(mail.subject).toBe('A question');
    expect(mail.text).toContain('maya@sorella.test');
  });

  it.each([
    ['R-235', { name: 'M' }, 'Name must be at least 2 characters.'],
    ['R-236', { email: 'nobody' }, 'Please enter a valid email address.'],
    ['R-237', { subject: 'Hey' }, 'Subject must be at least 5 characters.'],
    ['R-238', { message: 'Short' }, 'Message must be at least 10 characters.'],
    ['R-235', { name: undefined }, 'Name must be at least 2 characters.'],
  ])('answers the error to show (%s)', async (_, change, error) => {
    const answer = await send({ ...filled, ...change });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error });
  });

  it('answers what is no JSON with an error, too', async () => {
    expect((await send(undefined)).status).toBe(400);
  });

  it('tells browsers that they may call it', async () => {
    const answer = await fetch(`${stack.url}/functions/v1/send-contact-email`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('wants a key or a valid token', async () => {
    expect((await send(filled, { apikey: 'wrong' })).status).toBe(401);
    expect((await send(filled, { authorization: 'Bearer a.b.c' })).status).toBe(401);
  });

  it('answers 404 for a function that does not exist, and never reads another file', async () => {
    for (const name of ['nope', '_shared', '..%2fmigrations']) {
      const answer = await fetch(`${stack.url}/functions/v1/${name}`, {
        headers: { apikey: stack.publishableKey },
      });
      expect(answer.status).toBe(404);
    }
  });

  it('stops someone who keeps sending, and nobody else', async () => {
    const maya = await signedIn(stack, 'maya');
    const noor = await signedIn(stack, 'noor');
    const statuses: (number | undefined)[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { response } = await maya.functions.invoke('send-contact-email', { body: filled });
      statuses.push(response?.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await noor.functions.invoke('send-contact-email', { body: filled })).error).toBeNull();
  });
});
