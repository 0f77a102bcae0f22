import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOME_AFTER_SIGN_IN, internalOrigin } from './origin.ts';

describe('where signing in leads', () => {
  it.each([
    '/',
    '/events',
    '/events?city=Lisbon&page=2',
    '/events?q=//evil.test',
    '/events#second',
    '/messages/00000000-0000-4000-8000-000000000002',
    '/profile',
    '/signings',
    '/caf%C3%A9',
  ])('back to %s (R-058, A-34)', (origin) => {
    expect(internalOrigin(origin)).toBe(origin);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    '',
    'events',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '/ /evil.test',
    '/%2Fevil.test',
    '/%2f%2fevil.test',
    '/%5Cevil.test',
    '/%09/evil.test',
    '/%252Fevil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/./signin',
    '/%2e/signin',
    '/events/../signin',
    '/signin',
    '/signin/',
    '/SignIn?x=1',
    '/signin#again',
    '/signup',
    '/reset-password?email=a',
    `/${'a'.repeat(2_000)}`,
  ])('to the events and nowhere else from %j (A-34)', (origin) => {
    expect(internalOrigin(origin)).toBe(HOME_AFTER_SIGN_IN);
  });

  it('never away from this site, whatever is remembered (A-34)', () => {
    const piece = fc.constantFrom(
      ...'/ \\ . .. %2f %5C %2e : @ ? # evil.test https javascript events signin'.split(' '),
      '\t',
      '\n',
      ' ',
      '\u2028',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const there = new URL(internalOrigin(pieces.join('')), 'https://sorella.test');
        expect(there.origin).toBe('https://sorella.test');
        expect(there.pathname.startsWith('//')).toBe(false);
        expect(there.pathname).not.toMatch(/^\/signin(\/|$)/i);
      }),
      { numRuns: 2_000 },
    );
  });
});
