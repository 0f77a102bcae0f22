import type { Live } from './live.ts';
import type { Access, Auth, Profiles } from './ports/accounts.ts';
import type { Admin } from './ports/admin.ts';
import type { Applications, Bookings, Events, Payments } from './ports/events.ts';
import type { Notifications } from './ports/notifications.ts';
import type { CoffeeChats, Contact, Messages, Safety } from './ports/people.ts';

export type * from './ports/accounts.ts';
export type * from './ports/admin.ts';
export type * from './ports/events.ts';
export type * from './ports/notifications.ts';
export type * from './ports/people.ts';
export type * from './ports/reading.ts';

/*
 * Every method rejects with a DataError and nothing else; `network`, `timeout`, `unavailable`,
 * `rate-limited`, `malformed-answer` and `unexpected` are possible everywhere and not repeated below.
 * Methods that take a signal stop waiting when it aborts.
 */

/** The port: everything the product asks of a backend. Implementations must pass the suites in `contract/`. */
export interface CommunityData {
  auth: Auth;
  access: Access;
  profiles: Profiles;
  events: Events;
  applications: Applications;
  bookings: Bookings;
  coffeeChats: CoffeeChats;
  messages: Messages;
  notifications: Notifications;
  safety: Safety;
  admin: Admin;
  payments: Payments;
  contact: Contact;
  live: Live;
}
