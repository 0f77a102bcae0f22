import { guessTimeZone, isKnownPlace } from '../geography/time-zones.ts';
import { guessCity, hasPostalCode, partsOfPlace } from './event-city.ts';

/**
 * The city that the form of an event suggests for a place as typed: the guess, unless it is no place that is known,
 * has no postal code, and another part is known. That part lies in the zone in which the event happens, so that both say the same:
 * 'Lisbon, Graça' is in Lisbon.
 */
export function suggestCity(location: string): string {
  const guess = guessCity(location);
  if (isKnownPlace(guess) || hasPostalCode(location, guess)) return guess;
  const zone = guessTimeZone(location);
  return (
    partsOfPlace(location).findLast((part) => isKnownPlace(part) && guessTimeZone(part) === zone) ?? guess
  );
}
