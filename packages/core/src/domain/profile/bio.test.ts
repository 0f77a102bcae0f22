import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_QUESTIONNAIRE, QUESTIONNAIRE_OPTIONS } from '../sign-up/questionnaire.ts';
import { bioOrGenerated, DEFAULT_BIO, generateBio } from './bio.ts';

const answers = {
  hopingToFind: ['A best friend', 'A support system'],
  topInterests: ['Books & writing', 'Food & cooking', 'Movies & TV'],
  idealWeekend: ['Social time with friends', 'Trying something new'],
  vibeDescription: ['Easygoing and chill'],
  peopleVibe: ['Calm and kind'],
};

describe('the generated bio', () => {
  it('is made of vibe, two interests, the first hope and the first weekend (R-103)', () => {
    expect(generateBio(answers)).toBe(
      'Easygoing and chill. Into books & writing and food & cooking. Hoping to find a best friend. My ideal weekend: social time with friends.',
    );
  });

  it('reads as a sentence for the option that is no thing to be found (R-103)', () => {
    const hope = { ...EMPTY_QUESTIONNAIRE, hopingToFind: ['Just seeing who I vibe with'] };
    expect(generateBio(hope)).toBe('Just seeing who I vibe with.');
  });

  it('falls back to the default text (R-104)', () => {
    expect(generateBio(EMPTY_QUESTIONNAIRE)).toBe('Looking forward to connecting with amazing women!');
    expect(DEFAULT_BIO).toBe(generateBio({ ...EMPTY_QUESTIONNAIRE, peopleVibe: ['Calm and kind'] }));
  });

  it('is only used when she wrote none (R-102)', () => {
    expect(bioOrGenerated(' Hello ', answers)).toBe('Hello');
    expect(bioOrGenerated(' \n ', answers)).toBe(generateBio(answers));
  });

  it('is never blank and never longer than 250 characters (R-102)', () => {
    const chosen = (options: readonly string[]) => fc.oneof(fc.subarray([...options]), fc.array(fc.string()));
    const questionnaire = fc.record({
      hopingToFind: chosen(QUESTIONNAIRE_OPTIONS.hopingToFind),
      topInterests: chosen(QUESTIONNAIRE_OPTIONS.topInterests),
      idealWeekend: chosen(QUESTIONNAIRE_OPTIONS.idealWeekend),
      vibeDescription: chosen(QUESTIONNAIRE_OPTIONS.vibeDescription),
      peopleVibe: chosen(QUESTIONNAIRE_OPTIONS.peopleVibe),
    });
    fc.assert(
      fc.property(questionnaire, (given) => {
        const bio = generateBio(given);
        expect(bio.length).toBeLessThanOrEqual(250);
        expect(bio.trim()).not.toBe('');
      }),
    );
    const everything = {
      hopingToFind: QUESTIONNAIRE_OPTIONS.hopingToFind,
      topInterests: QUESTIONNAIRE_OPTIONS.topInterests,
      idealWeekend: QUESTIONNAIRE_OPTIONS.idealWeekend,
      vibeDescription: QUESTIONNAIRE_OPTIONS.vibeDescription,
      peopleVibe: [],
    };
    expect(generateBio(everything)).toMatch(
      /^Outgoing and social, easygoing and chill,.*Hoping to find a best friend\./,
    );
  });
});
