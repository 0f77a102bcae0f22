import type {
  Access,
  Admin,
  Applications,
  Bookings,
  CoffeeChats,
  Contact,
  Messages,
  Payments,
  Profiles,
} from '@sorella/core/data-port';
import { createAccess } from './access.ts';
import { createAdmin } from './admin.ts';
import { createApplications } from './applications.ts';
import { createBookings } from './bookings.ts';
import type { Connection } from './connection.ts';
import { coffeeChats, contact, messages, payments } from './later.ts';
import { createProfiles } from './profiles.ts';

/** What only members and admins do. */
export interface MemberParts {
  access: Access;
  profiles: Profiles;
  applications: Applications;
  bookings: Bookings;
  coffeeChats: CoffeeChats;
  messages: Messages;
  admin: Admin;
  payments: Payments;
  contact: Contact;
}

/** The half of the adapter that is loaded when first used. */
export function createMemberParts(connection: Connection): MemberParts {
  return {
    access: createAccess(connection),
    profiles: createProfiles(connection),
    applications: createApplications(connection),
    bookings: createBookings(connection),
    coffeeChats,
    messages,
    admin: createAdmin(connection),
    payments,
    contact,
  };
}
