import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentTarget } from '../entities/index.ts';
import { matchOf, matchStatement, referencesIn } from './statement.ts';
import { parseStatementAmount, readStatementLines } from './statement-lines.ts';

const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';
const HEADINGS = ['Date', 'Name', 'Status', 'Currency', 'Gross', 'Transaction ID', 'Note'];

const idOf = (index: number) => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
const referenceOf = (index: number) =>
  Array.from({ length: 8 }, (_, place) => ALPHABET[Math.floor(index / 28 ** place) % 28]).join('');
const target = (index: number, given: Partial<PaymentTarget> = {}): PaymentTarget => ({
  bookingId: idOf(index),
  bookingStatus: 'pending',
  reference: referenceOf(index),
  amountCents: 2500,
  currency: 'EUR',
  member: null,
  eventTitle: 'Sunrise ridge hike',
  payments: [],
  ...given,
});
const row = (given: { gross?: string; id?: string; note?: string; status?: string; currency?: string }) => {
  const {
    gross = '25.00',
    id = '8HT52716KY112345A',
    note = '',
    status = 'Completed',
    currency = 'EUR',
  } = given;
  return ['11/20/2026', 'Maya Okafor', status, currency, gross, id, note];
};
const linesOf = (...rows: string[][]) => readStatementLines([HEADINGS, ...rows]) ?? [];
const kindsOf = (rows: string[][], targets: PaymentTarget[]) =>
  matchStatement(linesOf(...rows), targets).map((finding) =>
    'reason' in finding ? `${finding.kind}: ${finding.reason}` : finding.kind,
  );

describe('an amount of a statement', () => {
  it.each([
    ['25.00', 2500],
    ['25,00', 2500],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1 234,50', 123_450],
    ["1'234.5", 123_450],
    ['1,234', 123_400],
    ['-25,00', -2500],
    ['−25.00', -2500],
    ['(25.00)', -2500],
    ['0', 0],
    ['-0,00', 0],
  ])('%s is %i cents', (text, cents) => {
    expect(parseStatementAmount(text)).toBe(cents);
  });

  it.each([
    '',
    '=1+1',
    '=HYPERLINK("x")',
    '25 EUR',
    '1,2,3',
    '25.000.00',
    '12.345,678',
    '1e9',
    '٢٥',
    'NaN',
    '9'.repeat(10),
  ])('%j is none', (text) => {
    expect(parseStatementAmount(text)).toBeNull();
  });
});

describe('a reference in a payer’s words', () => {
  it.each([
    'K7M49QXT',
    'k7m49qxt',
    'Sorella K7M4-9QXT, danke!',
    'HTTP K7M4 9QXT',
    'Ref:K7M49QXT/K7M49QXT',
    'Ｋ７Ｍ４９ＱＸＴ',
  ])('is found in %j', (note) => {
    expect([...referencesIn(note)]).toContain('K7M49QXT');
  });

  it.each(['AK7M49QXT', 'K7M49QXT2', 'K7M49QX', 'K7M4_9QXT'])('is none in %j', (note) => {
    expect([...referencesIn(note)]).not.toContain('K7M49QXT');
  });
});

describe('a statement', () => {
  it('is read from PayPal’s report in English and in German, below whatever stands above', () => {
    const german = readStatementLines([
      ['Bericht'],
      ['\uFEFFDatum', 'Name', 'Status', 'Währung', 'Brutto', 'Transaktionscode', 'Betreff', 'Hinweis'],
      [
        '20.11.2026',
        'Maya Okafor',
        'Abgeschlossen',
        'EUR',
        '25,00',
        '8ht52716ky112345a',
        'Wandern',
        'K7M49QXT',
      ],
      ['', ''],
    ]);
    expect(german).toEqual([
      {
        place: 2,
        date: '20.11.2026',
        name: 'Maya Okafor',
        note: 'Wandern · K7M49QXT',
        transaction: '8HT52716KY112345A',
        amountCents: 2500,
        currency: 'EUR',
        isCompleted: true,
      },
    ]);
    expect(
      readStatementLines([
        ['Name', 'Phone'],
        ['Maya', '1'],
      ]),
    ).toBeNull();
    expect(readStatementLines([])).toBeNull();
  });

  it('tells what fits from what differs, is double, names nobody or brought nothing (A-89)', () => {
    const one = target(1);
    const note = one.reference;
    const paid = target(2, {
      bookingStatus: 'paid',
      payments: [{ reference: 'OLD11111', status: 'accepted' }],
    });
    const byHand = target(3, { bookingStatus: 'paid' });
    const ended = target(4, { bookingStatus: 'cancelled' });
    expect(
      kindsOf(
        [
          row({ note, gross: '20.00', id: 'AAAAAAA1' }),
          row({ note, currency: 'USD', id: 'AAAAAAA2' }),
          row({ note, status: 'Pending', id: 'AAAAAAA3' }),
          row({ note, id: 'AAAAAAA3' }),
          row({ note, id: 'aaaaaaa3' }),
          row({ note, id: 'AAAAAAA4' }),
          row({ note: paid.reference, id: 'old11111' }),
          row({ note: paid.reference, id: 'AAAAAAA5' }),
          row({ note: byHand.reference, id: 'AAAAAAA6' }),
          row({ note: ended.reference, id: 'AAAAAAA7' }),
          row({ note: `${note} ${byHand.reference}`, id: 'AAAAAAA8' }),
          row({ note: 'for the hike', id: 'AAAAAAA9' }),
          row({ note, gross: '-25.00', id: 'BBBBBBB1' }),
          row({ note, gross: '=25', id: 'BBBBBBB2' }),
          row({ note, id: '=cmd|x' }),
        ],
        [one, paid, byHand, ended],
      ),
    ).toEqual([
      'differs: amount',
      'differs: currency',
      'skipped: not-completed',
      'fits',
      'double: twice',
      'double: paid',
      'double: recorded',
      'double: paid',
      'fits',
      'differs: ended',
      'differs: several',
      'unknown',
      'skipped: outgoing',
      'skipped: unreadable',
      'skipped: unreadable',
    ]);
  });

  it('of 10,000 lines matches no line and no booking twice, and loses none', () => {
    const targets = Array.from({ length: 3000 }, (_, index) => target(index));
    const lines = linesOf(
      ...Array.from({ length: 10_000 }, (_, index) =>
        row({ id: `TX${String(index % 8000).padStart(10, '0')}`, note: referenceOf((index * 7) % 4000) }),
      ),
    );
    const findings = matchStatement(lines, targets);
    expect(findings).toHaveLength(10_000);
    const fits = findings.filter(({ kind }) => kind === 'fits').map(matchOf);
    expect(fits).toHaveLength(3000);
    expect(new Set(fits.map((fit) => fit?.bookingId)).size).toBe(3000);
    expect(new Set(fits.map((fit) => fit?.transaction)).size).toBe(3000);
  });

  it('never matches twice, nor anything but the awaited sum, whatever stands in it', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('25.00', '25,00', '-25.00', '20.00', '=1+1', 'EUR', 'USD', 'Completed', 'Pending'),
    );
    const known = fc.record({
      gross: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('25.00', '25,00', '20.00', '-25.00') },
        { weight: 1, arbitrary: cell },
      ),
      id: fc.oneof(
        { weight: 4, arbitrary: fc.nat(20).map((n) => `TRANSACTION${n}`) },
        { weight: 1, arbitrary: cell },
      ),
      note: fc.oneof({ weight: 4, arbitrary: fc.nat(8).map(referenceOf) }, { weight: 1, arbitrary: cell }),
      status: fc.constantFrom('Completed', 'Pending', 'Abgeschlossen'),
      currency: fc.constantFrom('EUR', 'USD', ''),
    });
    const someTarget = (index: number) =>
      fc
        .record({
          bookingStatus: fc.constantFrom('pending' as const, 'paid' as const, 'cancelled' as const),
          payments: fc.array(
            fc.record({
              reference: fc.nat(20).map((n) => `TRANSACTION${n}`),
              status: fc.constantFrom('accepted' as const, 'wrong-amount' as const),
            }),
            { maxLength: 2 },
          ),
        })
        .map((given) => target(index, given));
    fc.assert(
      fc.property(
        fc.array(known, { maxLength: 40 }),
        fc.tuple(...Array.from({ length: 6 }, (_, index) => someTarget(index))),
        (rows, targets) => {
          const findings = matchStatement(linesOf(...rows.map(row)), targets);
          const recorded = new Set(
            targets.flatMap(({ payments }) => payments.map(({ reference }) => reference)),
          );
          const payments = findings.flatMap((finding) => matchOf(finding) ?? []);
          const transactions = payments.map(({ transaction }) => transaction);
          expect(new Set(transactions).size).toBe(transactions.length);
          expect(transactions.filter((transaction) => recorded.has(transaction))).toEqual([]);
          expect(payments.every(({ amountCents }) => amountCents > 0)).toBe(true);
          const fits = findings.flatMap((finding) => (finding.kind === 'fits' ? [finding] : []));
          expect(new Set(fits.map((fit) => fit.target.bookingId)).size).toBe(fits.length);
          for (const { line, target: found } of fits) {
            expect([line.amountCents, line.currency]).toEqual([found.amountCents, found.currency]);
            expect(found.bookingStatus).not.toBe('cancelled');
            expect(found.payments.some(({ status }) => status === 'accepted')).toBe(false);
          }
        },
      ),
    );
  });
});
