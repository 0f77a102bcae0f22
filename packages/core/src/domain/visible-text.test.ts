import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLetter, isVisible, tidiedLine } from './visible-text.ts';

/** One of each kind that shows nothing: controls, blanks, joiners, directions, fillers, selectors, tags, marks. */
const INVISIBLE = [
  ...'\u0000\u0007\t\n\u007F\u0085 \u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u180E\u2003\u200B\u200C\u200D',
  ...'\u200E\u202E\u2028\u2060\u2066\u2800\u3000\u3164\uFE0F\uFEFF\uFFA0\uFFF9\u0301\uE000',
  '\uD800',
  '\u{1D159}',
  '\u{E0041}',
  '\u{E0100}',
];
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

  it.each([
    'Maya',
    'é',
    'e\u0301',
    '李',
    'نور',
    'می\u200Cخواهم',
    '👩\u200D👩\u200D👧',
    '❤\uFE0F',
    '7',
    '-',
    'ක',
    '\u0E01\u0E33',
  ])('is something in %s, whatever stands around it', (text) => {
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
    expect(tidiedLine('Ma\u202Eya\u2067 \u2028O\nkafor')).toBe('Maya  O kafor');
  });
});
