import { transactionOf } from './large-desk.ts';
import { type Random, randomFrom } from './random.ts';

/** A booking as somebody pays for it. */
export interface ExpectedPayment {
  readonly reference: string;
  readonly amountCents: number;
  readonly name: string;
  readonly title: string;
  readonly status: string;
  /** Under which it was recorded; null when it was not. */
  readonly transaction: string | null;
}

const HEADINGS = [
  'Date',
  'Time',
  'TimeZone',
  'Name',
  'Type',
  'Status',
  'Currency',
  'Gross',
  'Fee',
  'Net',
  'Transaction ID',
  'Reference Txn ID',
  'Subject',
  'Note',
] as const;

interface Line {
  readonly name: string;
  readonly cents: number;
  readonly note?: string;
  readonly type?: string;
  readonly status?: string;
  readonly currency?: string;
  readonly transaction?: string;
  readonly belongsTo?: string;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const euros = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What somebody writes who was asked for a reference. */
function noteOf({ reference, title }: ExpectedPayment, random: Random): string {
  const halves = `${reference.slice(0, 4)} ${reference.slice(4)}`;
  return random.pick([
    reference,
    reference,
    reference,
    halves,
    `${title} ${reference}`,
    halves.toLowerCase(),
  ]);
}

/** What a line of the statement says of one booking; most say what they should. */
function linesOf(booking: ExpectedPayment, random: Random): Line[] {
  const { name, amountCents: cents } = booking;
  const transaction = booking.transaction ?? transactionOf(random);
  const paid = { name, cents, note: noteOf(booking, random), transaction };
  if (booking.transaction !== null) return random.chance(0.5) ? [paid] : [];
  if (booking.status === 'cancelled') return random.chance(0.1) ? [paid] : [];
  if (booking.status === 'paid') return random.chance(0.3) ? [paid] : [];
  const lot = random.below(100);
  if (lot < 60) return [paid];
  if (lot < 63) return [{ ...paid, cents: cents - 500 }];
  if (lot < 65) return [{ ...paid, currency: 'USD' }];
  if (lot < 67) return [{ ...paid, status: 'Pending' }];
  if (lot < 70) return [{ ...paid, note: booking.title }];
  if (lot < 72) return [{ ...paid, note: `${booking.reference.slice(0, 7)}2` }];
  if (lot < 75) {
    const type = lot < 74 ? 'Payment Refund' : 'Payment Reversal';
    return [paid, { name, cents: -cents, type, belongsTo: transaction }];
  }
  return [];
}

/**
 * PayPal's activity report for these bookings, as CSV: what fits, what is recorded already, what differs, what went back,
 * and what names no booking. The same from the same bookings in the same order.
 *
 * @param until - the day of its newest line.
 */
export function statementCsv(bookings: readonly ExpectedPayment[], until: Date): string {
  const random = randomFrom(4_711);
  const lines = bookings.flatMap((booking) => linesOf(booking, random));
  const withdrawals = Array.from({ length: 10 }, (): Line => {
    return { name: '', cents: -50_000 - random.below(90_000), type: 'General Withdrawal' };
  });
  const rows = [...lines, ...withdrawals].map((line, index, all) => {
    const at = new Date(until.getTime() - (all.length - index) * 97 * 60_000).toISOString();
    const [year = '', month = '', day = ''] = at.slice(0, 10).split('-');
    const fee = line.cents > 0 ? -Math.round(line.cents * 0.0249 + 35) : 0;
    const cells: Record<(typeof HEADINGS)[number], string> = {
      Date: `${month}/${day}/${year}`,
      Time: at.slice(11, 19),
      TimeZone: 'UTC',
      Name: line.name,
      Type: line.type ?? 'Website Payment',
      Status: line.status ?? 'Completed',
      Currency: line.currency ?? 'EUR',
      Gross: euros(line.cents),
      Fee: euros(fee),
      Net: euros(line.cents + fee),
      'Transaction ID': line.transaction ?? transactionOf(random),
      'Reference Txn ID': line.belongsTo ?? '',
      Subject: '',
      Note: line.note ?? '',
    };
    return HEADINGS.map((heading) => quoted(cells[heading])).join(',');
  });
  return `${[HEADINGS.map(quoted).join(','), ...rows].join('\r\n')}\r\n`;
}
