import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentTarget } from '../entities/payment-desk.ts';
import { matchStatement, type StatementKnowledge } from './statement.ts';
import type { StatementLine } from './statement-lines.ts';
import { choicesOf, isUndecided, type LineDecision, seatsTaken, statementSteps } from './statement-plan.ts';

const event = {
  id: 'e0000000-0000-4000-8000-000000000001',
  title: 'Sunrise ridge hike',
  startTime: '2026-12-20T08:00:00+00:00',
  timeZone: 'Europe/Berlin',
  seatsLeft: 2,
};
const target = (index: number, given: Partial<PaymentTarget> = {}): PaymentTarget => ({
  bookingId: `booking-${index}`,
  bookingStatus: 'pending',
  reference: `K7M49QX${'23456789'[index]}`,
  amountCents: 2500,
  currency: 'EUR',
  member: null,
  event,
  isReceived: false,
  byHandCents: 0,
  payments: [],
  ...given,
});
const line = (place: number, given: Partial<StatementLine> = {}): StatementLine => ({
  place,
  date: '20.11.2026',
  name: 'Somebody',
  note: '',
  transaction: `TRANSACTION${place}`,
  amountCents: 2500,
  feeCents: 97,
  paidOn: '2026-11-20',
  currency: 'EUR',
  isCompleted: true,
  isVoid: false,
  type: 'Website Payment',
  original: '',
  ...given,
});
const payment = (place: number, cents: number) => ({
  transaction: `TRANSACTION${place}`,
  amountCents: cents,
  currency: 'EUR',
  feeCents: 97,
  paidOn: '2026-11-20',
});
const came = (reference: string, given: Partial<PaymentTarget['payments'][number]> = {}) => ({
  id: reference,
  reference,
  status: 'wrong-amount' as const,
  amountCents: 1000,
  currency: 'EUR',
  decision: null,
  ...given,
});
const kinds = (
  lines: readonly StatementLine[],
  targets: readonly PaymentTarget[],
  knowledge: StatementKnowledge = {},
) => matchStatement(lines, targets, knowledge).map(({ kind }) => kind);
const steps = (
  lines: readonly StatementLine[],
  targets: readonly PaymentTarget[],
  ...decisions: [number, LineDecision][]
) => statementSteps(matchStatement(lines, targets), new Map(decisions));
const one = target(1);
const short = (place: number, cents: number) => line(place, { note: one.reference, amountCents: cents });

describe('A line that waits for a decision (A-89, A-99)', () => {
  const undecided = (lines: readonly StatementLine[], ...decisions: [number, LineDecision][]) =>
    matchStatement(lines, [one], { aside: new Set(['TRANSACTION5']) }).flatMap((finding) =>
      isUndecided(finding, new Map(decisions)) ? [finding.line.place] : [],
    );
  const lines = [short(2, 2500), line(3), line(4), line(5), line(6, { isCompleted: false })];

  it('is one about which something can be done, which does not fit by itself and was not set aside before', () =>
    expect(undecided(lines)).toEqual([3, 4]));

  it('is none any more once it is decided, to leave it too', () =>
    expect(undecided(lines, [3, { kind: 'aside' }], [4, { kind: 'leave' }])).toEqual([]));
});

describe('Payments that are the price together (A-89)', () => {
  it('are proposed where two lines come to it, and are one step', () => {
    const lines = [short(2, 1500), short(3, 1000)];
    expect(kinds(lines, [one])).toEqual(['together', 'together']);
    expect(steps(lines, [one])).toEqual([]);
    expect(steps(lines, [one], [2, { kind: 'together' }], [3, { kind: 'together' }])).toEqual([
      {
        kind: 'settle',
        places: [2, 3],
        bookingId: one.bookingId,
        payments: [payment(2, 1500), payment(3, 1000)],
        decision: 'accept',
        reason: null,
      },
    ]);
  });

  it.each([null, 'asked'] as const)('are so with what was recorded before and is %s', (decision) => {
    const before = target(1, { payments: [came('EARLIER01', { decision })] });
    const [step] = steps([short(2, 1500)], [before], [2, { kind: 'together' }]);
    expect(step).toMatchObject({
      payments: [{ transaction: 'EARLIER01', amountCents: 1000 }, { transaction: 'TRANSACTION2' }],
    });
  });

  it.each([
    ['went back', { decision: 'refunded' as const }],
    ['stays without a seat', { decision: 'kept' as const }],
    ['is in another currency', { currency: 'USD' }],
    ['is another sum', { amountCents: 999 }],
  ])('are not so with what %s', (_what, given) => {
    expect(kinds([short(2, 1500)], [target(1, { payments: [came('EARLIER01', given)] })])).toEqual([
      'differs',
    ]);
  });

  it('are not proposed without a seat, nor for a booking that is paid or has ended', () => {
    const lines = [short(2, 1500), short(3, 1000)];
    for (const given of [
      { event: { ...event, seatsLeft: 0 } },
      { bookingStatus: 'paid' as const, isReceived: true },
      { bookingStatus: 'cancelled' as const },
    ])
      expect(kinds(lines, [target(1, given)])).not.toContain('together');
  });
});

describe('What can be done about a line', () => {
  const choices = (
    given: StatementLine,
    targets: readonly PaymentTarget[],
    knowledge: StatementKnowledge = {},
  ) => matchStatement([given], targets, knowledge).map(choicesOf);

  it('is more where it says less', () => {
    const back = line(2, { amountCents: -2500, type: 'Payment Refund', original: 'EARLIER01' });
    const paid = target(1, { payments: [came('EARLIER01', { status: 'accepted', amountCents: 2500 })] });
    expect(choices(line(2, { note: one.reference }), [one])).toEqual([['record']]);
    expect(choices(short(2, 2000), [one])).toEqual([['accept', 'ask', 'record', 'split']]);
    const full = target(1, { event: { ...event, seatsLeft: 0 } });
    expect(choices(short(2, 2000), [full])).toEqual([['accept', 'record', 'split']]);
    expect(choices(short(2, 3000), [one])).toEqual([['accept', 'record', 'split']]);
    expect(choices(line(2, { note: one.reference, currency: 'USD' }), [one])).toEqual([['record', 'split']]);
    expect(choices(line(2), [one])).toEqual([['split', 'aside']]);
    expect(choices(line(2), [one], { aside: new Set(['TRANSACTION2']) })).toEqual([['ours']]);
    expect(choices(back, [paid])).toEqual([['return']]);
    expect(choices(back, [paid], { returned: new Set(['TRANSACTION2']) })).toEqual([[]]);
    expect(choices(back, [])).toEqual([[]]);
  });

  it('is recorded as it was decided, and what was decided of another kind of line is not', () => {
    const lines = [short(2, 2000)];
    const settled = (decision: LineDecision) => steps(lines, [one], [2, decision]);
    expect(settled({ kind: 'accept', reason: 'A friend' })).toMatchObject([
      { kind: 'settle', decision: 'accept', reason: 'A friend', payments: [payment(2, 2000)] },
    ]);
    expect(settled({ kind: 'ask' })).toMatchObject([{ kind: 'settle', decision: 'ask', reason: null }]);
    expect(settled({ kind: 'record' })).toMatchObject([
      { kind: 'match', match: { bookingId: one.bookingId } },
    ]);
    expect(settled({ kind: 'return' })).toEqual([]);
    expect(steps([line(2, { note: one.reference })], [one])).toMatchObject([{ kind: 'match' }]);
    expect(steps([line(2, { note: one.reference })], [one], [2, { kind: 'leave' }])).toEqual([]);
    const parts = [
      { bookingId: 'booking-1', amountCents: 1000 },
      { bookingId: 'booking-2', amountCents: 1500 },
    ];
    expect(steps([line(2)], [one], [2, { kind: 'split', parts }])).toEqual([
      { kind: 'split', places: [2], payment: payment(2, 2500), parts },
    ]);
    expect(steps([line(2)], [one], [2, { kind: 'aside' }])).toEqual([
      { kind: 'aside', places: [2], transaction: 'TRANSACTION2', aside: true },
    ]);
  });

  it('leaves a fee out that is more than the payment', () => {
    const [step] = steps([line(2, { note: one.reference, feeCents: 2501 })], [one]);
    expect(step).toMatchObject({ match: { amountCents: 2500 } });
    expect(JSON.stringify(step)).not.toContain('feeCents');
  });
});

describe('Seats, before anything is recorded (A-05)', () => {
  const targets = [target(1), target(2), target(3)];
  const byId = new Map(targets.map((one_) => [one_.bookingId, one_]));
  const full = (...decisions: [number, LineDecision][]) =>
    seatsTaken(
      statementSteps(
        matchStatement([line(2, { note: targets[0]?.reference ?? '' }), line(3), line(4)], targets),
        new Map(decisions),
      ),
      byId,
    );
  const split = (amounts: readonly number[]): LineDecision => ({
    kind: 'split',
    parts: amounts.map((amountCents, index) => ({ bookingId: `booking-${index + 2}`, amountCents })),
  });

  it('are counted once for each booking, whatever gives them', () => {
    expect(full()).toEqual([]);
    expect(full([3, split([2500])])).toMatchObject([{ event, taken: 2, left: 2 }]);
    expect(full([3, split([2500, 2500])])).toMatchObject([{ taken: 3, left: 2 }]);
    expect(full([3, split([2500])], [4, split([2500])])).toMatchObject([{ taken: 2 }]);
  });

  it('are not given by a part of another amount', () => {
    expect(full([3, split([1000, 1500])])).toEqual([]);
  });
});

it('a line is never in two steps, whatever is decided of which (A-89)', () => {
  const decision = fc.constantFrom<LineDecision>(
    { kind: 'record' },
    { kind: 'accept', reason: 'x' },
    { kind: 'ask' },
    { kind: 'together' },
    { kind: 'return' },
    { kind: 'aside' },
    { kind: 'leave' },
  );
  const cents = fc.constantFrom(500, 1000, 1500, 2000, 2500, 3000, -2500);
  fc.assert(
    fc.property(
      fc.array(fc.record({ cents, note: fc.nat(3), decision }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 3 }),
      (given, seatsLeft) => {
        const targets = [1, 2, 3].map((n) => target(n, { event: { ...event, seatsLeft } }));
        const lines = given.map(({ cents: amountCents, note }, index) =>
          line(index + 2, { amountCents, note: targets[note]?.reference ?? '' }),
        );
        const decisions = given.map(({ decision: of }, index): [number, LineDecision] => [index + 2, of]);
        const found = steps(lines, targets, ...decisions);
        const ids = found.flatMap((step) => {
          if (step.kind === 'match') return [step.match.transaction];
          return step.kind === 'settle' ? step.payments.map(({ transaction }) => transaction) : [];
        });
        expect(new Set(ids).size).toBe(ids.length);
        const sums = found.flatMap((step) =>
          step.kind === 'settle' && step.decision === 'accept' && step.reason === null
            ? [step.payments.reduce((sum, { amountCents }) => sum + amountCents, 0)]
            : [],
        );
        expect(sums.filter((sum) => sum !== 2500)).toEqual([]);
      },
    ),
  );
});
