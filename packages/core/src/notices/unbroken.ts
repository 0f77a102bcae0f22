/** Words that no line parts, such as a short date: their spaces are kept together. */
export const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

/** A short date with its time: a line may end between the two, and nowhere else. */
export const unbrokenDateTime = (words: string) => unbroken(words).replace(/(\d{4},)\u00a0/, '$1 ');
