import type { CoffeeChats, Contact, Messages, Payments } from '@sorella/core/data-port';
import { notImplemented } from './not-implemented.ts';

/** Parts of the port that no screen uses yet; each rejects with `not-implemented`. */
export const coffeeChats: CoffeeChats = {
  create: notImplemented('coffeeChats.create'),
  listOwn: notImplemented('coffeeChats.listOwn'),
  cancelOwn: notImplemented('coffeeChats.cancelOwn'),
  listAll: notImplemented('coffeeChats.listAll'),
  setStatus: notImplemented('coffeeChats.setStatus'),
};

/** See {@link coffeeChats}. */
export const messages: Messages = {
  listConversations: notImplemented('messages.listConversations'),
  listThread: notImplemented('messages.listThread'),
  hasConversation: notImplemented('messages.hasConversation'),
  send: notImplemented('messages.send'),
  markRead: notImplemented('messages.markRead'),
  listMessageableUsers: notImplemented('messages.listMessageableUsers'),
};

/** See {@link coffeeChats}. */
export const payments: Payments = {
  verifySubscription: notImplemented('payments.verifySubscription'),
  verifyEvent: notImplemented('payments.verifyEvent'),
  verifyPaypal: notImplemented('payments.verifyPaypal'),
};

/** See {@link coffeeChats}. */
export const contact: Contact = { send: notImplemented('contact.send') };
