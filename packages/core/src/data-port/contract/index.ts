export { describeAccessContract } from './access.contract.ts';
export { describeAdminContract } from './admin.contract.ts';
export { describeAnswersContract } from './answers.contract.ts';
export { describeApplicationsContract } from './applications.contract.ts';
export { describeAuthContract } from './auth.contract.ts';
export { describeAvatarsContract } from './avatars.contract.ts';
export { describeBookingsContract } from './bookings.contract.ts';
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
export { describeLiveContract } from './live.contract.ts';
export { describeProfilesContract } from './profiles.contract.ts';
