import * as fc from 'fast-check';

/** A member's row as it was read first. */
export const ROW = {
  id: '00000000-0000-4000-8000-000000000002',
  firstName: 'Maya',
  lastName: 'Okafor',
  title: 'Product designer',
  bio: 'New in Berlin.',
  avatarUrl: null,
  updatedAt: '2026-11-21T12:00:00+00:00',
};

/** What the member's page shows of it. */
export const FIELDS = ['firstName', 'lastName', 'title', 'bio', 'avatarUrl'] as const;

const words = fc.constantFrom('a', 'b', 'c', null);

/** Up to five edits of the member that wait, each of any of the fields. */
export const anyQueue = fc.array(
  fc.record({
    id: fc.uuid(),
    changes: fc.record(
      { firstName: words, lastName: words, title: words, bio: words, avatarUrl: words },
      { requiredKeys: [] },
    ),
    base: fc.constant(ROW.updatedAt),
    state: fc.constant('waiting' as const),
    newer: fc.constant(null),
  }),
  { maxLength: 5 },
);
