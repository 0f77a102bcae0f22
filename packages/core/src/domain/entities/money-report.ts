import * as z from 'zod/mini';
import { Cents, Count, Id, Instant } from './common.ts';

const Sums = z.object({
  /** ISO 4217: sums of different currencies stand apart. */
  currency: z.string(),
  /** All that came, whatever became of it. */
  receivedCents: Cents,
  /** Confirmed without money behind it. */
  byHandCents: Cents,
  /** To be sent back. */
  owedCents: Cents,
  /** Sent back. */
  refundedCents: Cents,
  /** Was owed, and stays. */
  keptCents: Cents,
  /** What the provider kept of what came, as far as statements have said. */
  feeCents: Cents,
});
/** Money of one currency, told apart by what became of it. */
export type MoneySums = z.infer<typeof Sums>;

/** A line of the report: an event, a month, or an event in a month. */
export const MoneyLine = z.extend(Sums, {
  /** YYYY-MM, of UTC; null where months are not told apart. */
  month: z.nullable(z.string()),
  /** Null where events are not told apart, and for money that names none. */
  event: z.nullable(z.object({ id: Id, title: z.string(), startTime: Instant, timeZone: z.string() })),
});
/** See the schema of the same name. */
export type MoneyLine = z.infer<typeof MoneyLine>;

/** A page of the report, and the sums of all its lines by currency. */
export const MoneyReport = z.object({ rows: z.array(MoneyLine), total: Count, sums: z.array(Sums) });
/** See the schema of the same name. */
export type MoneyReport = z.infer<typeof MoneyReport>;
