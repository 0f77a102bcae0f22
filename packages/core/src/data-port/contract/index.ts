export { describeAccessContract } from './access.contract.ts';
export { describeApplicationsContract } from './applications.contract.ts';
export { describeAuthContract } from './auth.contract.ts';
export { describeBookingsContract } from './bookings.contract.ts';
export { describeEventsContract } from './events.contract.ts';
export type {
  ContractAccount,
  ContractHarness,
  ContractOptions,
  CreateHarness,
  NewMember,
  Role,
} from './harness.ts';
export { describeLiveContract } from './live.contract.ts';
export { describeProfilesContract } from './profiles.contract.ts';
