import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEdits } from './queued-edits.ts';

const PROFILE = {
  id: '00000000-0000-4000-8000-000000000002',
  firstName: 'Maya',
  lastName: 'Okafor',
  title: 'Product designer',
  bio: 'New in Berlin.',
  avatarUrl: null,
  updatedAt: '2026-11-21T12:00:00+00:00',
};
const words = fc.constantFrom('a', 'b', 'c', null);
const changes = fc.record(
  { firstName: words, lastName: words, title: words, bio: words, avatarUrl: words },
  { requiredKeys: [] },
);
const queue = fc.array(
  fc.record({
    id: fc.uuid(),
    changes,
    base: fc.constant(PROFILE.updatedAt),
    state: fc.constant('waiting' as const),
    newer: fc.constant(null),
  }),
  { maxLength: 5 },
);
const FIELDS = ['firstName', 'lastName', 'title', 'bio', 'avatarUrl'] as const;

describe('what the form starts from', () => {
  it('is the row with her edits over it: of each field the last word, and else the row (R-155)', () => {
    fc.assert(
      fc.property(queue, (edits) => {
        const shown = withEdits(PROFILE, edits);
        for (const field of FIELDS) {
          const last = edits.findLast((edit) => edit.changes[field] !== undefined);
          expect(shown[field]).toBe(last ? last.changes[field] : PROFILE[field]);
        }
        expect(shown.updatedAt).toBe(PROFILE.updatedAt);
      }),
    );
  });

  it('is the same however many of them have arrived already (R-434)', () => {
    fc.assert(
      fc.property(queue, fc.nat(5), (edits, sent) => {
        const row = withEdits(PROFILE, edits.slice(0, sent));
        expect(withEdits(row, edits.slice(sent))).toEqual(withEdits(PROFILE, edits));
        // Sent again, as when an answer was lost.
        expect(withEdits(row, edits)).toEqual(withEdits(PROFILE, edits));
      }),
    );
  });
});
