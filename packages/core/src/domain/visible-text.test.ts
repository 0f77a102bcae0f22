import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVISIBLE, VISIBLE } from './visible-text.fixture.ts';
import { hasLetter, isVisible, tidiedLine } from './visible-text.ts';

const nothing = fc
  .array(fc.constantFrom(...INVISIBLE), { maxLength: 20 })
  .map((characters) => characters.join(''));

describe('what there is to see in a text (R-092, R-134)', () => {
  it('is nothing where every character is a blank, a control, a filler or ignorable', () => {
    fc.assert(
      fc.property(nothing, (text) => {
        expect([isVisible(text), isVisible(tidiedLine(text))]).toEqual([false, false]);
      }),
    );
  });

  it.each(VISIBLE)('is something in %s, whatever stands around it', (text) => {
    fc.assert(
      fc.property(nothing, nothing, (before, after) => {
        expect(isVisible(before + text + after)).toBe(true);
      }),
    );
    expect(tidiedLine(` ${text}\u0000 `)).toBe(text);
  });
});

describe('a letter in a name (R-092, R-134)', () => {
  it.each(['Maya', 'é', '李', 'نور', '7 of Nine'])('is there in %s', (text) => {
    expect(hasLetter(text)).toBe(true);
  });

  it.each(['', '7', '-', '💃', '\u200B', '\u3164', '\u115F\u0301'])('is none in %j', (text) => {
    expect(hasLetter(text)).toBe(false);
  });

  it('stands in one line that turns nothing around', () => {
    expect(tidiedLine('Ma\u202Ey\u200Ea\u2067 \u2028O\nkaf\u061Cor\u200F')).toBe('Maya  O kafor');
  });
});
