import type { Admin } from '@sorella/core/data-port';
import { ApplicationStatus } from '@sorella/core/domain/entities/application';
import { BookingStatus } from '@sorella/core/domain/entities/booking';
import { Id } from '@sorella/core/domain/entities/common';
import { Event } from '@sorella/core/domain/entities/event';
import { EventPaymentTerm, PaymentTerm } from '@sorella/core/domain/entities/payment-term';
import * as z from 'zod/mini';
import { createAdminDecisions } from './admin-decisions.ts';
import { createAdminEvents } from './admin-events.ts';
import { createAdminLists } from './admin-lists.ts';
import { createAdminMails } from './admin-mails.ts';
import { createAdminMembers } from './admin-members.ts';
import { createAdminStaff } from './admin-staff.ts';
import type { Connection } from './connection.ts';
import { invoked } from './functions.ts';
import { answeredDecision } from './late-decisions.ts';
import { createPaymentDesk } from './payment-desk.ts';
import { answeredTogether } from './together.ts';
import { answered, answeredPage, parsed } from './wire.ts';

/** The row whose description is the PayPal.me user name. */
const PAYPAL_SETTING = 'paypal_email';

/** Written into a filter: nothing but letters and digits. */
const PaypalUsername = z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/));
const Differing = z.object({
  ...z.pick(Event, { id: true, title: true, startTime: true, timeZone: true }).shape,
  paypalUsername: z.nullable(z.string()),
});

const RemovalOutcome = z.object({
  applicationId: Id,
  bookingId: z.nullable(Id),
  applicationStatus: ApplicationStatus,
  bookingStatus: z.nullable(BookingStatus),
});

/** Batches of payment links that are asked for at most, each of fifty events. */
const LINK_BATCHES = 200;

/** Admin tools besides the review of bookings. */
export function createAdmin(connection: Connection): Admin {
  return {
    async adminExists() {
      const rest = await connection.rest();
      const call = rest.rpc('admin_exists');
      const { data } = await answeredTogether(connection, rest, { part: 'admin-exists' }, call);
      return parsed(z.boolean(), data);
    },
    async claimFirstAdmin(userId) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('claim_first_admin', { user_id: userId }));
    },
    async grantAdmin(userId, targetUserId) {
      const rest = await connection.rest();
      const call = rest.rpc('grant_admin', { user_id: userId, target_user_id: targetUserId });
      await answered(connection, call);
    },
    async getPaypalUsername() {
      const rest = await connection.rest();
      const call = rest.from('feature_toggles').select('description').eq('feature_name', PAYPAL_SETTING);
      const { data } = await answered(connection, call);
      const [row] = parsed(z.array(z.object({ description: z.nullable(z.string()) })), data);
      return row?.description ?? null;
    },
    async savePaypalUsername(username) {
      const rest = await connection.rest();
      const row = { feature_name: PAYPAL_SETTING, description: username, is_enabled: true };
      await answered(connection, rest.from('feature_toggles').upsert(row, { onConflict: 'feature_name' }));
    },
    async listDifferingPaypalLinks(username, { page, pageSize, order }) {
      const rest = await connection.rest();
      const size = Math.min(pageSize, 100);
      const differing = (head: boolean) =>
        rest
          .from('events')
          .select('id,title,start_time,time_zone,paypal_username', { count: 'exact', head })
          .is('cancelled_at', null)
          .gt('credits_required', 0)
          .or(`paypal_username.is.null,paypal_username.neq.${PaypalUsername.safeParse(username).data ?? ''}`);
      const ascending = order === 'oldest';
      const call = differing(false)
        .order('start_time', { ascending })
        .order('id', { ascending })
        .range((page - 1) * size, page * size - 1);
      return answeredPage(connection, Differing, call, () => differing(true));
    },
    async refreshPaypalLinks(username) {
      const rest = await connection.rest();
      let refreshed = 0;
      // Some at a time, so that nobody waits long for an event; another admin's other name ends it.
      for (let batch = 0; batch < LINK_BATCHES; batch += 1) {
        const call = rest.rpc('admin_refresh_paypal_links', { new_username: username });
        const some = parsed(z.int(), (await answered(connection, call)).data);
        if (some === 0) break;
        refreshed += some;
      }
      return refreshed;
    },
    async cancelSubscription(targetUserId) {
      await invoked(connection, 'cancel-user-subscription', { targetUserId });
    },
    async removeMember({ applicationId, reason }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_remove_member', { target_application_id: applicationId, reason });
      return parsed(RemovalOutcome, (await answeredDecision(connection, call)).data);
    },
    async takeUpApplication(applicationId) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_take_up_application', { target_application_id: applicationId });
      return parsed(RemovalOutcome, (await answeredDecision(connection, call)).data);
    },
    async getPaymentTerm() {
      const rest = await connection.rest();
      return parsed(PaymentTerm, (await answered(connection, rest.rpc('admin_get_payment_term'))).data);
    },
    async savePaymentTerm({ isOn, days, hoursBefore }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_set_payment_term', { is_on: isOn, days, hours_before: hoursBefore });
      return parsed(PaymentTerm, (await answered(connection, call)).data);
    },
    async getEventPaymentTerm(eventId) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_get_event_payment_term', { target_event_id: eventId });
      return parsed(EventPaymentTerm, (await answered(connection, call)).data);
    },
    async saveEventPaymentTerm({ eventId, days }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_set_event_payment_term', {
        target_event_id: eventId,
        ...(days !== null && { days }),
      });
      return parsed(EventPaymentTerm, (await answered(connection, call)).data);
    },
    async revokeAdmin(userId, targetUserId) {
      const rest = await connection.rest();
      const call = rest.rpc('revoke_admin', { user_id: userId, target_user_id: targetUserId });
      await answered(connection, call);
    },
    ...createAdminEvents(connection),
    ...createAdminLists(connection),
    ...createAdminMembers(connection),
    ...createAdminStaff(connection),
    ...createAdminDecisions(connection),
    ...createPaymentDesk(connection),
    ...createAdminMails(connection),
  };
}
