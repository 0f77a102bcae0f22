/** Countries in their own words and in English, as they end an address. */
const COUNTRIES = new Set(
  [
    'germany|deutschland|austria|österreich|switzerland|schweiz|suisse|svizzera|france|italy|italia|spain|españa',
    'portugal|netherlands|the netherlands|nederland|belgium|belgië|belgique|luxemburg|denmark|danmark|sweden',
    'sverige|norway|norge|finland|suomi|poland|polska|czechia|czech republic|hungary|greece|ireland',
    'united kingdom|great britain|england|scotland|wales|usa|united states|canada|australia|europe',
  ].flatMap((names) => names.split('|')),
);

const CODE_BEFORE = /^([A-Za-z]{1,3}-)?[0-9]{3,6}(-[0-9]{3,4}| [A-Z]{2})?\s+/;
const CODE_BEHIND = /\s+([0-9]{3,6}|[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2})$/;

/** No house number, no code of a state or country, and no country. */
const mayBeCity = (part: string) =>
  part !== '' && !/[0-9]/.test(part) && !/^[A-Z]{2}$/.test(part) && !COUNTRIES.has(part.toLowerCase());

/** The parts of a place as typed, between its commas, without postal codes. */
export const partsOfPlace = (location: string): readonly string[] =>
  location.split(',').map((part) => part.trim().replace(CODE_BEFORE, '').replace(CODE_BEHIND, '').trim());

/** Whether a postal code stands beside the city: what it belongs to is no quarter and no venue. */
export const hasPostalCode = (location: string, city: string): boolean =>
  location
    .split(',')
    .map((part) => part.trim())
    .some((part) => part !== city && part.replace(CODE_BEFORE, '').replace(CODE_BEHIND, '').trim() === city);

/**
 * A guess at the city of a place as typed: its last part that is no postal code and no country. The database
 * guesses alike for an event that comes without one; what the form suggests is `suggestCity`.
 */
export function guessCity(location: string): string {
  return partsOfPlace(location).findLast(mayBeCity) ?? (location.split(',')[0] ?? '').trim();
}
