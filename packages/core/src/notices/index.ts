export { accessNotices } from './access.notices.ts';
export { adminNotices } from './admin.notices.ts';
export { adminAccessNotices } from './admin-access.notices.ts';
export { refusedAdminNotice } from './admin-refusal.ts';
export { bookingNotices } from './booking.notices.ts';
export { cancellationNotices } from './cancellation.notices.ts';
export type { Notice, NoticeId, NoticeParams, PlainNoticeId } from './catalogue.ts';
export { NOTICES, NOTICES_BY_SUBJECT, notice } from './catalogue.ts';
export { coffeeChatsNotices } from './coffee-chats.notices.ts';
export { connectivityNotices } from './connectivity.notices.ts';
export { contactNotices } from './contact.notices.ts';
export { dataErrorNotices } from './data-error.notices.ts';
export { DATA_ERROR_NOTICE_IDS, dataErrorNotice } from './data-error.ts';
export { eventsNotices } from './events.notices.ts';
export { eventsAdminNotices } from './events-admin.notices.ts';
export { messagesNotices } from './messages.notices.ts';
export type {
  FilledNotice,
  NoticeDefinition,
  NoticeGroup,
  NoticeParamsOf,
  NoticeTone,
  ParamsArgument,
  PlaceholderOf,
  RequirementId,
  TextParams,
} from './notice.ts';
export { fillText, noticeOf } from './notice.ts';
export { paymentLinkNotices } from './payment-link.notices.ts';
export { paymentsNotices } from './payments.notices.ts';
export { photoNotices } from './photo.notices.ts';
export { profileNotices } from './profile.notices.ts';
export { resetPasswordNotices } from './reset-password.notices.ts';
export { sessionNotices } from './session.notices.ts';
export { signInNotices } from './sign-in.notices.ts';
export { signUpNotices } from './sign-up.notices.ts';
export { syncNotices } from './sync.notices.ts';
export * from './texts/index.ts';
