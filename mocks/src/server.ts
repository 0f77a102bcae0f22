import type { Clock } from '@sorella/local-stack/pglite';
import { startNodeProjects } from '@sorella/local-stack/pglite/node';
import { setupServer } from 'msw/node';
import type { Backend } from './backend.ts';
import { createNetwork } from './network.ts';
import type { Scenario } from './scenarios/world.ts';
import { createStoryClock } from './story-clock.ts';

/** A running mock network for Node; requests to anywhere else are an error. */
export interface MockServer {
  /** Serves a fresh world; all worlds of a server share one database, which swaps their rows. */
  serve(scenario: Scenario): Backend;
  close(): Promise<void>;
}

/** Takes over the network of this process: call once per test file, close at its end. */
export async function startMockServer(now: Clock = createStoryClock()): Promise<MockServer> {
  const network = createNetwork();
  const projects = await startNodeProjects({ now });
  const server = setupServer(...network.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return {
    serve: (scenario) => network.serve(projects, scenario),
    async close() {
      server.close();
      await projects.stop();
    },
  };
}
