import type { CommunityData } from '@sorella/core/data-port';
import { createAccess } from './access.ts';
import { createApplications } from './applications.ts';
import { createAuth } from './auth.ts';
import { createBookings } from './bookings.ts';
import { createConnection } from './connection.ts';
import { createEvents } from './events.ts';
import { admin, coffeeChats, contact, messages, payments } from './later.ts';
import { createLive } from './live.ts';
import type { SupabaseDataOptions } from './options.ts';
import { createProfiles } from './profiles.ts';

export type { SessionStorage, SupabaseDataOptions } from './options.ts';
export { SESSION_KEY } from './options.ts';

/**
 * The port on Supabase. Cheap to call: nothing is loaded or asked before the first method is used.
 * Every method rejects with a DataError and nothing else.
 */
export function createSupabaseData(options: SupabaseDataOptions): CommunityData {
  const connection = createConnection(options);
  return {
    auth: createAuth(connection, options),
    access: createAccess(connection),
    profiles: createProfiles(connection),
    events: createEvents(connection),
    applications: createApplications(connection),
    bookings: createBookings(connection),
    coffeeChats,
    messages,
    admin,
    payments,
    contact,
    live: createLive(connection),
  };
}
