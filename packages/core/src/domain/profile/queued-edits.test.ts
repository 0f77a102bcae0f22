import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQueue, FIELDS, ROW } from './queued-edits.fixture.ts';
import { withEdits } from './queued-edits.ts';

describe('what the form starts from', () => {
  it('is the row with her edits over it: of each field the last word, and else the row (R-155)', () => {
    fc.assert(
      fc.property(anyQueue, (edits) => {
        const shown = withEdits(ROW, edits);
        for (const field of FIELDS) {
          const last = edits.findLast((edit) => edit.changes[field] !== undefined);
          expect(shown[field]).toBe(last ? last.changes[field] : ROW[field]);
        }
        expect(shown.updatedAt).toBe(ROW.updatedAt);
      }),
    );
  });

  it('is the same however many of them have arrived already (R-434)', () => {
    fc.assert(
      fc.property(anyQueue, fc.nat(5), (edits, sent) => {
        const row = withEdits(ROW, edits.slice(0, sent));
        expect(withEdits(row, edits.slice(sent))).toEqual(withEdits(ROW, edits));
        // Sent again, as when an answer was lost.
        expect(withEdits(row, edits)).toEqual(withEdits(ROW, edits));
      }),
    );
  });
});
