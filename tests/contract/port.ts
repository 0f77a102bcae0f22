import {
  type CreateHarness,
  describeAccessContract,
  describeAdminContract,
  describeAdminToolsContract,
  describeAnswersContract,
  describeApplicationsContract,
  describeAuthContract,
  describeAvatarsContract,
  describeAwkwardPaymentsContract,
  describeBookingsContract,
  describeCoffeeChatsContract,
  describeContactContract,
  describeEventsContract,
  describeEventWritesContract,
  describeLateDecisionsContract,
  describeLiveContract,
  describeMessagesContract,
  describeNotificationsContract,
  describePaymentDeskContract,
  describePaymentsContract,
  describeProfilesContract,
  describeSafetyContract,
} from '@sorella/core/data-port/contract';
import { describe } from 'vitest';

/** Titles of promises that a server breaks for now, by suite. */
export interface KnownGaps {
  auth?: readonly string[];
}

/** Every suite of the port that is built so far, on one server. */
export function describePort(server: string, createHarness: CreateHarness, knownGaps: KnownGaps = {}): void {
  describe(server, () => {
    describeEventsContract(createHarness);
    describeEventWritesContract(createHarness);
    describeApplicationsContract(createHarness);
    describeBookingsContract(createHarness);
    describeAccessContract(createHarness);
    describeProfilesContract(createHarness);
    describeAnswersContract(createHarness);
    describeAvatarsContract(createHarness);
    describeAdminContract(createHarness);
    describeAdminToolsContract(createHarness);
    describeAwkwardPaymentsContract(createHarness);
    describePaymentDeskContract(createHarness);
    describePaymentsContract(createHarness);
    describeAuthContract(createHarness, { knownGaps: knownGaps.auth ?? [] });
    describeContactContract(createHarness);
    describeLiveContract(createHarness);
    describeCoffeeChatsContract(createHarness);
    describeMessagesContract(createHarness);
    describeNotificationsContract(createHarness);
    describeSafetyContract(createHarness);
    describeLateDecisionsContract(createHarness);
  });
}
