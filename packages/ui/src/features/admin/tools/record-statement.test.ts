import { type CommunityData, DataError } from '@sorella/core/data-port';
import type { StatementStep } from '@sorella/core/domain/payments/statement-plan';
import { describe, expect, it, vi } from 'vitest';
import { type LineOutcome, recordStatement } from './record-statement.ts';

const euros = (transaction: string) => ({ transaction, amountCents: 1000, currency: 'EUR' });
const match = (place: number): StatementStep => ({
  kind: 'match',
  places: [place],
  match: { bookingId: `booking-${place}`, ...euros(`MATCH${place}`) },
});
const settle = (place: number, decision: 'accept' | 'ask' = 'accept'): StatementStep => ({
  kind: 'settle',
  places: [place, place + 1],
  bookingId: `booking-${place}`,
  payments: [euros(`SHORT${place}`)],
  decision,
  reason: null,
});
const aside = (place: number, isAside = true): StatementStep => ({
  kind: 'aside',
  places: [place],
  transaction: `ASIDE${place}`,
  aside: isAside,
});

type Desk = Pick<
  CommunityData['admin'],
  'recordPayments' | 'recordSplit' | 'settlePayments' | 'recordReturns' | 'setLinesAside'
>;
const desk = (given: Partial<Desk>): Desk => ({
  recordPayments: vi.fn<Desk['recordPayments']>(async (matches) =>
    matches.map(({ bookingId, transaction }) => ({ bookingId, transaction, verdict: 'accepted' as const })),
  ),
  recordSplit: vi.fn<Desk['recordSplit']>(async () => []),
  settlePayments: vi.fn<Desk['settlePayments']>(async () => undefined),
  recordReturns: vi.fn<Desk['recordReturns']>(async () => []),
  setLinesAside: vi.fn<Desk['setLinesAside']>(async ({ transactions }) => [...transactions]),
  ...given,
});
async function carriedOut(admin: Desk, steps: readonly StatementStep[]) {
  const outcomes = new Map<number, LineOutcome>();
  let failure: unknown = null;
  try {
    await recordStatement(admin, steps, (places, outcome) => {
      for (const place of places) outcomes.set(place, outcome);
    });
  } catch (error) {
    failure = error;
  }
  return { outcomes: Object.fromEntries(outcomes), failure };
}

describe('what was decided of a statement (A-89)', () => {
  it('is carried out, each line with what became of it, in parts that a slow host answers in time', async () => {
    const recordPayments = vi.fn<Desk['recordPayments']>(async (matches) =>
      matches.map(({ bookingId, transaction }) => ({ bookingId, transaction, verdict: 'accepted' as const })),
    );
    const setLinesAside = vi.fn<Desk['setLinesAside']>(async ({ transactions }) => [...transactions]);
    const admin = desk({ recordPayments, setLinesAside });
    const matches = Array.from({ length: 250 }, (_, index) => match(index + 100));
    const { outcomes } = await carriedOut(admin, [
      settle(2),
      settle(4, 'ask'),
      aside(6),
      aside(7, false),
      ...matches,
    ]);
    expect(outcomes).toMatchObject({
      2: 'taken',
      3: 'taken',
      4: 'asked',
      6: 'aside',
      7: 'ours',
      349: 'accepted',
    });
    expect(recordPayments.mock.calls.map(([part]) => part.length)).toEqual([50, 50, 50, 50, 50]);
    expect(setLinesAside.mock.calls.map(([{ transactions }]) => transactions)).toEqual([
      ['ASIDE6'],
      ['ASIDE7'],
    ]);
  });

  it.each([
    ['event-full', 'full'],
    ['already-decided', 'decided'],
    ['not-found', 'no-booking'],
    ['no-active-booking', 'no-booking'],
    ['forbidden', 'forbidden'],
  ] as const)('goes on where one line is refused: %s', async (code, outcome) => {
    const settlePayments = vi
      .fn<Desk['settlePayments']>(async () => undefined)
      .mockRejectedValueOnce(new DataError(code));
    const { outcomes, failure } = await carriedOut(desk({ settlePayments }), [settle(2), settle(4)]);
    expect([outcomes, failure]).toEqual([{ 2: outcome, 3: outcome, 4: 'taken', 5: 'taken' }, null]);
  });

  it('stops where the backend cannot be reached, and knows how far it came', async () => {
    const settlePayments = vi.fn<Desk['settlePayments']>().mockRejectedValue(new DataError('network'));
    const { outcomes, failure } = await carriedOut(desk({ settlePayments }), [
      match(1),
      settle(2),
      settle(4),
    ]);
    expect(outcomes).toEqual({ 1: 'accepted' });
    expect(failure).toBeInstanceOf(DataError);
    expect(settlePayments).toHaveBeenCalledOnce();
  });

  it('says the worst of a payment that was shared out', async () => {
    const part = (verdict: 'accepted' | 'no-seat') => ({
      bookingId: verdict,
      transaction: 'SPLIT001',
      verdict,
    });
    const recordSplit = vi.fn<Desk['recordSplit']>(async () => [part('accepted'), part('no-seat')]);
    const step: StatementStep = { kind: 'split', places: [2], payment: euros('SPLIT001'), parts: [] };
    expect((await carriedOut(desk({ recordSplit }), [step])).outcomes).toEqual({ 2: 'no-seat' });
  });
});
