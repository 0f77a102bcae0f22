import type { LiveSocket, Projects } from '@sorella/local-stack/pglite';
import { type AnyHandler, http, ws } from 'msw';
import { type Backend, createBackend } from './backend.ts';
import type { Scenario } from './scenarios/world.ts';

/** Backends side by side, each with an address of its own: stories on one page never share a row. */
export interface MockNetwork {
  /** MSW handlers for every backend of this network, those served later included: hand them over once. */
  readonly handlers: AnyHandler[];
  /** Serves a fresh world under a fresh address. */
  serve(projects: Projects, scenario: Scenario): Backend;
}

const LIVE_ADDRESS = /^wss:\/\/world-\d+\.sorella\.test\/realtime\/v1\/websocket/;

/** The part of MSW's client that a connection talks to. */
interface Client {
  send(data: string): void;
  close(code?: number, reason?: string): void;
}

function socketOf(client: Client): LiveSocket & { isOver(): void } {
  let open = true;
  return {
    isOpen: () => open,
    isOver() {
      open = false;
    },
    send: (frame) => client.send(frame),
    close: (code, reason) => client.close(code, reason),
    terminate: () => client.close(),
  };
}

/** A network without backends. */
export function createNetwork(): MockNetwork {
  const backends = new Map<string, Backend>();
  const at = (address: string | URL) => backends.get(new URL(address).origin.replace(/^ws/, 'http'));
  const unknown = () => Response.json({ message: 'no world is served here' }, { status: 404 });

  return {
    handlers: [
      http.all(
        ({ request }) => at(request.url) !== undefined,
        ({ request }) => at(request.url)?.answer(request) ?? unknown(),
      ),
      ws.link(LIVE_ADDRESS).addEventListener('connection', ({ client }) => {
        const socket = socketOf(client);
        const connection = at(client.url)?.accept(socket, new URL(client.url));
        if (!connection) return client.close();
        client.addEventListener('message', ({ data }) => {
          // Binary frames are broadcasts of clients, to which nobody listens here.
          if (typeof data === 'string') connection.receive(data);
        });
        client.addEventListener('close', () => {
          socket.isOver();
          connection.end();
        });
      }),
    ],
    serve(projects, scenario) {
      const url = `https://world-${backends.size + 1}.sorella.test`;
      const backend = createBackend(projects, scenario, url);
      backends.set(url, backend);
      return backend;
    },
  };
}
