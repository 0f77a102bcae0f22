import { commonTexts } from '../../notices/texts/common.texts.ts';

/** The parts of a name as profiles hold them. */
export interface NameParts {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

function tidy(text: string | null | undefined): string {
  return (text ?? '').trim().replace(/\s+/g, ' ');
}

function firstLetter(text: string): string {
  const [letter = ''] = text.normalize('NFC');
  return letter.toUpperCase();
}

/** First and last name, or 'Unknown User' when both are missing. */
export function fullName(person: NameParts | null | undefined): string {
  return (
    [tidy(person?.firstName), tidy(person?.lastName)].filter(Boolean).join(' ') || commonTexts.unknownUser
  );
}

/**
 * First name, last initial and a period: 'Maya O.'; what is missing, or no letter, is left out. The
 * database shows the same of her to those who do not know her (A-94, `private.last_name_for`).
 */
export function displayName(person: NameParts | null | undefined): string {
  const [letter] = tidy(person?.lastName).normalize('NFC').match(/\p{L}/u) ?? [];
  return (
    [tidy(person?.firstName), letter && `${letter.toUpperCase()}.`].filter(Boolean).join(' ') ||
    commonTexts.unknownUser
  );
}

/** One or two letters for an avatar without a photo; '?' for nobody. */
export function initials(person: NameParts | null | undefined): string {
  return firstLetter(tidy(person?.firstName)) + firstLetter(tidy(person?.lastName)) || '?';
}

/** Splits what the profile form holds at its first space. */
export function splitFullName(name: string): { readonly firstName: string; readonly lastName: string } {
  const whole = tidy(name);
  const space = whole.indexOf(' ');
  return space === -1
    ? { firstName: whole, lastName: '' }
    : { firstName: whole.slice(0, space), lastName: whole.slice(space + 1) };
}

/** The title, or 'Unknown Event' when the event is gone. */
export function eventTitle(event: { readonly title: string } | null | undefined): string {
  return tidy(event?.title) || commonTexts.unknownEvent;
}

/** The first comma-separated part of a location, trimmed. */
export function cityOf(location: string): string {
  return (location.split(',')[0] ?? '').trim();
}

/** The cities of these locations, once each, sorted as people read them. */
export function listCities(locations: Iterable<string>): readonly string[] {
  const cities = new Set<string>();
  for (const location of locations) cities.add(cityOf(location));
  cities.delete('');
  return [...cities].toSorted((a, b) => a.localeCompare(b, 'en-US'));
}

/** Whether a location is kept by the city filter: by substring; an empty filter keeps all. */
export function matchesCity(location: string, city: string): boolean {
  return location.toLowerCase().includes(city.trim().toLowerCase());
}

/** Whether a member is found by a search over first plus last name, whatever the case. */
export function matchesName(person: NameParts, search: string): boolean {
  const name = `${tidy(person.firstName)} ${tidy(person.lastName)}`.trim().toLowerCase();
  return name.includes(tidy(search).toLowerCase());
}

/** The first characters of a user id. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
