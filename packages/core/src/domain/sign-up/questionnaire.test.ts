import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_QUESTIONNAIRE,
  isOptionEnabled,
  QUESTIONNAIRE_OPTIONS,
  QUESTIONS,
  toggleOption,
} from './questionnaire.ts';

describe('the questionnaire', () => {
  it.each([
    [
      'R-111',
      'hopingToFind',
      'A best friend; A group of fun, like-minded women; Someone to attend events with; A support system; Just seeing who I vibe with',
    ],
    [
      'R-112',
      'topInterests',
      'Fitness & wellness; Books & writing; Travel & adventure; Entrepreneurship; Food & cooking; Arts & creativity; Movies & TV; Mental health & personal growth',
    ],
    [
      'R-113',
      'idealWeekend',
      'Social time with friends; Relaxing with a book or show; Attending a class or workshop; Trying something new; Doing something productive',
    ],
    [
      'R-114',
      'vibeDescription',
      'Outgoing and social; Easygoing and chill; Quiet and thoughtful; Fun and adventurous; Creative and expressive',
    ],
    [
      'R-115',
      'peopleVibe',
      'Energetic and fun; Calm and kind; Honest and open; Motivated and driven; Supportive and thoughtful',
    ],
  ] as const)('offers the options of %s for %s', (_requirement, question, options) => {
    expect(QUESTIONNAIRE_OPTIONS[question].join('; ')).toBe(options);
  });

  it('disables the other interests at three (R-109)', () => {
    const [first, second, third, fourth] = QUESTIONNAIRE_OPTIONS.topInterests;
    const three = [first, second, third].reduce(
      (answers, option) => toggleOption(answers, 'topInterests', option),
      EMPTY_QUESTIONNAIRE,
    );
    expect(isOptionEnabled(three, 'topInterests', fourth)).toBe(false);
    expect(isOptionEnabled(three, 'topInterests', first)).toBe(true);
    expect(toggleOption(three, 'topInterests', fourth)).toBe(three);
    const two = toggleOption(three, 'topInterests', first);
    expect(two.topInterests).toEqual([second, third]);
    expect(isOptionEnabled(two, 'topInterests', fourth)).toBe(true);
  });

  it('lets every option of the other questions be chosen', () => {
    const all = QUESTIONNAIRE_OPTIONS.hopingToFind.reduce(
      (answers, option) => toggleOption(answers, 'hopingToFind', option),
      EMPTY_QUESTIONNAIRE,
    );
    expect(all.hopingToFind).toEqual(QUESTIONNAIRE_OPTIONS.hopingToFind);
  });

  it('never holds more than three interests, a duplicate or an unknown option (R-109)', () => {
    const press = fc
      .constantFrom(...QUESTIONS)
      .chain((question) =>
        fc.tuple(
          fc.constant(question),
          fc.oneof(fc.constantFrom<string>(...QUESTIONNAIRE_OPTIONS[question]), fc.string()),
        ),
      );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
        let answers = EMPTY_QUESTIONNAIRE;
        for (const [question, option] of presses) answers = toggleOption(answers, question, option);
        expect(answers.topInterests.length).toBeLessThanOrEqual(3);
        for (const question of QUESTIONS) {
          const offered: readonly string[] = QUESTIONNAIRE_OPTIONS[question];
          expect(new Set(answers[question]).size).toBe(answers[question].length);
          for (const option of answers[question]) expect(offered).toContain(option);
        }
      }),
    );
  });
});
