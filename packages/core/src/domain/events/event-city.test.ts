import { describe, expect, it } from 'vitest';
import { PLACES_AND_CITIES } from './event-city.fixture.ts';
import { guessCity } from './event-city.ts';
import { blankEventForm, withLocation } from './event-form-values.ts';

describe("an event's city", () => {
  it.each(PLACES_AND_CITIES)('in %j is %j, as the form suggests it (A-103)', (location, city) =>
    expect(guessCity(location)).toBe(city),
  );

  it('is suggested from the place as typed until the admin writes another, which stays hers (A-103)', () => {
    const typed = withLocation(withLocation(blankEventForm(''), 'Galerie Nord'), 'Galerie Nord, Berlin');
    expect(typed.city).toBe('Berlin');
    const hers = { ...typed, city: 'Berlin-Moabit' };
    expect(withLocation(hers, 'Galerie Nord, Hamburg').city).toBe('Berlin-Moabit');
    expect(withLocation({ ...hers, city: ' ' }, 'Galerie Nord, Hamburg').city).toBe('Hamburg');
  });
});
