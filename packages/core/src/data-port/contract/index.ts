export { SHORT_NAMES } from '../../domain/profile/names.fixture.ts';
export { INVISIBLE, VISIBLE } from '../../domain/visible-text.fixture.ts';
export { isVisible } from '../../domain/visible-text.ts';
export { describeAccessContract } from './access.contract.ts';
export { describeAdminContract } from './admin.contract.ts';
export { describeAdminToolsContract } from './admin-tools.contract.ts';
export { describeAnswersContract } from './answers.contract.ts';
export { describeApplicationsContract } from './applications.contract.ts';
export { describeAuthContract } from './auth.contract.ts';
export { describeAvatarsContract } from './avatars.contract.ts';
export { describeAwkwardPaymentsContract } from './awkward-payments.contract.ts';
export { describeBookingsContract } from './bookings.contract.ts';
export { describeCoffeeChatsContract } from './coffee-chats.contract.ts';
export { describeContactContract } from './contact.contract.ts';
export { describeEventWritesContract } from './event-writes.contract.ts';
export { describeEventsContract } from './events.contract.ts';
export type {
  ContractAccount,
  ContractHarness,
  ContractOptions,
  CreateHarness,
  NewMember,
  Role,
  StoredAnswers,
} from './harness.ts';
export { describeLateDecisionsContract } from './late-decisions.contract.ts';
export { describeLiveContract } from './live.contract.ts';
export { describeMessagesContract } from './messages.contract.ts';
export { describeNotificationsContract } from './notifications.contract.ts';
export { describePaymentDeskContract } from './payment-desk.contract.ts';
export { describePaymentsContract } from './payments.contract.ts';
export { describeProfilesContract } from './profiles.contract.ts';
export { describeSafetyContract } from './safety.contract.ts';
export { paidApplication } from './seats.ts';
