import { type CommunityData, DataError } from '@sorella/core/data-port';

/** The name says in logs what was called. */
const notImplemented = (method: string) => (): Promise<never> =>
  Promise.reject(new DataError('not-implemented', { serverMessage: `${method} is not built yet` }));

/**
 * All of the port that this adapter does not serve yet; each rejects with `not-implemented`. A part spreads its own
 * behind what it does serve: a method of the port that stands in neither is a type error, and so is one in both.
 */
export const unimplementedParts = {
  events: {
    delete: notImplemented('events.delete'),
    uploadImage: notImplemented('events.uploadImage'),
  },
  coffeeChats: {
    create: notImplemented('coffeeChats.create'),
    listOwn: notImplemented('coffeeChats.listOwn'),
    cancelOwn: notImplemented('coffeeChats.cancelOwn'),
    listAll: notImplemented('coffeeChats.listAll'),
    setStatus: notImplemented('coffeeChats.setStatus'),
  },
  messages: {
    listConversations: notImplemented('messages.listConversations'),
    listThread: notImplemented('messages.listThread'),
    hasConversation: notImplemented('messages.hasConversation'),
    send: notImplemented('messages.send'),
    markRead: notImplemented('messages.markRead'),
    listMessageableUsers: notImplemented('messages.listMessageableUsers'),
  },
  admin: {
    listApplications: notImplemented('admin.listApplications'),
    decideApplication: notImplemented('admin.decideApplication'),
    listCancelledApplications: notImplemented('admin.listCancelledApplications'),
    listFeatureToggles: notImplemented('admin.listFeatureToggles'),
    setFeatureToggle: notImplemented('admin.setFeatureToggle'),
    refreshPaypalLinks: notImplemented('admin.refreshPaypalLinks'),
    listSubscriptions: notImplemented('admin.listSubscriptions'),
    cancelSubscription: notImplemented('admin.cancelSubscription'),
    getUserEmails: notImplemented('admin.getUserEmails'),
    listAuditLog: notImplemented('admin.listAuditLog'),
  },
  payments: {
    verifySubscription: notImplemented('payments.verifySubscription'),
    verifyEvent: notImplemented('payments.verifyEvent'),
    verifyPaypal: notImplemented('payments.verifyPaypal'),
  },
  contact: { send: notImplemented('contact.send') },
} satisfies { [Part in keyof CommunityData]?: Partial<CommunityData[Part]> };
