import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stack, startStack } from './stack.ts';
import { visitor } from './testing/fixture.ts';

const scheduleSecret = 'only-the-schedule-knows';
let stack: Stack;

beforeAll(async () => {
  // The project's own migrations: its functions count in its database.
  stack = await startStack({
    // Payments without the keys of a provider cannot be asked for.
    functionVariables: {
      CONTACT_EMAIL: 'support@sorella.test',
      SCHEDULE_SECRET: scheduleSecret,
      PAYMENTS: 'stripe',
    },
  });
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

  it('thanks what has filled in the field that no person sees, and sends nothing (R-239)', async () => {
    const answer = await send({ ...filled, subject: 'Cheap watches', website: 'https://spam.example' });
    expect(await answer.json()).toEqual({ success: true });
    const subjects = stack.mailbox.list('support@sorella.test').map(({ subject }) => subject);
    expect(subjects).not.toContain('Cheap watches');
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

  it('mails a decision to its member as soon as it is made, plain and HTML (R-334)', async () => {
    const admin = visitor(stack);
    await admin.auth.signInWithPassword({ email: 'admin@sorella.test', password: 'sorella-demo' });
    const { data } = await admin.from('event_bookings').select('id,user_id').eq('status', 'pending').limit(1);
    const [booking] = data ?? [];
    const { data: addresses } = await admin.rpc('admin_get_user_emails', { user_ids: [booking?.user_id] });
    await admin.rpc('decide_booking', { target_booking_id: booking?.id, decision: 'approve' });
    const mail = await stack.mailbox.next(String(addresses?.[0]?.email), ({ subject }) =>
      subject.startsWith('You are in'),
    );
    expect(mail.text).toMatch(/When: .+\nWhere: .+/);
    expect(mail.html).toContain('</table>');
  });

  it('stops mails of a kind with one click from the mail, and by no link that was not signed (A-102)', async () => {
    const mail = stack.mailbox.list().find(({ subject }) => subject.startsWith('You are in'));
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const post = (url: string) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    // Programs that look for danger open every link.
    expect((await fetch(link)).status).toBe(405);
    expect((await post(link.slice(0, -1))).status).toBe(404);
    expect((await post(`${link}${'0'.repeat(300)}`)).status).toBe(404);
    for (const _ of [1, 2]) {
      const answer = await post(link);
      expect([answer.status, await answer.json()]).toEqual([200, { kind: 'application-approved' }]);
    }
  });

  it('lets nobody but the schedule have mails sent, not even the secret key', async () => {
    const deliver = (headers: Record<string, string>) =>
      fetch(`${stack.url}/functions/v1/deliver-mails`, { method: 'POST', headers });
    for (const headers of [
      {},
      { authorization: `Bearer ${stack.publishableKey}` },
      { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
      { 'x-schedule-secret': '' },
      { 'x-schedule-secret': `${scheduleSecret}x` },
    ])
      expect((await deliver(headers)).status).toBe(401);
    const answer = await deliver({ 'x-schedule-secret': scheduleSecret });
    expect(await answer.json()).toEqual({ sent: 0, failed: 0 });
  });

  it('tells a checker in one word how it is, and an admin which function failed', async () => {
    const health = () => fetch(`${stack.url}/functions/v1/health`);
    const well = await health();
    expect([well.status, await well.json()]).toEqual([200, { status: 'ok' }]);
    expect((await fetch(`${stack.url}/functions/v1/health`, { method: 'POST' })).status).toBe(405);
    const admin = visitor(stack);
    await admin.auth.signInWithPassword({ email: 'admin@sorella.test', password: 'sorella-demo' });
    const failed = async () => (await admin.rpc('admin_overview')).data.failed_functions;
    expect(await failed()).toEqual([]);
    const broken = await admin.functions.invoke('verify-event-payment', {
      body: { sessionId: 'cs_test_broken' },
    });
    expect(broken.error).not.toBeNull();
    expect(await failed()).toMatchObject([{ name: 'verify-event-payment', failures: 1 }]);
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
