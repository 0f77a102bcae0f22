import { afterEach, expect, it, vi } from 'vitest';
import type { FunctionEnvironment, OutgoingMail } from '../_shared/environment.ts';
import { MailRefusedError } from '../_shared/mail-failure.ts';
import { handler } from './handler.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const approved = (id: number, email: string) => ({
  id,
  email,
  first_name: 'Maya',
  unsubscribe_token: 'a-token',
  kind: 'application-approved',
  details: {
    event_id: 'e',
    title: 'Sunday long-table brunch',
    start_time: '2026-11-29T10:00:00+00:00',
    end_time: '2026-11-29T13:30:00+00:00',
    time_zone: 'Europe/Berlin',
    location: 'Kreuzberg, Berlin',
    reference: 'K7M49QXT',
    amount_cents: 3000,
    was_approved: false,
    notes: null,
  },
});

/** Runs the function once; `answers` are the database's, by procedure. */
async function deliver(
  answers: Record<string, unknown>,
  sendMail: (mail: OutgoingMail) => Promise<void>,
): Promise<{ answer: unknown; asked: { name: string; input: unknown }[] }> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: { name: string; input: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(address.lastIndexOf('/') + 1);
    asked.push({ name, input: JSON.parse(body) });
    const given = answers[name] ?? null;
    return given instanceof Error ? new Response(given.message, { status: 500 }) : Response.json(given);
  });
  const settings: Record<string, string> = {
    SUPABASE_URL: 'https://backend.example',
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    SITE_URL: 'https://sorella.example',
    SCHEDULE_SECRET: 'only-the-schedule-knows',
  };
  const environment: FunctionEnvironment = {
    get: (name) => settings[name],
    sendMail,
    sendPush: async () => 201,
  };
  const request = new Request('https://backend.example/functions/v1/deliver-mails', {
    method: 'POST',
    headers: { 'x-schedule-secret': 'only-the-schedule-knows' },
  });
  const answer = await handler(request, environment);
  return { answer: await answer.json(), asked };
}

const notes = (asked: { name: string; input: unknown }[]) =>
  asked.filter(({ name }) => name.startsWith('note_mail')).map(({ name, input }) => ({ name, input }));

it('keeps of each mail that did not go why, and sends the others (A-102)', async () => {
  const sent: OutgoingMail[] = [];
  const { answer, asked } = await deliver(
    {
      write_reminders: 0,
      take_outgoing_mails: [
        { id: 1, email: 'maya@sorella.test', kind: 'of-a-later-release' },
        approved(2, 'refused@sorella.test'),
        approved(3, 'unreachable@sorella.test'),
        approved(4, 'maya@sorella.test'),
      ],
      take_outgoing_pushes: [],
    },
    async (mail) => {
      if (mail.to.startsWith('refused')) throw new MailRefusedError('422');
      if (mail.to.startsWith('unreachable')) throw new Error('503');
      sent.push(mail);
    },
  );
  expect(notes(asked)).toEqual([
    { name: 'note_mail_failed', input: { mail_id: 1, reason: 'unreadable' } },
    { name: 'note_mail_failed', input: { mail_id: 2, reason: 'refused' } },
    { name: 'note_mail_failed', input: { mail_id: 3, reason: 'unreachable' } },
    { name: 'note_mail_sent', input: { mail_id: 4 } },
  ]);
  expect(sent).toMatchObject([
    {
      to: 'maya@sorella.test',
      idempotencyKey: 'outgoing-mail-4',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    },
  ]);
  expect(answer).toEqual({ sent: 1, failed: 3 });
});

it('calls no mail failed that went and only could not be noted, nor stops at reminders that cannot be written (A-102)', async () => {
  const { answer, asked } = await deliver(
    {
      write_reminders: new Error('No room'),
      take_outgoing_mails: [approved(5, 'maya@sorella.test')],
      note_mail_sent: new Error('Gone'),
      take_outgoing_pushes: [],
    },
    async () => undefined,
  );
  expect(notes(asked).map(({ name }) => name)).toEqual(['note_mail_sent']);
  expect(answer).toEqual({ sent: 0, failed: 2 });
});
