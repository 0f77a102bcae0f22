// What admins do: their tools, the desk of bookings, PayPal's name, becoming one.
export { paypalUsernameQuery } from './desk/queries.ts';
export { type AdminNews, noteAdmins } from './note-admins.ts';
