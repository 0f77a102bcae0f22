/**
 * A letter, a digit, a sign or a picture: whatever leaves ink by itself. Not so what Unicode calls other (control,
 * format), a separator, ignorable, or a mark that stands on a letter; nor two blanks that it counts as symbols.
 */
const INK = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/**
 * Whether there is anything to see in a text: what is empty to the eye is not filled in. What joins
 * letters and emoji stays where it is and means nothing here. The database asks the same (`private.is_visible`).
 */
export function isVisible(text: string): boolean {
  return INK.test(text);
}

/**
 * Whether a letter can be seen in a text, as every part of a name needs one: digits, signs and pictures are none. Fillers
 * count as letters to Unicode, and show nothing. The database asks the same (`private.is_name`).
 */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

/**
 * A line as it is stored: controls and line breaks are never meant, nor what turns the direction of the text around it,
 * and the database takes none of them in a name.
 */
export function tidiedLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();
}

/** A text as a database can hold it, without blanks around it: no NUL in it, and no half of a character. */
export function storableText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .trim();
}
