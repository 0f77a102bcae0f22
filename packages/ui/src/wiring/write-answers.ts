import type { Profile } from '@sorella/core/domain/entities/profile';
import type { Warning } from '@sorella/core/domain/entities/warning';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { type CachedReads, cachedReads, type WriteAnswers } from '../queries/cached-reads.ts';
import { invalidate } from '../queries/invalidate.ts';
import { type ChangeKind, invalidatedBy } from '../queries/query-subjects.ts';
import type { AnsweredWrite } from '../runtime/announced-writes.ts';
import { adminAnswers } from './answers/admin-answers.ts';
import { applicationAnswers } from './answers/application-answers.ts';
import { eventAnswers } from './answers/event-answers.ts';
import { notificationAnswers } from './answers/notification-answers.ts';
import { coffeeChatAnswers, messageAnswers, safetyAnswers } from './answers/people-answers.ts';

/** A provider has taken money, and the seat is the member's: which one the answer does not tell. */
const paid = (reads: CachedReads, { success }: { success: boolean }) => {
  if (!success) return;
  for (const subject of ['applications', 'bookings'] as const) reads.forget([subject]);
  reads.change<boolean>(['access'], () => true);
};

const ANSWERS: WriteAnswers = {
  access: {
    confirmWarning: (reads, _nothing, { userId, warningId }) =>
      reads.change<Warning[]>(['standing', userId, 'warnings'], (warnings) =>
        warnings.filter(({ id }) => id !== warningId),
      ),
  },
  profiles: {
    update: (reads, profile, userId) =>
      reads.change<Profile>(['profile', userId], (known) => ({ ...known, ...profile })),
    // Nothing reads these again while the page lives, or the profile says it by the write that follows.
    uploadAvatar() {},
    saveSocialLinks() {},
    saveQuestionnaire() {},
    saveInterests() {},
    requestApproval() {},
  },
  events: eventAnswers,
  applications: applicationAnswers,
  bookings: {},
  coffeeChats: coffeeChatAnswers,
  messages: messageAnswers,
  notifications: notificationAnswers,
  safety: safetyAnswers,
  admin: adminAnswers,
  payments: {
    verifyEvent: paid,
    verifyPaypal: paid,
    verifySubscription: (reads, { success }) => {
      if (!success) return;
      reads.forget(['subscription']);
      reads.change<boolean>(['access'], () => true);
    },
  },
  contact: { send() {} },
};

/** What the writes of a part change, as a live update of it would tell; of a method where it differs from its part. */
const CHANGES: Readonly<Record<string, readonly ChangeKind[]>> = {
  'profiles.update': ['profile'],
  'access.confirmWarning': ['profile'],
  events: ['event'],
  'events.cancel': ['event', 'application'],
  'events.delete': ['event', 'application'],
  applications: ['application', 'notification'],
  coffeeChats: ['coffee-chat', 'notification'],
  notifications: ['notification'],
  'messages.send': ['message'],
  'messages.markRead': ['conversation'],
  'safety.block': ['conversation', 'event', 'coffee-chat'],
  'safety.unblock': ['conversation', 'event', 'coffee-chat'],
  'safety.decideReport': ['report'],
  'admin.claimFirstAdmin': ['admin'],
  'admin.grantAdmin': ['admin'],
  'admin.revokeAdmin': ['admin'],
  'admin.decideApplications': ['application'],
  'admin.removeMember': ['application'],
  'admin.takeUpApplication': ['application'],
  'admin.savePaymentTerm': ['feature-toggle'],
  'admin.saveEventPaymentTerm': ['feature-toggle'],
  'admin.decideApprovals': ['profile'],
  'admin.setFeatureToggle': ['feature-toggle'],
  'admin.savePaypalUsername': ['feature-toggle'],
  'admin.refreshPaypalLinks': ['event'],
  'admin.cancelSubscription': ['subscription'],
  'admin.warnMember': ['profile'],
  'admin.suspendMember': ['profile'],
  'admin.reinstateMember': ['profile'],
  'admin.changeApproval': ['profile'],
  'admin.noteMember': ['profile'],
  'admin.giveRole': ['profile'],
  'admin.takeRole': ['profile'],
  'admin.setEventHost': ['profile'],
  'admin.repeatEvent': ['event'],
  'admin.copyToFollowing': ['event'],
  'admin.noteArrival': ['arrival'],
  'admin.messageGuests': ['application'],
  'admin.recordPayments': ['booking', 'application'],
  'admin.recordSplit': ['booking', 'application'],
  'admin.settlePayments': ['booking', 'application'],
  'admin.recordReturns': ['booking'],
  'admin.settleRefund': ['booking'],
  payments: ['application', 'subscription'],
};

/**
 * Puts what a write has answered into what was read before, so that no page shows the old state until it has read
 * again, which follows. Reads that are under way may have looked before the write: they are given up. Resolves when the
 * pages have been told.
 *
 * @param now - milliseconds since 1970.
 */
export async function showAnswer(
  queries: QueryClient,
  { part, method, input, answer }: AnsweredWrite,
  now: number,
): Promise<void> {
  const kinds = CHANGES[`${part}.${method}`] ?? CHANGES[part];
  if (!kinds) return;
  const subjects = new Set(kinds.flatMap((kind) => invalidatedBy[kind]));
  await queries.cancelQueries({ predicate: ({ queryKey: [subject] }) => subjects.has(subject) });
  const change: unknown = Reflect.get(Reflect.get(ANSWERS, part), method);
  if (typeof change === 'function')
    notifyManager.batch(() =>
      Reflect.apply(change, undefined, [cachedReads(queries, now), answer, ...input]),
    );
  invalidate(queries, ...kinds);
  // Observers are told in a task of their own: what comes after this one finds pages that know.
  await new Promise<void>((resolve) => {
    notifyManager.schedule(resolve);
  });
}
