import { DataError } from '@sorella/core/data-port';
import type { DecisionAnswer } from '@sorella/core/domain/entities/admin';
import { describe, expect, it } from 'vitest';
import { type DecidedRow, decisionFailureNotice, joinOutcomes, reportOf } from './decision-report.ts';

const noor = { id: 'noor', firstName: 'Noor', lastName: 'Haddad' };
const maya = { id: 'maya', firstName: 'Maya', lastName: 'Okafor' };

const anAnswer = (given: Partial<DecisionAnswer> = {}): DecisionAnswer => ({
  applicationId: 'a1',
  verdict: 'decided',
  applicationStatus: 'approved',
  decidedBy: null,
  byMember: false,
  ...given,
});

const ROWS: readonly DecidedRow[] = ['a1', 'a2'].map((id) => ({
  id,
  eventId: 'e1',
  event: { title: 'Sunrise ridge hike' },
  member: maya,
}));

/** What each panel tells of the same answers. */
const told = (...answers: DecisionAnswer[]) => {
  const given = { decision: 'approve', answers, rows: ROWS, ownId: 'admin' } as const;
  const titles = (panel: 'bookings' | 'applications') =>
    reportOf({ panel, ...given }).notices.map(({ id }) => id);
  return {
    bookings: titles('bookings'),
    applications: titles('applications'),
    outcome: reportOf({ panel: 'applications', ...given }).outcome,
  };
};

const other = { name: 'Maya Okafor', admin: 'Noor Haddad', byMember: false };

describe('what is told of a decision', () => {
  it('is that it was made, in the words of its panel (R-366, R-375)', () => {
    expect(told(anAnswer())).toEqual({
      bookings: ['booking-approved'],
      applications: ['application-status-updated'],
      outcome: null,
    });
    expect(told(anAnswer(), anAnswer({ applicationId: 'a2' })).applications).toEqual([
      'applications-decided',
    ]);
  });

  it.each([
    ['it stood so by nobody who can be named', null],
    ['it is what this admin had sent before, without an answer', { ...noor, id: 'admin' }],
  ])('is that it was made where %s (A-02)', (_, decidedBy) => {
    expect(told(anAnswer({ verdict: 'unchanged', decidedBy }))).toEqual(told(anAnswer()));
  });

  it.each([
    [
      'another admin had decided the same',
      anAnswer({ verdict: 'unchanged', decidedBy: noor }),
      'decided-alike-by',
      { full: [], other: [{ ...other, status: 'approved' }], gone: 0 },
    ],
    [
      'another admin had decided otherwise',
      anAnswer({ verdict: 'already-decided', applicationStatus: 'denied', decidedBy: noor }),
      'already-decided-by',
      { full: [], other: [{ ...other, status: 'denied' }], gone: 0 },
    ],
    [
      'a payment had decided',
      anAnswer({ verdict: 'already-decided' }),
      'already-decided',
      { full: [], other: [{ ...other, admin: null, status: 'approved' }], gone: 0 },
    ],
    [
      'its member had cancelled',
      anAnswer({ verdict: 'already-decided', applicationStatus: 'denied', byMember: true }),
      'cancelled-before',
      { full: [], other: [{ ...other, admin: null, status: 'denied', byMember: true }], gone: 0 },
    ],
    [
      'no seat was left (A-05)',
      anAnswer({ verdict: 'event-full', applicationStatus: 'pending' }),
      'event-full',
      { full: [{ event: 'Sunrise ridge hike', count: 1 }], other: [], gone: 0 },
    ],
    [
      'it is not there any more',
      anAnswer({ verdict: 'no-application', applicationStatus: null }),
      'already-decided',
      { full: [], other: [], gone: 1 },
    ],
  ])('is why it was not, where %s (A-02)', (_, answer, notice, outcome) => {
    expect(told(answer)).toEqual({ bookings: [notice], applications: [], outcome });
  });
});

describe('a decision whose request failed', () => {
  it.each([
    ['unexpected', 'decision-failed', 'application-update-failed'],
    ['unavailable', 'decision-failed', 'application-update-failed'],
    ['forbidden', 'error-forbidden', 'application-update-failed'],
    ['network', 'error-timeout', 'error-timeout'],
    ['offline', 'error-network', 'error-network'],
  ] as const)('is told by what is known of it: %s (R-369, R-376, R-434)', (code, bookings, applications) => {
    const error = new DataError(code);
    expect(decisionFailureNotice('bookings', error).id).toBe(bookings);
    expect(decisionFailureNotice('applications', error).id).toBe(applications);
  });
});

describe('what several decisions did not do', () => {
  const full = (event: string, count: number) => ({ full: [{ event, count }], other: [], gone: 0 });

  it('stays until it is dismissed, event by event and name by name (A-05)', () => {
    expect(joinOutcomes(null, null)).toBeNull();
    expect(joinOutcomes(full('Hike', 1), null)).toEqual(full('Hike', 1));
    expect(joinOutcomes(full('Hike', 1), full('Hike', 2))).toEqual(full('Hike', 3));
    const once = { full: [], other: [{ ...other, status: 'denied' }], gone: 1 };
    expect(joinOutcomes(once, { ...once, other: [{ ...other, status: 'approved' }] })).toEqual({
      full: [],
      other: [{ ...other, status: 'approved' }],
      gone: 2,
    });
  });
});
