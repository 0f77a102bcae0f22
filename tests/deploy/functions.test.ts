import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  describeContactContract,
  describePaymentsContract,
  paidApplication,
} from '@sorella/core/data-port/contract';
import { type Stack, startStack } from '@sorella/local-stack';
import { program, projectFolder, run } from '@sorella/supabase/deploy';
import { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { type ContractBackend, createAccounts, createBackendHarness } from '../contract/backend-harness.ts';
import { functionsInDeno } from './deno-functions.ts';

type Get = (name: string) => string | undefined;

/** What projects of an age give to their functions, made of what the local stack gives. */
const projects = {
  'a new project, with keys by name alone': (get: Get) => ({
    SUPABASE_PUBLISHABLE_KEYS: get('SUPABASE_PUBLISHABLE_KEYS'),
    SUPABASE_SECRET_KEYS: get('SUPABASE_SECRET_KEYS'),
  }),
  'a project with both': (get: Get) => ({
    SUPABASE_PUBLISHABLE_KEYS: get('SUPABASE_PUBLISHABLE_KEYS'),
    SUPABASE_SECRET_KEYS: get('SUPABASE_SECRET_KEYS'),
    SUPABASE_ANON_KEY: get('SUPABASE_ANON_KEY'),
    SUPABASE_SERVICE_ROLE_KEY: get('SUPABASE_SERVICE_ROLE_KEY'),
  }),
  'an old project, with legacy keys alone': (get: Get) => ({
    SUPABASE_ANON_KEY: get('SUPABASE_ANON_KEY'),
    SUPABASE_SERVICE_ROLE_KEY: get('SUPABASE_SERVICE_ROLE_KEY'),
  }),
};

const shared = ['SUPABASE_URL', 'SITE_URL', 'CONTACT_EMAIL', 'PAYMENTS', 'SCHEDULE_SECRET'];

describe('Edge Functions, as Deno reads them', () => {
  it('import nothing that it cannot have, and fit together', async () => {
    const folder = path.join(projectFolder, 'supabase/functions');
    const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const files = entries
      .map(({ name }) => `${name}/index.ts`)
      .filter((file) => existsSync(path.join(folder, file)));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      // Each with its own deno.json, as it is deployed.
      const from = path.join(folder, path.dirname(file));
      const { code, output } = await run(program('deno'), ['check', '--quiet', '--no-lock', 'index.ts'], {
        folder: from,
      });
      expect({ file, code, output }).toEqual({ file, code: 0, output: '' });
    }
  });
});

for (const [title, keysOf] of Object.entries(projects)) {
  describe(`Edge Functions in Deno, in ${title}`, () => {
    const functions = functionsInDeno((get) => {
      const given = { ...keysOf(get), ...Object.fromEntries(shared.map((name) => [name, get(name)])) };
      const set = Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      return { ...Object.fromEntries(set), RESEND_API_KEY: 're_planted', MAIL_FROM: 'hello@sorella.example' };
    });
    let started: ReturnType<typeof start> | undefined;

    async function start() {
      const stack: Stack = await startStack({ seed: false, rateLimits: false, functions: functions.find });
      const database = new Pool({ connectionString: stack.databaseUrl, max: 4 });
      database.on('error', () => undefined);
      const backend: ContractBackend = {
        url: stack.url,
        publishableKey: stack.publishableKey,
        sql: async (text, values) => (await database.query(text, values)).rows,
        mailTo: (email) => stack.mailbox.next(email),
      };
      return { stack, database, backend, accounts: await createAccounts(backend) };
    }
    const running = () => {
      started ??= start();
      return started;
    };

    afterAll(async () => {
      const { database, stack } = await running();
      await database.end();
      await stack.stop();
      await functions.stop();
    });

    const createHarness = async () => {
      const { backend, accounts } = await running();
      return createBackendHarness(backend, accounts);
    };
    describePaymentsContract(createHarness);
    describeContactContract(createHarness);

    it('sends the mails that wait, for the schedule alone (R-334)', async () => {
      const { backend, stack } = await running();
      const harness = await createHarness();
      const { application, event, member } = await paidApplication(harness);
      await member.data.payments.verifyEvent(`cs_test_paid_1000eur_${application.reference}`);
      const [account] = await backend.sql<{ email: string }>('select email from auth.users where id = $1', [
        member.userId,
      ]);
      const mail = await stack.mailbox.next(account?.email ?? '', ({ subject }) =>
        subject.includes(`You are in: ${event.title}`),
      );
      expect(mail.html).toContain('</table>');
      const stranger = await fetch(`${stack.url}/functions/v1/deliver-mails`, {
        method: 'POST',
        headers: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
      });
      expect(stranger.status).toBe(401);
    });
  });
}
