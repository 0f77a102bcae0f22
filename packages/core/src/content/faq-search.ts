import type { FaqEntry } from './faq.ts';

/** A piece of a text, and whether it is what was searched for. */
export interface MarkedPart {
  readonly text: string;
  readonly matches: boolean;
}

/** Lower case without accents, as long as the text: `Café` is found by `cafe`, and places stay where they are. */
function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const [base = letter] = letter.normalize('NFD').toLowerCase();
      return base.length === letter.length ? base : letter;
    })
    .join('');
}

/** The words of a search: what stands between spaces, each once. */
export function searchWords(search: string): string[] {
  return [...new Set(folded(search).split(/\s+/u).filter(Boolean))];
}

/**
 * Entries that hold every word of the search in question or answer, or at the beginning of a word that people use
 * besides, in their order; all of them without a word.
 */
export function findFaqEntries(entries: readonly FaqEntry[], search: string): FaqEntry[] {
  const words = searchWords(search);
  return entries.filter(({ question, answer, alsoCalled = '' }) => {
    const text = folded(`${question} ${answer}`);
    const besides = folded(` ${alsoCalled}`);
    return words.every((word) => text.includes(word) || besides.includes(` ${word}`));
  });
}

/** Cuts a text into what matches a word of the search and what does not; together they are the text again. */
export function markMatches(text: string, search: string): MarkedPart[] {
  const words = searchWords(search);
  if (words.length === 0) return [{ text, matches: false }];
  const haystack = folded(text);
  const isMarked = Array.from({ length: haystack.length }, () => false);
  for (const word of words) {
    for (let at = haystack.indexOf(word); at >= 0; at = haystack.indexOf(word, at + 1)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  const parts: { text: string; matches: boolean }[] = [];
  for (const [place, matches] of isMarked.entries()) {
    const last = parts.at(-1);
    const letter = text.charAt(place);
    if (last?.matches === matches) last.text += letter;
    else parts.push({ text: letter, matches });
  }
  return parts;
}
