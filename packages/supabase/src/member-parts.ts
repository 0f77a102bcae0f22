import type {
  Access,
  Applications,
  Bookings,
  CoffeeChats,
  Messages,
  Notifications,
} from '@sorella/core/data-port';
import { createAccess } from './access.ts';
import { createApplications } from './applications.ts';
import { createBookings } from './bookings.ts';
import { createCoffeeChats } from './coffee-chats.ts';
import type { Connection } from './connection.ts';
import { createMessages } from './messages.ts';
import { createNotifications } from './notifications.ts';

/** What members and admins do on most pages; profiles and the other admin tools come by themselves. */
export interface MemberParts {
  access: Access;
  applications: Applications;
  bookings: Bookings;
  coffeeChats: CoffeeChats;
  messages: Messages;
  notifications: Notifications;
}

/** The half of the adapter that is loaded when first used. */
export function createMemberParts(connection: Connection): MemberParts {
  return {
    access: createAccess(connection),
    applications: createApplications(connection),
    bookings: createBookings(connection),
    coffeeChats: createCoffeeChats(connection),
    messages: createMessages(connection),
    notifications: createNotifications(connection),
  };
}
