export { accountLinkTexts } from './account-links.texts.ts';
export { adminPanelTexts, applicationsPanelTexts, pendingBookingsTexts } from './admin.texts.ts';
export {
  coffeeChatsPanelTexts,
  paymentDeskTexts,
  paymentStatusTexts,
  receivedTexts,
  refundsPanelTexts,
  removalTexts,
  reportsPanelTexts,
  statementTexts,
} from './admin-desks.texts.ts';
export {
  adminOverviewTexts,
  adminTableTexts,
  applicationsTableTexts,
  auditPanelTexts,
  cancelledPanelTexts,
  decidedStatusTexts,
  decisionTexts,
  membersPanelTexts,
  pastWaitingTexts,
  serviceTexts,
  subscriptionsPanelTexts,
  togglesPanelTexts,
} from './admin-tools.texts.ts';
export { coffeeChatStatusTexts, coffeeChatsTexts } from './coffee-chats.texts.ts';
export { commonTexts } from './common.texts.ts';
export { contactTexts, faqTexts, legalTexts } from './contact.texts.ts';
export { eventDeleteTexts, eventFormTexts, paymentLinkTexts } from './event-form.texts.ts';
export { eventPageTexts } from './event-page.texts.ts';
export {
  applicationTexts,
  confirmTexts,
  eventCardTexts,
  eventsTexts,
} from './events.texts.ts';
export { fieldTexts } from './field.texts.ts';
export { homeTexts, pricingTexts } from './home.texts.ts';
export { memberPreviewTexts } from './member-preview.texts.ts';
export { messagesTexts } from './messages.texts.ts';
export { paymentStepsTexts } from './payment-steps.texts.ts';
export { bookingSuccessTexts, paymentCheckTexts, subscriptionSuccessTexts } from './payments.texts.ts';
export { photoTexts } from './photo.texts.ts';
export { profileTexts } from './profile.texts.ts';
export { emailConfirmedTexts, resetPasswordTexts } from './reset-password.texts.ts';
export { safetyTexts } from './safety.texts.ts';
export { connectivityTexts, shellTexts } from './shell.texts.ts';
export { signInTexts } from './sign-in.texts.ts';
export { signUpTexts } from './sign-up.texts.ts';
export { signUpFieldTexts } from './sign-up-field.texts.ts';
export { notStoredText, syncFieldTexts, syncTexts } from './sync.texts.ts';
