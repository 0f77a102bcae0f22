import { type CommunityData, DataError } from '@sorella/core/data-port';

const notImplemented = (): Promise<never> => Promise.reject(new DataError('not-implemented'));

/**
 * All of the port that this adapter does not serve yet; each rejects with `not-implemented`. A part spreads its own
 * behind what it does serve: a method of the port that stands in neither is a type error, and so is one in both.
 */
export const unimplementedParts = {
  events: {
    delete: notImplemented,
    uploadImage: notImplemented,
  },
  coffeeChats: {
    create: notImplemented,
    listOwn: notImplemented,
    cancelOwn: notImplemented,
    listAll: notImplemented,
    setStatus: notImplemented,
  },
  messages: {
    listConversations: notImplemented,
    listThread: notImplemented,
    hasConversation: notImplemented,
    send: notImplemented,
    markRead: notImplemented,
    listMessageableUsers: notImplemented,
  },
  admin: {
    listApplications: notImplemented,
    decideApplication: notImplemented,
    listCancelledApplications: notImplemented,
    listFeatureToggles: notImplemented,
    setFeatureToggle: notImplemented,
    refreshPaypalLinks: notImplemented,
    listSubscriptions: notImplemented,
    cancelSubscription: notImplemented,
    getUserEmails: notImplemented,
    listAuditLog: notImplemented,
  },
  payments: {
    verifySubscription: notImplemented,
    verifyEvent: notImplemented,
    verifyPaypal: notImplemented,
  },
  contact: { send: notImplemented },
} satisfies { [Part in keyof CommunityData]?: Partial<CommunityData[Part]> };
