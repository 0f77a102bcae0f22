import { describe, expect, it } from 'vitest';
import { auditUndoOf, boundsOfDays } from './audit-log.ts';

const ROW = 'a0000000-0000-4000-8000-00000000000a';
const entry = (tableName: string, after: Record<string, string | boolean>, standing: string | null) =>
  auditUndoOf({ tableName, rowId: ROW, action: 'update', after, standing });

describe('undoing from the log', () => {
  it('switches a feature back while it stands as it was switched (A-67)', () => {
    expect(entry('feature_toggles', { isEnabled: false }, 'false')).toEqual({
      kind: 'switch',
      toggleId: ROW,
      isEnabled: true,
    });
    expect(entry('feature_toggles', { isEnabled: false }, 'true')).toBeNull();
    expect(entry('feature_toggles', { description: 'Other words' }, 'true')).toBeNull();
  });

  it('removes a member whose approval still stands (A-67, A-90)', () => {
    expect(entry('event_applications', { status: 'approved' }, 'approved')).toEqual({
      kind: 'removal',
      applicationId: ROW,
    });
    for (const standing of ['cancelled', 'denied', null])
      expect(entry('event_applications', { status: 'approved' }, standing)).toBeNull();
    expect(entry('event_applications', { status: 'denied' }, 'denied')).toBeNull();
  });

  it('is offered for nothing else', () => {
    expect(entry('event_bookings', { status: 'paid' }, null)).toBeNull();
    const read = { tableName: 'members', rowId: null, action: 'read', after: {}, standing: null } as const;
    expect(auditUndoOf(read)).toBeNull();
  });
});

describe('days of the log', () => {
  it('reach from the first to the end of the last, by the clock of the reader (A-67)', () => {
    expect(boundsOfDays({ from: '2026-10-24', to: '2026-10-25' }, 'Europe/Berlin')).toEqual({
      since: '2026-10-23T22:00:00.000Z',
      // The day on which clocks go back has 25 hours.
      until: '2026-10-25T23:00:00.000Z',
    });
  });

  it('are open on the side that names no day', () => {
    expect(boundsOfDays({ from: '', to: '2026-12-31' }, 'UTC')).toEqual({
      until: '2027-01-01T00:00:00.000Z',
    });
    expect(boundsOfDays({ from: '2026-02-30', to: '' }, 'UTC')).toEqual({});
  });
});
