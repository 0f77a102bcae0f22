export {
  emailConfirmedTexts,
  profileTexts,
  resetPasswordTexts,
  signInTexts,
  signUpTexts,
} from './account.texts.ts';
export { accountLinkTexts } from './account-links.texts.ts';
export { adminPanelTexts, applicationsPanelTexts, pendingBookingsTexts } from './admin.texts.ts';
export { coffeeChatStatusTexts, coffeeChatsTexts } from './coffee-chats.texts.ts';
export { commonTexts } from './common.texts.ts';
export { contactTexts, faqTexts, legalTexts } from './contact.texts.ts';
export { eventFormTexts, paymentLinkTexts } from './event-form.texts.ts';
export { applicationTexts, confirmTexts, eventCardTexts, eventsTexts } from './events.texts.ts';
export { fieldTexts } from './field.texts.ts';
export { homeTexts, pricingTexts } from './home.texts.ts';
export { messagesTexts } from './messages.texts.ts';
export { bookingSuccessTexts, subscriptionSuccessTexts } from './payments.texts.ts';
export { photoTexts } from './photo.texts.ts';
export { connectivityTexts, shellTexts } from './shell.texts.ts';
export { signUpFieldTexts } from './sign-up-field.texts.ts';
export { syncFieldTexts, syncTexts } from './sync.texts.ts';
