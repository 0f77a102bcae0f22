import { type Stack, startStack } from '@sorella/local-stack';
import { Pool } from 'pg';
import { afterAll } from 'vitest';
import { describePort } from './port.ts';
import { createAccounts, createStackHarness } from './stack-harness.ts';

/** One stack for all suites of this file; started by the first that needs it. */
let started: ReturnType<typeof start> | undefined;

async function start() {
  const stack: Stack = await startStack({ ephemeral: true, seed: false, rateLimits: false });
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
