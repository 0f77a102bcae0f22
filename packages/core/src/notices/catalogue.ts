import { accessNotices } from './access.notices.ts';
import { adminNotices } from './admin.notices.ts';
import { adminAccessNotices } from './admin-access.notices.ts';
import { bookingNotices } from './booking.notices.ts';
import { cancellationNotices } from './cancellation.notices.ts';
import { coffeeChatsNotices } from './coffee-chats.notices.ts';
import { connectivityNotices } from './connectivity.notices.ts';
import { contactNotices } from './contact.notices.ts';
import { dataErrorNotices } from './data-error.notices.ts';
import { eventsNotices } from './events.notices.ts';
import { eventsAdminNotices } from './events-admin.notices.ts';
import { messagesNotices } from './messages.notices.ts';
import type { FilledNotice, NoticeParamsOf, ParamsArgument } from './notice.ts';
import { noticeOf } from './notice.ts';
import { paymentLinkNotices } from './payment-link.notices.ts';
import { paymentsNotices } from './payments.notices.ts';
import { photoNotices } from './photo.notices.ts';
import { profileNotices } from './profile.notices.ts';
import { resetPasswordNotices } from './reset-password.notices.ts';
import { sessionNotices } from './session.notices.ts';
import { signInNotices } from './sign-in.notices.ts';
import { signUpNotices } from './sign-up.notices.ts';
import { syncNotices } from './sync.notices.ts';

/** The whole catalogue by subject, for reviews and the state atlas. */
export const NOTICES_BY_SUBJECT = {
  access: accessNotices,
  admin: adminNotices,
  'admin-access': adminAccessNotices,
  booking: bookingNotices,
  cancellation: cancellationNotices,
  'coffee-chats': coffeeChatsNotices,
  connectivity: connectivityNotices,
  contact: contactNotices,
  'data-error': dataErrorNotices,
  events: eventsNotices,
  'events-admin': eventsAdminNotices,
  messages: messagesNotices,
  'payment-link': paymentLinkNotices,
  payments: paymentsNotices,
  photo: photoNotices,
  profile: profileNotices,
  'reset-password': resetPasswordNotices,
  session: sessionNotices,
  'sign-in': signInNotices,
  'sign-up': signUpNotices,
  sync: syncNotices,
} as const;

/** Every notice title and description of the product, by id. */
export const NOTICES = {
  ...accessNotices,
  ...adminNotices,
  ...adminAccessNotices,
  ...bookingNotices,
  ...cancellationNotices,
  ...coffeeChatsNotices,
  ...connectivityNotices,
  ...contactNotices,
  ...dataErrorNotices,
  ...eventsNotices,
  ...eventsAdminNotices,
  ...messagesNotices,
  ...paymentLinkNotices,
  ...paymentsNotices,
  ...photoNotices,
  ...profileNotices,
  ...resetPasswordNotices,
  ...sessionNotices,
  ...signInNotices,
  ...signUpNotices,
  ...syncNotices,
} as const;

/** The id of any notice. */
export type NoticeId = keyof typeof NOTICES;

/** The values that a notice needs: `NoticeParams<'access-required'>` is `{ feature: string | number }`. */
export type NoticeParams<Id extends NoticeId> = NoticeParamsOf<(typeof NOTICES)[Id]>;

/** The ids of notices that need no values, for tables that map a failure to its notice. */
export type PlainNoticeId = { [Id in NoticeId]: keyof NoticeParams<Id> extends never ? Id : never }[NoticeId];

/** A notice ready to be shown. */
export type Notice = FilledNotice<NoticeId>;

/**
 * Any notice by id, filled. Ships the whole catalogue: code on the first load names its subject with
 * `noticeOf` instead.
 *
 * @example notice('access-required', { feature: 'Messages' })
 */
export function notice<Id extends NoticeId>(
  id: Id,
  ...params: ParamsArgument<NoticeParams<Id>>
): FilledNotice<Id> {
  return noticeOf<typeof NOTICES, Id>(NOTICES, id, ...params);
}
