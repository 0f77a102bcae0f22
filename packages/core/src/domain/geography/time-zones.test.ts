import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessTimeZone, knownTimeZones } from './time-zones.ts';
import { knownAbbreviation } from './zone-abbreviations.ts';

describe('guessing a zone from a location (R-297, A-70)', () => {
  it.each([
    ['Kreuzberg, Berlin', 'Europe/Berlin'],
    ['BERLIN', 'Europe/Berlin'],
    ['Neukölln', 'Europe/Berlin'],
    ['München, Germany', 'Europe/Berlin'],
    ['Berlin-Mitte', 'Europe/Berlin'],
    ['Café Central, Wien', 'Europe/Vienna'],
    ['Zürich', 'Europe/Zurich'],
    ['Lisbon, Portugal', 'Europe/Lisbon'],
    ['Tenerife, Spain', 'Atlantic/Canary'],
    ['Somewhere in Spain', 'Europe/Madrid'],
    ['London', 'Europe/London'],
    ['London, Ontario', 'America/Toronto'],
    ['Paris, Texas', 'America/Chicago'],
    ['Albuquerque, New Mexico', 'America/Denver'],
    ['Brooklyn, New York', 'America/New_York'],
    ['Łódź', 'Europe/Warsaw'],
    ['København', 'Europe/Copenhagen'],
    ['Washington, D.C.', 'America/New_York'],
  ])('places %j in %s', (location, zone) => {
    expect(guessTimeZone(location)).toBe(zone);
  });

  it.each(['', 'Online', 'Berliner Straße', 'Romeo', 'Parisienne', 'Newark-on-sea', '🌻', '東京'])(
    'knows no place in %j and answers UTC',
    (location) => {
      expect(guessTimeZone(location)).toBe('UTC');
    },
  );

  it('takes the same guess whatever the case and the words before', () => {
    fc.assert(
      fc.property(fc.constantFrom('Berlin', 'Lisbon', 'Rome', 'New York'), fc.string(), (city, before) => {
        const zone = guessTimeZone(city);
        expect(guessTimeZone(`${before}, ${city.toUpperCase()}`)).toBe(zone);
      }),
    );
  });

  it('only answers zones that the platform knows', () => {
    const resolve = (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone });
    expect(() => knownTimeZones().map(resolve)).not.toThrow();
    expect(() => resolve('Europe/Atlantis')).toThrow(RangeError);
    fc.assert(
      fc.property(fc.string(), (location) => {
        expect(knownTimeZones()).toContain(guessTimeZone(location));
      }),
    );
  });
});

describe('abbreviations', () => {
  it.each([
    ['Europe/Berlin', 60, 'CET'],
    ['Europe/Berlin', 120, 'CEST'],
    ['Europe/Lisbon', 0, 'WET'],
    ['Europe/Lisbon', 60, 'WEST'],
    ['Europe/London', 0, 'GMT'],
    ['Europe/London', 60, 'BST'],
    ['Europe/Dublin', 60, 'IST'],
    ['Europe/Athens', 180, 'EEST'],
    ['UTC', 0, 'UTC'],
    ['America/New_York', -300, undefined],
    ['Europe/Berlin', 90, undefined],
  ])('of %s at %i minutes is %s', (zone, offset, abbreviation) => {
    expect(knownAbbreviation(zone, offset)).toBe(abbreviation);
  });
});
