import { randomUUID } from 'node:crypto';
import { type Stack, startStack } from '@sorella/local-stack';
import { createClient } from '@supabase/supabase-js';
import { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { describePort } from './port.ts';
import { createAccounts, createStackHarness } from './stack-harness.ts';

/** One stack for all suites of this file; started by the first that needs it. */
let started: ReturnType<typeof start> | undefined;

async function start() {
  const stack: Stack = await startStack({ ephemeral: true, seed: false });
  const database = new Pool({ connectionString: stack.databaseUrl, max: 4 });
  // A connection that is saying goodbye may still hear that Postgres goes down.
  database.on('connect', (client) => client.on('error', () => undefined));
  return { stack, database, accounts: await createAccounts(stack, database) };
}

afterAll(async () => {
  const ending = await started;
  await ending?.database.end();
  await ending?.stack.stop();
});

const running = () => {
  started ??= start();
  return started;
};

describePort('adapter on the local stack', async () => {
  const { stack, database, accounts } = await running();
  return createStackHarness(stack, database, accounts);
});

// The port does not call these yet; the way of an object through supabase-js and the API is worth a test of its own.
describe('a procedure that takes JSON, on the local stack', () => {
  async function signedIn(role: 'maya' | 'admin') {
    const { stack, accounts } = await running();
    const client = createClient(stack.url, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword(accounts[role]);
    expect(error).toBeNull();
    return client;
  }

  it('edits her profile once for each operation (A-51, R-434)', async () => {
    const maya = await signedIn('maya');
    const operation_id = randomUUID();
    const bio = 'Clay, "cake" & {curly} braces: ünïcode, too.';
    const edit = (changes: object) => maya.rpc('update_own_profile', { changes, operation_id });
    expect(await edit({ bio, age: 32, title: null, whatsapp_group_opt_in: true })).toMatchObject({
      error: null,
      data: { bio, age: 32, title: null, whatsapp_group_opt_in: true },
    });
    expect(await edit({ bio: 'Not again.' })).toMatchObject({ error: null, data: { bio, age: 32 } });
  });

  it('refuses fields that are not hers to change (A-51)', async () => {
    const maya = await signedIn('maya');
    const { error } = await maya.rpc('update_own_profile', { changes: { id: randomUUID() } });
    expect(error?.code).toBe('22023');
  });

  it('edits an event for an admin and for nobody else (R-434)', async () => {
    const { stack, database, accounts } = await running();
    const event = await createStackHarness(stack, database, accounts).anEvent();
    const edit = { target_event_id: event.id, changes: { title: 'Late tea', max_attendees: 7 } };
    const [admin, maya] = [await signedIn('admin'), await signedIn('maya')];
    expect((await maya.rpc('update_event', edit)).error?.code).toBe('42501');
    expect(await admin.rpc('update_event', edit)).toMatchObject({
      error: null,
      data: { id: event.id, title: 'Late tea', max_attendees: 7, location: event.location },
    });
  });
});
