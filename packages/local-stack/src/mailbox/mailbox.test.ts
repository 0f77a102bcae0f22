import { beforeEach, describe, expect, it } from 'vitest';
import { Mailbox } from './mailbox.ts';
import { createMailboxServer } from './mailbox-server.ts';

let mailbox: Mailbox;

beforeEach(() => {
  mailbox = new Mailbox();
});

const ask = (where: string, init?: RequestInit) =>
  createMailboxServer(mailbox).request(`http://127.0.0.1:54324${where}`, init);

describe('the mailbox', () => {
  it('lists mail newest first, all of it or by address, in any case', async () => {
    mailbox.deliver({ to: 'Maya@sorella.test', subject: 'First' });
    mailbox.deliver({ to: 'noor@sorella.test', subject: 'Second' });
    expect(await (await ask('/api/messages')).json()).toMatchObject([
      { subject: 'Second' },
      { subject: 'First' },
    ]);
    expect(await (await ask('/api/messages?to=maya@SORELLA.test')).json()).toMatchObject([
      { subject: 'First' },
    ]);
  });

  it('removes one mail, the mails to an address, or all', async () => {
    const mail = mailbox.deliver({ to: 'maya@sorella.test', subject: 'One' });
    mailbox.deliver({ to: 'maya@sorella.test', subject: 'Two' });
    mailbox.deliver({ to: 'noor@sorella.test', subject: 'Three' });
    await ask(`/api/messages/${mail.id}`, { method: 'DELETE' });
    expect(mailbox.list()).toHaveLength(2);
    await ask('/api/messages?to=maya@sorella.test', { method: 'DELETE' });
    expect(mailbox.list()).toMatchObject([{ subject: 'Three' }]);
    await ask('/api/messages', { method: 'DELETE' });
    expect(mailbox.list()).toEqual([]);
  });

  it('hands over a mail that is waited for, or already here', async () => {
    const waited = mailbox.next('maya@sorella.test', (mail) => mail.subject === 'Wanted');
    mailbox.deliver({ to: 'maya@sorella.test', subject: 'Other' });
    mailbox.deliver({ to: 'maya@sorella.test', subject: 'Wanted' });
    expect((await waited).subject).toBe('Wanted');
    expect((await mailbox.next('maya@sorella.test')).subject).toBe('Wanted');
  });

  it('shows mail to people without running anything in it', async () => {
    const { id } = mailbox.deliver({
      to: 'maya@sorella.test',
      subject: '<script>alert(1)</script>',
      html: '<a href="http://localhost:3000/x">Confirm</a><script>alert(2)</script>"',
    });
    const list = await (await ask('/')).text();
    expect(list).not.toContain('<script');
    const page = await ask(`/messages/${id}`);
    const text = await page.text();
    expect(text).not.toContain('<script');
    expect(text).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('keeps to this machine when a foreign name points at it', async () => {
    mailbox.deliver({ to: 'maya@sorella.test', subject: 'Secret' });
    const answer = await createMailboxServer(mailbox).request('http://evil.test:54324/api/messages');
    expect(answer.status).toBe(403);
  });

  it('answers 404 for what is not there', async () => {
    expect((await ask('/messages/nope')).status).toBe(404);
    expect((await ask('/nope')).status).toBe(404);
  });
});
