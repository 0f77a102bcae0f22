import { type AnyHandler, http, ws } from 'msw';
import { createBackend, type MockBackend } from './backend.ts';
import type { Scenario } from './world/world.ts';
import { createWorld } from './world/world.ts';

/** Backends side by side, each with an address of its own: stories on one page never share a row. */
export interface MockNetwork {
  /** MSW handlers for every backend of this network, those served later included: hand them over once. */
  readonly handlers: AnyHandler[];
  /** Serves a fresh world under a fresh address. */
  serve(scenario: Scenario): MockBackend;
}

const LIVE_ADDRESS = /^wss:\/\/world-\d+\.sorella\.test\/realtime\/v1\/websocket/;

/** A network without backends. */
export function createNetwork(): MockNetwork {
  const backends = new Map<string, MockBackend>();
  const at = (address: string | URL) => backends.get(new URL(address).origin.replace(/^ws/, 'http'));
  const unknown = () => Response.json({ message: 'no mock world is served here' }, { status: 404 });

  return {
    handlers: [
      http.all(
        ({ request }) => at(request.url) !== undefined,
        ({ request }) => at(request.url)?.answer(request) ?? unknown(),
      ),
      ws.link(LIVE_ADDRESS).addEventListener('connection', ({ client }) => {
        const connection = at(client.url)?.accept(client);
        if (!connection) return client.close();
        client.addEventListener('message', ({ data }) => connection.receive(data));
        client.addEventListener('close', () => connection.close());
      }),
    ],
    serve(scenario) {
      const url = `https://world-${backends.size + 1}.sorella.test`;
      const backend = createBackend(createWorld(scenario, url));
      backends.set(backend.url, backend);
      return backend;
    },
  };
}
