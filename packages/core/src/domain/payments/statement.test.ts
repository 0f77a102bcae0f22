import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentTarget } from '../entities/payment-desk.ts';
import { matchOf, matchStatement, referencesIn } from './statement.ts';
import { parseStatementAmount, readStatementLines } from './statement-lines.ts';
import { returnedByTransaction } from './statement-returns.ts';

const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';
const HEADINGS = [
  'Date',
  'Name',
  'Status',
  'Currency',
  'Gross',
  'Transaction ID',
  'Note',
  'Type',
  'Reference Txn ID',
];

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
  event: {
    id: 'e0000000-0000-4000-8000-000000000001',
    title: 'Sunrise ridge hike',
    startTime: '2026-12-20T08:00:00+00:00',
    timeZone: 'Europe/Berlin',
    seatsLeft: 5000,
  },
  isReceived: false,
  byHandCents: 0,
  payments: [],
  ...given,
});
const came = (
  reference: string,
  status: PaymentTarget['payments'][number]['status'],
  given: Partial<PaymentTarget['payments'][number]> = {},
) => ({ id: reference, reference, status, amountCents: 2500, currency: 'EUR', decision: null, ...given });
const row = (given: {
  name?: string;
  gross?: string;
  id?: string;
  note?: string;
  status?: string;
  currency?: string;
  type?: string;
  original?: string;
}) => {
  const {
    name = 'Maya Okafor',
    type = 'Website Payment',
    original = '',
    gross = '25.00',
    id = '8HT52716KY112345A',
    note = '',
    status = 'Completed',
    currency = 'EUR',
  } = given;
  return ['11/20/2026', name, status, currency, gross, id, note, type, original];
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
      [
        '\uFEFFDatum',
        'Name',
        'Typ',
        'Status',
        'Währung',
        'Brutto',
        'Transaktionscode',
        'Zugehöriger Transaktionscode',
        'Betreff',
        'Hinweis',
      ],
      [
        '20.11.2026',
        'Maya Okafor',
        'Website-Zahlung',
        'Abgeschlossen',
        'EUR',
        '25,00',
        '8ht52716ky112345a',
        'B-5NK67078HF351353K',
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
        feeCents: null,
        paidOn: '2026-11-20',
        note: 'Wandern · K7M49QXT',
        transaction: '8HT52716KY112345A',
        amountCents: 2500,
        currency: 'EUR',
        isCompleted: true,
        isVoid: false,
        type: 'Website-Zahlung',
        original: 'B-5NK67078HF351353K',
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

  it('looks for the rest of what came in part and was approved by hand (A-100)', () => {
    const part = target(1, {
      bookingStatus: 'paid',
      byHandCents: 1000,
      payments: [{ ...came('OLD11111', 'wrong-amount'), amountCents: 1500, decision: 'accepted' }],
    });
    const note = part.reference;
    expect(
      kindsOf([row({ note, id: 'AAAAAAA1' }), row({ note, gross: '10.00', id: 'AAAAAAA2' })], [part]),
    ).toEqual(['differs: amount', 'fits']);
  });

  it('tells what fits from what differs, is double, names nobody or brought nothing (A-89)', () => {
    const one = target(1);
    const note = one.reference;
    const paid = target(2, {
      bookingStatus: 'paid',
      isReceived: true,
      payments: [came('OLD11111', 'accepted')],
    });
    const byHand = target(3, { bookingStatus: 'paid', byHandCents: 2500 });
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
      status: fc.constantFrom('Completed', 'Pending', 'Abgeschlossen', 'Refunded', 'Denied'),
      type: fc.constantFrom('Website Payment', 'Payment Refund', 'Payment Reversal', 'Rückzahlung', ''),
      original: fc.oneof(
        { weight: 3, arbitrary: fc.constant('') },
        { weight: 2, arbitrary: fc.nat(20).map((n) => `TRANSACTION${n}`) },
      ),
      currency: fc.constantFrom('EUR', 'USD', ''),
    });
    const someTarget = (index: number) =>
      fc
        .record({
          bookingStatus: fc.constantFrom('pending' as const, 'paid' as const, 'cancelled' as const),
          payments: fc.array(
            fc
              .tuple(fc.nat(20), fc.constantFrom('accepted' as const, 'wrong-amount' as const))
              .map(([n, status]) => came(`TRANSACTION${n}`, status)),
            { maxLength: 2 },
          ),
        })
        .map((given) =>
          target(index, { ...given, isReceived: given.payments.some(({ status }) => status === 'accepted') }),
        );
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
          const returned = returnedByTransaction(linesOf(...rows.map(row)));
          expect(transactions.filter((transaction) => returned.has(transaction))).toEqual([]);
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

describe('Money that went back (A-99)', () => {
  const id = (index: number) => `PAY${String(index).padStart(8, '0')}`;
  const back = (
    index: number,
    type: string,
    gross = '-25.00',
    given: Partial<Parameters<typeof row>[0]> = {},
  ) => row({ type, gross, id: `BACK${String(index).padStart(8, '0')}`, original: id(index), ...given });

  it('of 8 payments that were refunded and 3 that were reversed none fits, and each line says what it is', () => {
    const targets = Array.from({ length: 12 }, (_, index) => target(index));
    const payments = targets.map(({ reference }, index) => row({ id: id(index), note: reference }));
    const returns = Array.from({ length: 11 }, (_, index) =>
      back(index, index < 8 ? 'Payment Refund' : 'Payment Reversal'),
    );
    expect(kindsOf([...payments, ...returns], targets)).toEqual([
      ...Array.from({ length: 11 }, () => 'returned: wholly'),
      'fits',
      ...Array.from({ length: 8 }, () => 'skipped: refund'),
      ...Array.from({ length: 3 }, () => 'skipped: reversal'),
    ]);
    const findings = matchStatement(linesOf(...payments, ...returns), targets);
    expect(findings.flatMap((finding) => matchOf(finding) ?? [])).toHaveLength(1);
  });

  it.each([
    ['Payment Refund', 'refund'],
    ['Payment Reversal', 'reversal'],
    ['Chargeback', 'reversal'],
    ['Hold on Balance for Dispute Investigation', 'hold'],
    ['Rückzahlung', 'refund'],
    ['Zahlungsrückerstattung', 'refund'],
    ['Rückbuchung', 'reversal'],
    ['Rückbuchung allgemeiner Einbehaltung', 'hold'],
    ['Chargeback Fee', 'internal'],
    ['Allgemeine Währungsumrechnung', 'internal'],
    ['PayPal Express-Zahlung', 'outgoing'],
  ])('a line of the type %j is %s', (type, reason) => {
    expect(kindsOf([back(1, type)], [])).toEqual([`skipped: ${reason}`]);
  });

  it('also in part, also before its payment in the file, in whatever letters, is never recorded', () => {
    const one = target(1);
    const rows = [
      back(1, 'Payment Refund', '-10.00', { original: id(1).toLowerCase() }),
      back(1, 'Payment Refund', '-5.00', { id: 'BACKAGAIN1' }),
      row({ id: id(1), note: one.reference, status: 'Partially Refunded' }),
    ];
    const findings = matchStatement(linesOf(...rows), [one]);
    expect(findings[2]).toMatchObject({
      kind: 'returned',
      reason: 'partly',
      returnedCents: 1500,
      target: one,
    });
    expect(findings.map(matchOf)).toEqual([null, null, null]);
  });

  it('that came again is no loss, nor is one that came to nothing, nor a conversion or a fee', () => {
    const targets = [target(1), target(2), target(3)];
    expect(
      kindsOf(
        [
          ...targets.map(({ reference }, index) => row({ id: id(index), note: reference })),
          back(0, 'Chargeback'),
          back(0, 'Chargeback Reversal', '25.00', { id: 'BACKAGAIN1', note: targets[0]?.reference ?? '' }),
          back(1, 'Payment Refund', '-25.00', { status: 'Denied' }),
          back(2, 'General Currency Conversion'),
          back(2, 'Dispute Fee', '-16.00', { id: 'BACKAGAIN2' }),
        ],
        targets,
      ),
    ).toEqual([
      'fits',
      'fits',
      'fits',
      'skipped: reversal',
      'skipped: reversal',
      'skipped: refund',
      'skipped: internal',
      'skipped: internal',
    ]);
  });

  it('is a warning where it was recorded, with the seat that it still holds, once', () => {
    const seated = target(1, {
      bookingStatus: 'paid',
      isReceived: true,
      payments: [came(id(1), 'accepted')],
    });
    const ended = target(2, {
      bookingStatus: 'cancelled',
      payments: [came(id(2), 'accepted')],
    });
    const twice = target(3, {
      bookingStatus: 'paid',
      isReceived: true,
      payments: [came(id(3), 'accepted'), came(id(4), 'second-payment')],
    });
    const warned = (...rows: string[][]) =>
      matchStatement(linesOf(...rows), [seated, ended, twice]).flatMap((finding) =>
        finding.kind === 'returned' || finding.kind === 'back'
          ? [[finding.reason, finding.target?.bookingId, finding.holdsSeat]]
          : [],
      );
    expect(warned(back(1, 'Payment Refund'))).toEqual([['refund', seated.bookingId, true]]);
    expect(warned(row({ id: id(1), note: seated.reference }), back(1, 'Payment Reversal'))).toEqual([
      ['recorded', seated.bookingId, true],
      ['reversal', seated.bookingId, true],
    ]);
    expect(warned(back(1, 'Hold on Balance for Dispute Investigation'))).toEqual([
      ['recorded', seated.bookingId, true],
    ]);
    const parts = [
      back(1, 'Payment Refund', '-10.00'),
      back(1, 'Payment Refund', '-10.00', { id: 'BACKAGAIN1' }),
    ];
    expect(warned(...parts)).toEqual([
      ['refund', seated.bookingId, true],
      ['refund', seated.bookingId, true],
    ]);
    expect(warned(back(2, 'Payment Refund'))).toEqual([['refund', ended.bookingId, false]]);
    expect(warned(back(4, 'Payment Refund'))).toEqual([['refund', twice.bookingId, false]]);
  });
});

describe('A payment that was confirmed by hand', () => {
  it('fits, also when its booking has ended, and takes no seat (A-100)', () => {
    const full = { ...target(1).event, seatsLeft: 0 };
    const seated = target(1, { bookingStatus: 'paid', byHandCents: 2500, event: full });
    const ended = target(2, { bookingStatus: 'cancelled', byHandCents: 2500, event: full });
    expect(
      kindsOf(
        [
          row({ note: seated.reference, id: 'AAAAAAA1' }),
          row({ note: ended.reference, id: 'AAAAAAA2' }),
          row({ note: ended.reference, id: 'AAAAAAA3' }),
        ],
        [seated, ended],
      ),
    ).toEqual(['fits', 'fits', 'double: paid']);
  });
});

describe('A line before it is recorded', () => {
  it('differs when its event has no seat left for it', () => {
    const event = { ...target(1).event, seatsLeft: 2 };
    const targets = [target(1, { event }), target(2, { event }), target(3, { event })];
    expect(
      kindsOf(
        targets.map(({ reference }, index) => row({ note: reference, id: `AAAAAAA${index}` })),
        targets,
      ),
    ).toEqual(['fits', 'fits', 'differs: full']);
  });

  const member = { id: idOf(90), firstName: 'Zoë', lastName: 'Lindqvist' };
  it.each([
    ['another letter', 'K7M49QXB', 'Somebody'],
    ['a letter that no reference has', 'sorella K7M49OXT', 'Somebody'],
    ['one letter too few', 'K7M49XT', 'Somebody'],
    ['one letter too many', 'K7M499QXT', 'Somebody'],
    ['a gap', 'K7M4-9QXB', 'Somebody'],
  ])('is proposed a booking whose reference is one letter away: %s', (_what, note, name) => {
    const one = target(1, { reference: 'K7M49QXT', member });
    expect(kindsOf([row({ note, name })], [one, target(2)])).toEqual(['proposed: letter']);
  });

  it.each(['Zoë Lindqvist', 'zoe lindqvist', 'Lindqvist, Zoë'])(
    'is proposed the only booking of that name and sum: %s',
    (name) => {
      const one = target(1, { member });
      expect(kindsOf([row({ name })], [one, target(2)])).toEqual(['proposed: name']);
      expect(kindsOf([row({ name, gross: '20.00' })], [one])).toEqual(['unknown']);
      expect(kindsOf([row({ name })], [one, target(2, { member })])).toEqual(['unknown']);
      expect(kindsOf([row({ name: `${name} Berg` })], [one])).toEqual(['unknown']);
    },
  );

  it('is proposed none that another line pays, that waits no more, or that another was proposed for', () => {
    const one = target(1, { member });
    const name = 'Zoë Lindqvist';
    expect(
      kindsOf([row({ name, id: 'AAAAAAA1' }), row({ note: one.reference, id: 'AAAAAAA2' })], [one]),
    ).toEqual(['unknown', 'fits']);
    expect(kindsOf([row({ name })], [{ ...one, bookingStatus: 'cancelled' }])).toEqual(['unknown']);
    expect(kindsOf([row({ name, id: 'AAAAAAA1' }), row({ name, id: 'AAAAAAA2' })], [one])).toEqual([
      'proposed: name',
      'unknown',
    ]);
  });

  it('is for the booking that an admin assigns to it, whatever its note says', () => {
    const [one, other] = [target(1), target(2, { amountCents: 3000 })];
    const lines = linesOf(row({ note: one.reference, id: 'AAAAAAA1' }), row({ note: '', id: 'AAAAAAA2' }));
    const kinds = (assigned: [number, string][]) =>
      matchStatement(lines, [one, other], { assigned: new Map(assigned) }).map((finding) =>
        'target' in finding ? [finding.kind, finding.target?.bookingId] : [finding.kind],
      );
    expect(kinds([[3, other.bookingId]])).toEqual([
      ['fits', one.bookingId],
      ['differs', other.bookingId],
    ]);
    expect(
      kinds([
        [2, other.bookingId],
        [3, one.bookingId],
      ]),
    ).toEqual([
      ['differs', other.bookingId],
      ['fits', one.bookingId],
    ]);
  });
});
