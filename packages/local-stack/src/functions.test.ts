import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stack, startStack } from './stack.ts';
import { visitor } from './testing/fixture.ts';

let stack: Stack;

beforeAll(async () => {
  // The project's own migrations: its functions count in its database.
  stack = await startStack({ functionVariables: { CONTACT_EMAIL: 'support@sorella.test' } });
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

  it('answers 404 for a function that does not exist, and never reads another file', async () => {
    for (const name of ['nope', '_shared', '..%2fmigrations']) {
      const answer = await fetch(`${stack.url}/functions/v1/${name}`, {
        headers: { apikey: stack.publishableKey },
      });
      expect(answer.status).toBe(404);
    }
  });

  /** What a forger can write without any secret: any claims, and no signature that fits. */
  const forged = (sub: string) =>
    `Bearer ${[{ alg: 'HS256' }, { role: 'authenticated', sub }].map((part) => btoa(JSON.stringify(part))).join('.')}.x`;

  it('names the account of somebody who is signed in, and believes no token that was made up', async () => {
    const maya = visitor(stack);
    const { data } = await maya.auth.signInWithPassword({
      email: 'maya@sorella.test',
      password: 'sorella-demo',
    });
    const id = data.user?.id ?? 'nobody';
    await maya.functions.invoke('send-contact-email', { body: { ...filled, subject: 'From Maya' } });
    expect((await stack.mailbox.next('support@sorella.test')).text).toContain(`Signed in as member ${id}`);
    expect((await send({ ...filled, subject: 'Forged' }, { authorization: forged(id) })).status).toBe(200);
    expect((await stack.mailbox.next('support@sorella.test')).text).not.toContain('Signed in');
  });

  it('stops an address that keeps sending, whoever it says to be and wherever from (A-92)', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const answer = await send(filled, {
        authorization: forged(`00000000-0000-4000-8000-00000000000${round}`),
        'x-forwarded-for': `192.0.2.${round}`,
        'cf-connecting-ip': `198.51.100.${round}`,
        apikey: `wrong-${round}`,
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
  });
});
