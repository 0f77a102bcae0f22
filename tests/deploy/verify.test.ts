import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Stack, startStack } from '@sorella/local-stack';
import {
  hiddenProcedures,
  hiddenTables,
  liveChecks,
  openProcedures,
  openTables,
  projectFolder,
  run,
} from '@sorella/supabase/deploy';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from './hosted.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const verify = (...more: string[]) =>
  run(process.execPath, ['deploy/verify.ts', '--url', stack.url, '--key', stack.publishableKey, ...more], {
    folder: projectFolder,
  });
const signUp = (email: string, url = stack.url) =>
  liveChecks
    .find(({ title }) => title.startsWith('Auth hands'))
    ?.run({ url, key: stack.publishableKey, mailTo: email });
const found = async (title: string) =>
  liveChecks
    .find((check) => check.title.startsWith(title))
    ?.run({ url: stack.url, key: stack.publishableKey });

/** Every table, view and procedure that the API offers, and whether a visitor may do anything with it. */
const offered = `
  select relname as name, true as is_table,
    has_any_column_privilege('anon', oid, 'select') as is_open
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
  union all
  select proname, false, bool_or(has_function_privilege('anon', oid, 'execute'))
  from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype group by proname
  order by 1`;

describe('What is asked as a visitor', () => {
  it('is every table and procedure but those that she may read or call', async () => {
    const there = await ask<{ name: string; is_table: boolean; is_open: boolean }>(
      stack.databaseUrl,
      offered,
    );
    const named = (isTable: boolean, isOpen: boolean) =>
      there.filter((each) => each.is_table === isTable && each.is_open === isOpen).map(({ name }) => name);
    expect(named(true, true)).toEqual(openTables);
    expect(named(false, true)).toEqual(openProcedures);
    expect(named(true, false)).toEqual(hiddenTables.toSorted());
    expect(named(false, false)).toEqual([...hiddenProcedures.keys()].toSorted());
  });
});

describe('A project that runs, asked from outside', () => {
  it('does what it should, but for the one thing that is left to a hand: the local stack leaves it too', async () => {
    const { code, output } = await verify();
    const lines = output.match(/^[✓✗–].*/gm) ?? [];
    expect(output).toContain('– The site is served with its headers, and asks this project\n  Not asked');
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual(['✗ Live updates are private']);
    expect(output).toContain("allow private channels only in Realtime's settings");
    expect({ code, checks: lines.length }).toEqual({ code: 1, checks: liveChecks.length });
  });

  it('is waited for where its schedule comes for the first time, and told of where it does not', async () => {
    const words = ['schedule-late', 'schedule-late', 'ok'];
    const server = createServer((_, response) => response.end(JSON.stringify({ status: words.shift() })));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const check = liveChecks.find(({ title }) => title.startsWith('Mails go out'));
    const asked = (forMs: number) =>
      check?.run({ url, key: stack.publishableKey, justDeployed: { forMs, everyMs: 1 } });
    expect(await asked(60_000)).toBeUndefined();
    words.push('schedule-late', 'ok');
    expect(await asked(0)).toContain('The schedule did not come for ten minutes');
    server.close();
  });

  it('is asked nothing more with a key that is not its own, or where nobody answers', async () => {
    const asked = (url: string, key: string) =>
      run(process.execPath, ['deploy/verify.ts', '--url', url, '--key', key], { folder: projectFolder });
    const wrongKey = await asked(stack.url, 'sb_publishable_of_another_project');
    expect(wrongKey).toMatchObject({ code: 1 });
    expect(wrongKey.output).toBe(
      `✗ The project answers, and the key is its own\n  ${stack.url} answered 401: the key is not this project's.\nNothing else was asked.\n`,
    );
    const nobody = await asked('http://127.0.0.1:9', stack.publishableKey);
    expect(nobody).toMatchObject({ code: 1 });
    expect(nobody.output).toBe(
      '✗ The project answers, and the key is its own\n  http://127.0.0.1:9 cannot be reached.\nNothing else was asked.\n',
    );
  });

  it('is sent no key that passes its rules, and whoever gave one is told to replace it', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.end('{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const serviceRole = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.planted`;
    for (const key of ['sb_secret_planted', serviceRole]) {
      const { code, output } = await run(
        process.execPath,
        ['deploy/verify.ts', '--url', url, '--key', key, '--mail-to', 'inbox@example.org'],
        { folder: projectFolder },
      );
      expect({ code, output }).toEqual({
        code: 2,
        output:
          'That is not a key that browsers may have, and nothing was sent. Take the publishable key (sb_publishable_…). If it was a\n' +
          'secret key, replace it in the settings of the project: it stood in the list of processes, for everybody on this machine.\n',
      });
    }
    expect(requests).toBe(0);
    server.close();
  });

  it.each([
    [[], 'Realtime did not answer, so nobody knows: ask again.'],
    [
      [{ status: 'error', response: { reason: 'ConnectionRateLimitReached: Too many' } }],
      'Realtime refused with ConnectionRateLimitReached: Too many: ask again.',
    ],
    [
      [{ status: 'error', response: { reason: 'PrivateOnly: This project only allows private channels' } }],
      undefined,
    ],
    [
      [{ status: 'ok', response: {} }],
      "Anybody can join a public channel: allow private channels only in Realtime's settings.",
    ],
  ])('is private where Realtime says so, and not where it says %j', async (replies, said) => {
    class Answering extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new Event('open')));
      }
      send() {
        for (const payload of replies) {
          const data = JSON.stringify({ event: 'phx_reply', ref: '1', payload });
          this.dispatchEvent(new MessageEvent('message', { data }));
        }
        this.close();
      }
      close() {
        this.dispatchEvent(new Event('close'));
      }
    }
    vi.stubGlobal('WebSocket', Answering);
    expect(await found('Live updates are private')).toBe(said);
    vi.unstubAllGlobals();
  });

  it('mails whom it is told to sign up, and says what stands and where to look', async () => {
    const email = 'inbox@example.org';
    const { output } = await verify('--mail-to', email);
    expect(output).toContain(
      '✓ Auth hands mails to its mail server\n  Auth handed a mail to its mail server; look into the inbox of inbox@example.org.',
    );
    expect(output).toContain('An account of that address stands now, unconfirmed');
    expect((await stack.mailbox.next(email)).subject).toContain('please confirm');
    const accounts = await ask(
      stack.databaseUrl,
      `select email_confirmed_at from auth.users where email = '${email}'`,
    );
    expect(accounts).toEqual([{ email_confirmed_at: null }]);
  });

  it('signs nobody up where nobody asked for it, and says so', async () => {
    const { output } = await verify();
    expect(output).toContain('– Auth hands mails to its mail server\n  Not asked: --mail-to');
  });

  it('is found out when Auth can hand no mail over, or had none to hand over', async () => {
    const answers = [
      [500, { msg: 'Error sending confirmation email' }],
      [429, { msg: 'For security reasons, you can only request this after 50 seconds.' }],
      [200, { id: 'hidden', identities: [] }],
      [200, { access_token: 'a-session', user: { identities: [{}] } }],
    ] as const;
    const server = createServer((_, response) => {
      const [status, body] = answers[said.length] ?? [404, {}];
      response.writeHead(status).end(JSON.stringify(body));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const said: unknown[] = [];
    for (const _ of answers) said.push(await signUp('inbox@example.org', url));
    expect(said).toEqual([
      'Auth answered 500 (Error sending confirmation email): are SMTP_HOST, SMTP_USER and SMTP_PASS right, and may they send from SMTP_FROM?',
      'Auth answered 429 (For security reasons, you can only request this after 50 seconds.): ask again in some minutes.',
      'inbox@example.org has an account already, so no mail was sent: take an address that has none.',
      'Auth asked for no confirmation, so no mail was sent.',
    ]);
    server.close();
  });

  it('is found out when anybody can read the messages', async () => {
    await ask(stack.databaseUrl, 'grant select on public.messages to anon');
    await ask(stack.databaseUrl, 'create policy open on public.messages for select to anon using (true)');
    await stack.reloadSchema();
    expect(await found('Visitors see nothing')).toBe('messages can be read by anybody.');
    expect(await found('Visitors see the events')).toBeUndefined();
  });

  it('is found out when anybody can call a procedure of the admins', async () => {
    await ask(
      stack.databaseUrl,
      "create or replace function public.admin_overview() returns jsonb language sql as $$ select '{}'::jsonb $$",
    );
    await ask(stack.databaseUrl, 'grant execute on function public.admin_overview() to anon');
    await stack.reloadSchema();
    expect(await found('Visitors can call nothing')).toBe('admin_overview answers anybody.');
  });

  it('is found out when anybody can read a table in which nothing is yet', async () => {
    expect(await ask(stack.databaseUrl, 'select from public.reports')).toEqual([]);
    await ask(stack.databaseUrl, 'grant select on public.reports to anon');
    await ask(stack.databaseUrl, 'create policy open on public.reports for select to anon using (true)');
    await stack.reloadSchema();
    expect(await found('Visitors see nothing')).toBe('messages, reports can be read by anybody.');
  });

  it('is found out when anybody can call a procedure that is told something, or writes', async () => {
    const opened = [
      'public.get_thread(uuid, timestamptz, uuid, integer)',
      'public.get_public_profiles(uuid[])',
      // What members call leads to what does it, which has rights of its own.
      'public.block_member(uuid)',
      'private.block_member(uuid)',
    ];
    await ask(stack.databaseUrl, `grant execute on function ${opened.join(', ')} to anon`);
    await stack.reloadSchema();
    expect(await found('Visitors can call nothing')).toBe(
      'admin_overview, block_member, get_public_profiles, get_thread answers anybody.',
    );
  });

  it('is found out when a table or a procedure is not there', async () => {
    await ask(stack.databaseUrl, 'drop function public.signal_typing; drop table public.reports cascade');
    await stack.reloadSchema();
    const said = 'where strangers are refused: are the migrations applied?';
    expect(await found('Visitors see nothing')).toContain(`reports answered 404 PGRST205, ${said}`);
    expect(await found('Visitors can call nothing')).toContain(
      `signal_typing answered 404 PGRST202, ${said}`,
    );
  });

  it('is found out when its schedule stands still', async () => {
    await ask(stack.databaseUrl, 'update private.task_runs set last_run_at = null');
    // What the function has read before is known for ten seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    expect(await found('Mails go out')).toContain('The schedule did not come for ten minutes');
    vi.useRealTimers();
  });
});
