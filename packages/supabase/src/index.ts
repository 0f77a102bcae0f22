import type { CommunityData } from '@sorella/core/data-port';
import { createAuth } from './auth.ts';
import { createConnection } from './connection.ts';
import { deferred } from './deferred.ts';
import { createEvents } from './events.ts';
import { createLive } from './live.ts';
import type { MemberParts } from './member-parts.ts';
import type { SupabaseDataOptions } from './options.ts';

export type { SessionStorage, SupabaseDataOptions } from './options.ts';
export { SESSION_KEY } from './options.ts';

/**
 * The port on Supabase. Cheap to call: nothing is loaded or asked before the first method is used.
 * Every method rejects with a DataError and nothing else.
 */
export function createSupabaseData(options: SupabaseDataOptions): CommunityData {
  const connection = createConnection(options);
  let parts: Promise<MemberParts> | undefined;
  const memberParts = () => {
    parts ??= import('./member-parts.ts').then(({ createMemberParts }) => createMemberParts(connection));
    parts.catch(() => {
      parts = undefined; // a chunk that could not be loaded is asked for again
    });
    return parts;
  };
  const part = <Name extends keyof MemberParts>(name: Name) =>
    deferred<MemberParts[Name]>(async () => (await memberParts())[name]);
  return {
    auth: createAuth(connection, options),
    access: part('access'),
    profiles: part('profiles'),
    events: createEvents(connection),
    applications: part('applications'),
    bookings: part('bookings'),
    coffeeChats: part('coffeeChats'),
    messages: part('messages'),
    admin: part('admin'),
    payments: part('payments'),
    contact: part('contact'),
    live: createLive(connection),
  };
}
