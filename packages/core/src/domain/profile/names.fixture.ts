/** First name, last name, and what those read of them who do not know her: the database shortens alike. */
export const SHORT_NAMES: readonly (readonly [string | null, string | null, string])[] = [
  ['Maya', 'Okafor', 'Maya O.'],
  ['Ana Maria', 'łukasik', 'Ana Maria Ł.'],
  ['Maya', null, 'Maya'],
  ['Noor', '🌸', 'Noor'],
  ['Noor', "🌸 'e\u0301lise", 'Noor É.'],
  ['Noor', 'de la Cruz', 'Noor D.'],
  ['Mei', '李', 'Mei 李.'],
  [null, 'Okafor', 'O.'],
];
