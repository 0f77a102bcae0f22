/**
 * How many characters a text has, as the database counts them (`char_length`): an emoji of one code point is one. Every
 * limit and every counter of a text goes by it.
 */
export const characterCount = (text: string): number => [...text].length;
