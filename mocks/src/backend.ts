import { type AnyHandler, http, ws } from 'msw';
import { createFaults, type FaultPlan, type Faults } from './faults.ts';
import { answerAuth } from './http/auth.ts';
import { answerRest } from './http/rest.ts';
import { connectLive } from './realtime.ts';
import type { World } from './world/world.ts';

/** Address of the mock backend when none is given; the reserved name makes sure that nobody else answers. */
export const MOCK_URL = 'https://mock.sorella.test';

/** A key of the shape that Supabase gives out; the mock accepts any. */
export const MOCK_KEY = 'sb_publishable_mock';

async function answer(world: World, faults: FaultPlan, request: Request): Promise<Response> {
  const fault = await faults.strike(request);
  if (fault) return fault;
  const { pathname } = new URL(request.url);
  const [, service, path] = /\/(auth|rest)\/v1\/(.*)$/.exec(pathname) ?? [];
  if (service === 'auth') return answerAuth(world, request, path ?? '');
  if (service === 'rest') return answerRest(world, request, path ?? '');
  return Response.json({ message: `the mock does not serve ${pathname}` }, { status: 404 });
}

/**
 * MSW handlers that answer as a Supabase project with this world's rows would, over HTTP and WebSocket.
 * Two worlds live side by side under two addresses.
 */
export function createHandlers(
  world: World,
  { url = MOCK_URL, faults = createFaults() }: { url?: string; faults?: FaultPlan } = {},
): AnyHandler[] {
  const socket = ws.link(`${url.replace(/^http/, 'ws')}/realtime/v1/websocket`);
  return [
    http.all(`${url}/*`, ({ request }) => answer(world, faults, request)),
    socket.addEventListener('connection', ({ client }) => {
      if (faults.isOffline()) return client.close();
      const connection = connectLive(world, client);
      const stopWatching = faults.onChange(() => {
        if (faults.isOffline()) client.close();
      });
      client.addEventListener('message', ({ data }) => connection.receive(data));
      client.addEventListener('close', () => {
        stopWatching();
        connection.close();
      });
    }),
  ];
}

/** A backend under an address of its own. */
export interface MockBackend {
  readonly url: string;
  readonly publishableKey: string;
  readonly world: World;
  readonly faults: Faults;
  readonly handlers: AnyHandler[];
}

/** A world with its address, its faults and the handlers that serve it. */
export function createBackend(world: World, { url = MOCK_URL }: { url?: string } = {}): MockBackend {
  const faults = createFaults();
  return { url, publishableKey: MOCK_KEY, world, faults, handlers: createHandlers(world, { url, faults }) };
}
