import { createFaults, type Faults } from './faults.ts';
import { answerAuth } from './http/auth.ts';
import { answerRest } from './http/rest.ts';
import { answerStorage } from './http/storage.ts';
import { connectLive, type LiveClient, type LiveConnection } from './realtime.ts';
import type { World } from './world/world.ts';

/** A key of the shape that Supabase gives out; the mock accepts any. */
export const MOCK_KEY = 'sb_publishable_mock';

/** A world under an address of its own, answering as a Supabase project with these rows would. */
export interface MockBackend {
  readonly url: string;
  readonly publishableKey: string;
  readonly world: World;
  readonly faults: Faults;
  /** Answers a request to the address. */
  answer(request: Request): Promise<Response>;
  /** Takes a live connection to the address; null when it is refused. */
  accept(client: LiveClient): LiveConnection | null;
}

/** Puts a world behind an address. */
export function createBackend(world: World): MockBackend {
  const faults = createFaults();
  return {
    url: world.url,
    publishableKey: MOCK_KEY,
    world,
    faults,

    async answer(request) {
      const fault = await faults.strike(request);
      if (fault) return fault;
      const { pathname } = new URL(request.url);
      const [, service, path = ''] = /\/(auth|rest|storage)\/v1\/(.*)$/.exec(pathname) ?? [];
      if (service === 'auth') return answerAuth(world, request, path);
      if (service === 'rest') return answerRest(world, request, path);
      if (service === 'storage') return answerStorage(world, request, path);
      return Response.json({ message: `the mock does not serve ${pathname}` }, { status: 404 });
    },

    accept(client) {
      if (faults.isOffline()) return null;
      const connection = connectLive(world, client);
      const stopWatching = faults.onChange(() => {
        if (faults.isOffline()) client.close();
      });
      return {
        receive: connection.receive,
        close() {
          stopWatching();
          connection.close();
        },
      };
    },
  };
}
