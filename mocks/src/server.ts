import { setupServer } from 'msw/node';
import { createBackend, type MockBackend } from './backend.ts';
import type { World } from './world/world.ts';

/** A running mock network for Node; requests to anywhere else are an error. */
export interface MockServer {
  /** Serves a world under an address of its own until the server closes. */
  serve(world: World): MockBackend;
  close(): void;
}

/** Takes over the network of this process: call once per test file, close at its end. */
export function startMockServer(): MockServer {
  const server = setupServer();
  let served = 0;
  server.listen({ onUnhandledFrame: 'error' });
  return {
    serve(world) {
      served += 1;
      const backend = createBackend(world, { url: `https://world-${served}.sorella.test` });
      server.use(...backend.handlers);
      return backend;
    },
    close: () => server.close(),
  };
}
