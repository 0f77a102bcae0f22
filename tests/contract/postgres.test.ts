import { type Stack, startStack } from '@sorella/local-stack';
import { Pool } from 'pg';
import { afterAll } from 'vitest';
import { chosenMigrations } from '../tools/chosen-migrations.ts';
import { type ContractBackend, createAccounts, createBackendHarness } from './backend-harness.ts';
import { describePort } from './port.ts';

/** One stack for all suites of this file; started by the first that needs it. */
let started: ReturnType<typeof start> | undefined;

async function start() {
  const stack: Stack = await startStack({
    ephemeral: true,
    seed: false,
    rateLimits: false,
    ...chosenMigrations(),
  });
  const database = new Pool({ connectionString: stack.databaseUrl, max: 4 });
  // Ended connections may still be closing when the server goes.
  database.on('error', () => undefined);
  // A connection that is saying goodbye may still hear that Postgres goes down.
  database.on('connect', (client) => client.on('error', () => undefined));
  const backend: ContractBackend = {
    url: stack.url,
    publishableKey: stack.publishableKey,
    sql: async (text, values) => (await database.query(text, values)).rows,
    mailTo: (email) => stack.mailbox.next(email),
  };
  return { stack, database, backend, accounts: await createAccounts(backend) };
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

describePort('adapter on Postgres', async () => {
  const { backend, accounts } = await running();
  return createBackendHarness(backend, accounts);
});
