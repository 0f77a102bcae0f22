import { startMockServer } from '@sorella/mocks/server';
import { afterAll } from 'vitest';
import { type ContractBackend, createAccounts, createBackendHarness } from './backend-harness.ts';
import { describePort } from './port.ts';

/** One database for all suites of this file; started by the first that needs it. */
let started: ReturnType<typeof start> | undefined;

async function start() {
  const server = await startMockServer(Date.now);
  const { url, publishableKey, sql, mailbox } = server.serve(() => undefined);
  const backend: ContractBackend = { url, publishableKey, sql, mailTo: (email) => mailbox.next(email) };
  return { server, backend, accounts: await createAccounts(backend) };
}

afterAll(async () => {
  await (await started)?.server.close();
});

describePort('adapter on PGlite', async () => {
  started ??= start();
  const { backend, accounts } = await started;
  return createBackendHarness(backend, accounts);
});
