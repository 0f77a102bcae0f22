const ID = /\b[RA]-\d+\b/g;

/**
 * The requirement and decision ids that a text names, each once, in its order. Of a range ("R-360 to R-363") only
 * the two ends count: what lies between is not named, so nobody finds the test by it.
 */
export const idsIn = (text: string): string[] => [...new Set(text.match(ID))];
