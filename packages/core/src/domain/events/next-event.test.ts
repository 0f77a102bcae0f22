import { describe, expect, it } from 'vitest';
import type { ApplicationWithEvent } from '../entities/application.ts';
import { nextApplication } from './next-event.ts';

type Applied = Pick<ApplicationWithEvent, 'eventId' | 'status'> & {
  readonly event: { readonly startTime: string; readonly endTime: string } | null;
};
const now = Date.parse('2026-11-21T12:00:00Z');
const at = (eventId: string, startTime: string, status: Applied['status'] = 'approved'): Applied => ({
  eventId,
  status,
  event: { startTime, endTime: startTime.replace('T10', 'T13') },
});

describe('her next event', () => {
  const soon = at('soon', '2026-11-22T10:00:00+00:00');
  const later = at('later', '2026-11-24T10:00:00+00:00');
  const running = at('running', '2026-11-21T10:00:00+00:00');

  it.each([
    ['the first to begin', [later, soon], soon],
    ['one that goes on', [soon, running], running],
    ['none that waits', [at('waits', '2026-11-21T13:00:00+00:00', 'pending'), later], later],
    ['none that is over', [at('over', '2026-11-20T10:00:00+00:00')], null],
    ['none whose seat was given up after it was approved', [{ ...soon, status: 'denied' }, soon], null],
    ['none that is gone', [{ ...soon, event: null }], null],
  ] satisfies readonly [string, readonly Applied[], Applied | null][])(
    'is %s',
    (_what, applications, expected) => {
      expect(nextApplication(applications, now)).toEqual(expected);
    },
  );
});
