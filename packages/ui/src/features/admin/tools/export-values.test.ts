import { describe, expect, it } from 'vitest';
import { inEuros, onClock } from './export-values.ts';

describe('a value of an exported file', () => {
  it('is money in euros', () => {
    expect([3000, 5, 0, null].map(inEuros)).toEqual([{ cents: 3000 }, { cents: 5 }, { cents: 0 }, null]);
  });

  it("is a moment on the clock of its event, in summer too, and in UTC where it is nobody's (R-297)", () => {
    expect(onClock('2026-11-29T10:00:00+00:00', 'Europe/Berlin')).toBe('2026-11-29 11:00 CET');
    expect(onClock('2026-07-05T10:00:00+00:00', 'Europe/Berlin')).toBe('2026-07-05 12:00 CEST');
    expect(onClock('2026-07-05T10:00:00+00:00')).toBe('2026-07-05 10:00 UTC');
    expect(onClock(null, 'Europe/Berlin')).toBeNull();
  });
});
