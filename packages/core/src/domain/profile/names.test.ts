import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHORT_NAMES } from './names.fixture.ts';
import {
  cityOf,
  displayName,
  eventTitle,
  fullName,
  initials,
  listCities,
  matchesCity,
  matchesName,
  shortId,
  splitFullName,
} from './names.ts';

const maya = { firstName: 'Maya', lastName: 'Okafor' };

describe('names of people', () => {
  it('shows first name, last initial and a period (R-138)', () => {
    for (const [firstName, lastName, shown] of SHORT_NAMES)
      expect(displayName({ firstName, lastName })).toBe(shown);
    expect(displayName({ firstName: ' Ana  Maria ', lastName: 'łukasik' })).toBe('Ana Maria Ł.');
  });

  it('calls unknown people Unknown User (R-146, R-309)', () => {
    for (const nobody of [
      null,
      undefined,
      { firstName: null, lastName: null },
      { firstName: ' ', lastName: '' },
    ]) {
      expect(displayName(nobody)).toBe('Unknown User');
      expect(fullName(nobody)).toBe('Unknown User');
      expect(initials(nobody)).toBe('?');
    }
    expect(fullName(maya)).toBe('Maya Okafor');
  });

  it('takes whole letters as initials (R-174)', () => {
    expect(initials(maya)).toBe('MO');
    expect(initials({ firstName: 'élise', lastName: null })).toBe('É');
    expect(initials({ firstName: 'e\u0301lise', lastName: '🌻' })).toBe('É🌻');
  });

  it('splits the full name at the first space (A-50)', () => {
    expect(splitFullName('Maya Okafor')).toEqual(maya);
    expect(splitFullName('  Ana  de la Cruz ')).toEqual({ firstName: 'Ana', lastName: 'de la Cruz' });
    expect(splitFullName('Cher')).toEqual({ firstName: 'Cher', lastName: '' });
  });

  it('loses nothing by splitting and joining again (A-50)', () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        expect(fullName(splitFullName(words.join(' ')))).toBe(words.join(' '));
      }),
    );
  });

  it('finds by first plus last name, whatever the case (R-185)', () => {
    expect(matchesName(maya, 'OKA')).toBe(true);
    expect(matchesName(maya, 'maya  o')).toBe(true);
    expect(matchesName(maya, '')).toBe(true);
    expect(matchesName(maya, 'noor')).toBe(false);
  });

  it('shows the first 8 characters of an id (R-391)', () => {
    expect(shortId('01234567-89ab-4000-8000-000000000002')).toBe('01234567');
  });
});

describe('names of places and events', () => {
  it('takes the first part of a location as the city (R-275, A-71)', () => {
    expect(cityOf('Berlin, Kreuzberg, Germany')).toBe('Berlin');
    expect(cityOf(' Lisbon ')).toBe('Lisbon');
    expect(cityOf('')).toBe('');
    expect(cityOf(', Berlin')).toBe('');
  });

  it('lists every city once, sorted (R-275)', () => {
    expect(listCities(['Zürich, X', 'Berlin, A', 'Århus', 'Berlin, B', '', ' , nowhere'])).toEqual([
      'Århus',
      'Berlin',
      'Zürich',
    ]);
  });

  it('matches by substring (R-275, A-71)', () => {
    expect(matchesCity('Kreuzberg, Berlin', 'berlin')).toBe(true);
    expect(matchesCity('Hamburg', 'Berlin')).toBe(false);
    expect(matchesCity('Hamburg', '')).toBe(true);
  });

  it('offers only cities that keep at least their own event', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (locations) => {
        for (const city of listCities(locations)) {
          expect(locations.some((location) => matchesCity(location, city))).toBe(true);
        }
      }),
    );
  });

  it('calls a missing event Unknown Event (R-309)', () => {
    expect(eventTitle(null)).toBe('Unknown Event');
    expect(eventTitle({ title: ' ' })).toBe('Unknown Event');
    expect(eventTitle({ title: 'Brunch' })).toBe('Brunch');
  });
});
