import type { CommunityData, Events } from '@sorella/core/data-port';
import { createAuth } from './auth.ts';
import { deferred } from './deferred.ts';
import { createLive } from './live.ts';
import type { MemberParts } from './member-parts.ts';
import { createConnection } from './open-connection.ts';
import type { SupabaseDataOptions } from './options.ts';

export type { Database } from './database.types.ts';
export type { SessionStorage, SupabaseDataOptions } from './options.ts';
export { SESSION_KEY } from './options.ts';

/**
 * The port on Supabase. Cheap to call: nothing is asked before the first method is used, and of its code only what
 * reads events is loaded.
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
  let events: Promise<Events> | undefined;
  const loadEvents = () => {
    events ??= import('./public-chunk.ts').then(({ createEvents }) => createEvents(connection));
    events.catch(() => {
      events = undefined;
    });
    return events;
  };
  return {
    auth: createAuth(connection, options),
    access: part('access'),
    profiles: deferred(async () => (await import('./profiles.ts')).createProfiles(connection)),
    events: deferred(loadEvents),
    applications: part('applications'),
    bookings: part('bookings'),
    coffeeChats: part('coffeeChats'),
    messages: part('messages'),
    notifications: part('notifications'),
    safety: deferred(async () => (await import('./safety.ts')).createSafety(connection)),
    admin: deferred(async () => (await import('./admin.ts')).createAdmin(connection)),
    payments: deferred(async () => (await import('./payments.ts')).createPayments(connection)),
    contact: deferred(async () => (await import('./contact.ts')).createContact(connection)),
    live: createLive(connection),
  };
}
