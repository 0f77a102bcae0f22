import type { Admin } from '@sorella/core/data-port';
import { MoneyReport } from '@sorella/core/domain/entities/money-report';
import {
  DeskPayment,
  KnownLine,
  MatchAnswer,
  PaymentTarget,
  PaymentTotals,
  RefundTask,
  ReturnAnswer,
  type StatementPayment,
} from '@sorella/core/domain/entities/payment-desk';
import * as z from 'zod/mini';
import { argumentsOf, orderOf, pageOf } from './admin-pages.ts';
import type { Connection } from './connection.ts';
import { answeredDecision } from './late-decisions.ts';
import { answered, parsed } from './wire.ts';

const onWire = ({ transaction, amountCents, currency, feeCents, paidOn }: StatementPayment) => ({
  transaction,
  amount_cents: amountCents,
  currency,
  fee_cents: feeCents ?? null,
  paid_on: paidOn ?? null,
});
const partOnWire = ({ bookingId, amountCents }: { bookingId: string; amountCents: number }) => ({
  booking_id: bookingId,
  amount_cents: amountCents,
});

/** Payments and refunds on the admin's desk. */
export function createPaymentDesk(
  connection: Connection,
): Pick<
  Admin,
  | 'listPayments'
  | 'getPaymentTotals'
  | 'listPaymentTargets'
  | 'recordPayments'
  | 'recordSplit'
  | 'settlePayments'
  | 'recordReturns'
  | 'setLinesAside'
  | 'listKnownLines'
  | 'getMoneyReport'
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
        matches: matches.map(({ bookingId, ...payment }) => ({ booking_id: bookingId, ...onWire(payment) })),
      });
      return parsed(z.array(MatchAnswer), (await answered(connection, call)).data);
    },
    async recordSplit({ payment, parts }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_record_split', {
        payment: onWire(payment),
        parts: parts.map(partOnWire),
      });
      return parsed(z.array(MatchAnswer), (await answered(connection, call)).data);
    },
    async settlePayments({ bookingId, payments, decision, reason }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_settle_payments', {
        target_booking_id: bookingId,
        payments: payments.map(onWire),
        decision,
        ...(reason !== null && { reason }),
      });
      await answeredDecision(connection, call);
    },
    async recordReturns(returns) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_record_returns', {
        returns: returns.map(({ original, ...payment }) => ({ original, ...onWire(payment) })),
      });
      return parsed(z.array(ReturnAnswer), (await answered(connection, call)).data);
    },
    async setLinesAside({ transactions, aside }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_set_lines_aside', { transactions: [...transactions], aside });
      return parsed(z.array(z.string()), (await answered(connection, call)).data);
    },
    async listKnownLines(page) {
      const rest = await connection.rest();
      return pageOf(KnownLine, (await answered(connection, rest.rpc('admin_known_lines', { page }))).data);
    },
    async getMoneyReport({ page, pageSize, groupedBy, since, until, isExport = false }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_money_report', {
        page,
        page_size: pageSize,
        grouped_by: groupedBy,
        ...(since !== undefined && { since }),
        ...(until !== undefined && { until }),
        ...(isExport && { is_export: true }),
      });
      return parsed(MoneyReport, (await answered(connection, call)).data);
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
