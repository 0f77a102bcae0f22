import { characterCount } from '../character-count.ts';
import { BIO_MAX_LENGTH } from '../limits.ts';
import type { Questionnaire } from '../sign-up/questionnaire.ts';

/** What the bio says when there is nothing to make one from. */
export const DEFAULT_BIO = 'Looking forward to connecting with amazing women!';

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function hopeSentence(hope: string): string {
  // The one option that is no thing to be found is a sentence of its own.
  return hope.startsWith('Just ') ? `${hope}.` : `Hoping to find ${lowerFirst(hope)}.`;
}

/**
 * A bio from the questionnaire: the vibe description, the first two top interests, the first
 * hoping-to-find and the first ideal weekend; the default text without any of them.
 * At most 250 characters: sentences that no longer fit are left out.
 */
export function generateBio(answers: Questionnaire): string {
  const vibe = answers.vibeDescription.map((text, at) => (at === 0 ? text : lowerFirst(text))).join(', ');
  const interests = answers.topInterests.slice(0, 2).map(lowerFirst).join(' and ');
  const [hope] = answers.hopingToFind;
  const [weekend] = answers.idealWeekend;
  const sentences = [
    vibe && `${vibe}.`,
    interests && `Into ${interests}.`,
    hope && hopeSentence(hope),
    weekend && `My ideal weekend: ${lowerFirst(weekend)}.`,
  ];
  const bio = sentences.reduce<string>((written, sentence) => {
    const longer = [written, sentence].filter(Boolean).join(' ');
    return characterCount(longer) <= BIO_MAX_LENGTH ? longer : written;
  }, '');
  return bio || DEFAULT_BIO;
}

/** The bio the member wrote, or one made from the answers when it was left blank. */
export function bioOrGenerated(written: string, answers: Questionnaire): string {
  return written.trim() || generateBio(answers);
}
