/**
 * A letter, a digit, a sign or a picture: whatever leaves ink by itself. Not so what Unicode calls other (control,
 * format), a separator, ignorable, or a mark that stands on a letter; nor two blanks that it counts as symbols.
 */
const INK = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/**
 * Whether there is anything to see in a text: what is empty to the eye is not filled in. What joins
 * letters and emoji stays where it is and means nothing here.
 */
export function isVisible(text: string): boolean {
  return INK.test(text);
}

/** A line as it is stored: control characters are never meant, and the database refuses one of them. */
export function tidiedLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').trim();
}
