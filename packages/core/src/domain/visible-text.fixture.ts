/** One of each kind that shows nothing, in the app and in the database: controls, blanks, joiners, directions, fillers, selectors, tags, marks. */
export const INVISIBLE: readonly string[] = [
  ...'\u0000\u0007\t\n\u007F\u0085 \u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u180E\u2003\u200B\u200C\u200D',
  ...'\u200E\u202E\u2028\u2060\u2066\u2800\u3000\u3164\uFE0F\uFEFF\uFFA0\uFFF9\u0301\uE000',
  '\uD800',
  '\u{1D159}',
  '\u{E0041}',
  '\u{E0100}',
];

/** What can be seen, in the app and in the database. */
export const VISIBLE: readonly string[] = [
  'Maya',
  'é',
  'e\u0301',
  '李',
  'نور',
  'می\u200Cخواهم',
  '👩\u200D👩\u200D👧',
  '❤\uFE0F',
  '7',
  '-',
  'ක',
  '\u0E01\u0E33',
];
