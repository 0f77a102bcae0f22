import type { Admin } from '@sorella/core/data-port';
import {
  DeskPayment,
  MatchAnswer,
  PaymentTarget,
  PaymentTotals,
  RefundTask,
} from '@sorella/core/domain/entities/payment-desk';
import * as z from 'zod/mini';
import { argumentsOf, orderOf, pageOf } from './admin-pages.ts';
import type { Connection } from './connection.ts';
import { answeredDecision } from './late-decisions.ts';
import { answered, parsed } from './wire.ts';

/** Payments and refunds on the admin's desk. */
export function createPaymentDesk(
  connection: Connection,
): Pick<
  Admin,
  | 'listPayments'
  | 'getPaymentTotals'
  | 'listPaymentTargets'
  | 'recordPayments'
  | 'listRefunds'
  | 'settleRefund'
> {
  return {
    async listPayments(query) {
      const rest = await connection.rest();
      const { state } = query;
      const call = rest.rpc('admin_list_payments', {
        ...argumentsOf(query),
        ...orderOf(query),
        ...(state !== undefined && { wanted_state: state }),
      });
      return pageOf(DeskPayment, (await answered(connection, call)).data);
    },
    async getPaymentTotals() {
      const rest = await connection.rest();
      return parsed(PaymentTotals, (await answered(connection, rest.rpc('admin_payment_totals'))).data);
    },
    async listPaymentTargets(page) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_payment_targets', { page });
      return pageOf(PaymentTarget, (await answered(connection, call)).data);
    },
    async recordPayments(matches) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_record_payments', {
        matches: matches.map(({ bookingId, transaction, amountCents, currency }) => ({
          booking_id: bookingId,
          transaction,
          amount_cents: amountCents,
          currency,
        })),
      });
      return parsed(z.array(MatchAnswer), (await answered(connection, call)).data);
    },
    async listRefunds(query) {
      const rest = await connection.rest();
      const { state, ascending = false } = query;
      const call = rest.rpc('admin_list_refunds', {
        ...argumentsOf(query),
        ascending,
        ...(state !== undefined && { wanted_state: state }),
      });
      return pageOf(RefundTask, (await answered(connection, call)).data);
    },
    async settleRefund({ id, outcome, note }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_settle_refund', {
        target_id: id,
        outcome,
        ...(note !== null && { note }),
      });
      await answeredDecision(connection, call);
    },
  };
}
