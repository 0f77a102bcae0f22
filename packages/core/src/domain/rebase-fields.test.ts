import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebaseFields } from './rebase-fields.ts';

const words = fc.constantFrom('tea', 'coffee', 'cake');
const rows = fc.record({ title: words, place: words });

describe('three versions of a form', () => {
  it('keeps both when different fields were changed (R-434)', () => {
    expect(
      rebaseFields({ title: 'a', place: 'b' }, { title: 'A', place: 'b' }, { title: 'a', place: 'B' }),
    ).toEqual({ values: { title: 'A', place: 'B' }, collisions: [] });
  });

  it('asks where the same field was changed to different words, and keeps what was typed meanwhile (R-434)', () => {
    expect(rebaseFields({ title: 'a' }, { title: 'A' }, { title: 'Z' })).toEqual({
      values: { title: 'A' },
      collisions: ['title'],
    });
  });

  it('never loses what was typed, and never undoes unseen what was changed elsewhere (R-434)', () => {
    fc.assert(
      fc.property(rows, rows, rows, (base, mine, theirs) => {
        const { values, collisions } = rebaseFields(base, mine, theirs);
        for (const field of ['title', 'place'] as const) {
          const isLost = mine[field] !== base[field] && values[field] !== mine[field];
          expect(isLost).toBe(false);
          const isUndone = theirs[field] !== base[field] && values[field] !== theirs[field];
          expect(collisions.includes(field)).toBe(isUndone);
        }
      }),
    );
  });
});
