export {
  type ConfirmationLink,
  type RecoveryLink,
  readConfirmationLink,
  readRecoveryLink,
} from './accounts/account-links.ts';
export * from './accounts/confirmation-address.ts';
export * from './accounts/link-address.ts';
export * from './accounts/new-password.ts';
export * from './accounts/origin.ts';
export * from './accounts/way-in.ts';
export * from './brand.ts';
export * from './character-count.ts';
export * from './coffee-chats/coffee-chat-slots.ts';
export * from './coffee-chats/coffee-chat-times.ts';
export * from './entities/index.ts';
export * from './events/application-groups.ts';
export * from './events/categories.ts';
export * from './events/event-address.ts';
export * from './events/event-card-state.ts';
export * from './events/event-city.ts';
export * from './events/event-form.ts';
export * from './events/event-form-values.ts';
export * from './events/event-summary.ts';
export * from './events/event-time.ts';
export * from './events/money.ts';
export * from './events/share-picture.ts';
export * from './geography/time-zones.ts';
export * from './geography/zone-abbreviations.ts';
export * from './geography/zoned-time.ts';
export * from './limits.ts';
export * from './messages/links.ts';
export * from './messages/thread.ts';
export * from './moment.ts';
export * from './payments/payment-session.ts';
export * from './payments/statement.ts';
export * from './payments/statement-lines.ts';
export * from './payments/unreceived.ts';
export * from './profile/bio.ts';
export * from './profile/names.ts';
export * from './profile/photo.ts';
export * from './profile/photo-crop.ts';
export * from './profile/social-links.ts';
export * from './relative-time.ts';
export * from './sign-up/questionnaire.ts';
export * from './sign-up/sign-up-data.ts';
export * from './sign-up/sign-up-draft.ts';
export * from './sign-up/sign-up-form.ts';
export * from './validation.ts';
