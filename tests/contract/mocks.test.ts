import { startMockServer } from '@sorella/mocks/server';
import { afterAll } from 'vitest';
import { createMockHarness } from './mock-harness.ts';
import { describePort } from './port.ts';

const server = startMockServer();
afterAll(() => server.close());

describePort('adapter on mocks', async () => createMockHarness(server));
