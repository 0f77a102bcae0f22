// What admins do: their tools, the review of bookings, PayPal's name, becoming one.
export { paypalUsernameQuery } from './booking-review/queries.ts';
export { type AdminNews, noteAdmins } from './note-admins.ts';
