import { describe, expect, it } from 'vitest';
import { characterCount } from './character-count.ts';
import { BIO_MAX_LENGTH, TITLE_MAX_LENGTH } from './limits.ts';
import { checkContact, checkProfile } from './validation.ts';

const TEAPOT = '\u{1FAD6}';

describe('the length of a text', () => {
  it('is counted in code points, as the database counts it', () => {
    expect(['', 'abc', TEAPOT, 'Caf\u0301e', '\u{1F469}\u200D\u{1F3A8}'].map(characterCount)).toEqual([
      0, 3, 1, 5, 3,
    ]);
  });

  it('is held to the limits of a profile by that count (A-51, R-136)', () => {
    const full = {
      name: TEAPOT.repeat(79).concat('a'),
      title: TEAPOT.repeat(TITLE_MAX_LENGTH),
      bio: TEAPOT.repeat(BIO_MAX_LENGTH),
    };
    expect(checkProfile(full)).toEqual({});
    expect(Object.keys(checkProfile({ ...full, bio: `${full.bio}a`, title: `${full.title}a` }))).toEqual([
      'title',
      'bio',
    ]);
  });

  it('is held to the least that a contact message needs by that count (R-237, R-238)', () => {
    const form = {
      name: 'Maya',
      email: 'maya@sorella.test',
      subject: TEAPOT.repeat(4),
      message: TEAPOT.repeat(9),
    };
    expect(Object.keys(checkContact(form))).toEqual(['subject', 'message']);
  });
});
