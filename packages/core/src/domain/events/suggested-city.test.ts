import { describe, expect, it } from 'vitest';
import { PLACES_AND_CITIES } from './event-city.fixture.ts';
import { zoneOfForm } from './event-form.ts';
import { blankEventForm, withLocation } from './event-form-values.ts';
import { suggestCity } from './suggested-city.ts';

describe('the city that the form suggests', () => {
  it.each(PLACES_AND_CITIES)('in %j is %j, as the database guesses it (A-103)', (location, city) =>
    expect(suggestCity(location)).toBe(city),
  );

  it.each([
    ['Lisbon, Graça', 'Lisbon'],
    ['Miradouro da Graça, 1100-265 Lisboa, Graça, Portugal', 'Lisboa'],
    ['Galerie Nord, MÜNCHEN, Schwabing', 'MÜNCHEN'],
    ['Porto, Lisbon, Graça', 'Lisbon'],
  ])('in %j is %j, the part that is known to be a place (A-103)', (location, city) =>
    expect(suggestCity(location)).toBe(city),
  );

  it.each([
    ['Paris, Texas', 'Texas'],
    ['Café Lisbon, Hinterwald', 'Hinterwald'],
    ['Graça, Hinterwald', 'Hinterwald'],
    ['Bari, 26121 Oldenburg', 'Oldenburg'],
  ])('in %j stays %j, the last part, where no other is the place (A-103)', (location, city) =>
    expect(suggestCity(location)).toBe(city),
  );

  it('lies in the zone that the form tells its times in (A-70, A-103)', () => {
    const typed = withLocation(blankEventForm(''), 'Lisbon, Graça');
    expect({ city: typed.city, zone: zoneOfForm(typed) }).toEqual({ city: 'Lisbon', zone: 'Europe/Lisbon' });
  });

  it('follows the place for as long as the suggestion stands (A-103)', () => {
    const typed = withLocation(blankEventForm(''), 'Lisbon, Graça');
    expect(withLocation(typed, 'Galerie Nord, Berlin').city).toBe('Berlin');
    // Stored without a city, it has the guess of the database.
    expect(withLocation({ ...typed, city: 'Graça' }, 'Galerie Nord, Berlin').city).toBe('Berlin');
    expect(withLocation({ ...typed, city: 'Almada' }, 'Galerie Nord, Berlin').city).toBe('Almada');
  });
});
