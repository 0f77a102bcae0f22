type Abbreviations = Readonly<Record<number, string>>;

/** By offset from UTC in minutes: US English data of browsers only knows 'GMT+1' for these. */
const WESTERN: Abbreviations = { 0: 'WET', 60: 'WEST' };
const CENTRAL: Abbreviations = { 60: 'CET', 120: 'CEST' };
const EASTERN: Abbreviations = { 120: 'EET', 180: 'EEST' };

const ABBREVIATIONS: Readonly<Record<string, Abbreviations>> = {
  UTC: { 0: 'UTC' },
  'Atlantic/Reykjavik': { 0: 'GMT' },
  'Europe/London': { 0: 'GMT', 60: 'BST' },
  'Europe/Dublin': { 0: 'GMT', 60: 'IST' },
  'Europe/Istanbul': { 180: 'TRT' },
  'Asia/Kolkata': { 330: 'IST' },
  'Asia/Tokyo': { 540: 'JST' },
  'Asia/Seoul': { 540: 'KST' },
  'Australia/Sydney': { 600: 'AEST', 660: 'AEDT' },
  'Australia/Melbourne': { 600: 'AEST', 660: 'AEDT' },
  'Australia/Brisbane': { 600: 'AEST' },
  'Australia/Perth': { 480: 'AWST' },
  'Pacific/Auckland': { 720: 'NZST', 780: 'NZDT' },
  'Africa/Johannesburg': { 120: 'SAST' },
  'Africa/Lagos': { 60: 'WAT' },
  'Africa/Nairobi': { 180: 'EAT' },
};

const WESTERN_ZONES = /^(Europe\/Lisbon|Atlantic\/Canary)$/;
const EASTERN_ZONES = /^(Europe\/(Helsinki|Athens|Bucharest|Sofia|Vilnius|Riga|Tallinn|Kyiv)|Asia\/Nicosia)$/;

/**
 * The abbreviation people know for a zone at an offset in minutes: 'CET', 'CEST', 'BST'; undefined where
 * the browser's own US English name serves.
 */
export function knownAbbreviation(zone: string, offsetMinutes: number): string | undefined {
  const own = ABBREVIATIONS[zone];
  if (own) return own[offsetMinutes];
  if (WESTERN_ZONES.test(zone)) return WESTERN[offsetMinutes];
  if (EASTERN_ZONES.test(zone)) return EASTERN[offsetMinutes];
  return zone.startsWith('Europe/') ? CENTRAL[offsetMinutes] : undefined;
}
