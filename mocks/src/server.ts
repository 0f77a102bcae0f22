import { setupServer } from 'msw/node';
import { createNetwork, type MockNetwork } from './network.ts';

/** A running mock network for Node; requests to anywhere else are an error. */
export interface MockServer extends Pick<MockNetwork, 'serve'> {
  close(): void;
}

/** Takes over the network of this process: call once per test file, close at its end. */
export function startMockServer(): MockServer {
  const network = createNetwork();
  const server = setupServer(...network.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return { serve: network.serve, close: () => server.close() };
}
