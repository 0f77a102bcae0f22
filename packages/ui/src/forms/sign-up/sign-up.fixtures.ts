import type { StoredPhoto } from '@sorella/core/domain/sign-up/sign-up-data';
import { EMPTY_SIGN_UP, type SignUpEntry } from '@sorella/core/domain/sign-up/sign-up-draft';
import { COMPLETE_DRAFT } from '@sorella/core/models/sign-up';

/** A small drawn portrait. */
export const PORTRAIT: StoredPhoto = {
  data: 'iVBORw0KGgoAAAANSUhEUgAAAIAAAACAAgMAAAC+UIlYAAAADFBMVEXP6Pb/2cfX68B6KgtJd8LLAAAACXBIWXMAAAsTAAALEwEAmpwYAAABXUlEQVRYw+3V0XGEIBAAUCYUQB9pwioYP68Ur5T7dNaPK+Fogj74uT8dE1GPBRaJOkmcxP3lze6yAjJ2xhln/IsQfW8y64uC9zZUEhQjaDMJ0imKGaS66F+RqZCqIRwwmQp0DY6B2gIEBmZpCqlh2oVOyirRJZ/WJ5EAegAl3aWYE4wpDAn0CEoSDJuQU5DbKF4VbI2W2uVzBhdqG66FsQkKSImaIMbQOVDFg+CoBdvEFqAdKGMgQmBiICXexgbQYVD9DnhicDkceAeoeQjcx3qDIZokGNcXAHwRQAhYBIJRrwcPH7Trwd0/cmY9aPxjr3KARQD8q0eABwYtAe74+hsCNPgBUSTQ1CYcAPyIMQq4JnALCLgmvNcDUA0dj8kD8wf1KmDQzL8DlQBTisp/p8FLYX9JKgk+D0X8q4BQhLcWwqhzAPaD625w2w3q3QB+AFy/H9wOAOo/AeBo4ANAWGE//ZUFNgAAAABJRU5ErkJggg==',
  name: 'nora.png',
  type: 'image/png',
  size: 451,
};

/** A sign-up with everything filled in. */
export const FILLED_IN: SignUpEntry = {
  details: COMPLETE_DRAFT.details,
  answers: COMPLETE_DRAFT.answers,
  photo: PORTRAIT,
};

/** What nobody should type, and somebody will. */
export const HOSTILE: SignUpEntry = {
  ...EMPTY_SIGN_UP,
  details: {
    ...EMPTY_SIGN_UP.details,
    firstName: '<script>alert(1)</script>'.repeat(400),
    lastName: 'Zoë-Łucja',
    gender: 'female',
    age: 'abc',
    email: 'nora@@sorella',
    phone: 'call me maybe',
    city: 'x',
    instagramUrl: 'https://evil.example/instagram.com/nora',
    linkedinUrl: 'javascript:alert(1)',
    bio: 'Donaudampfschifffahrtselektrizitäten '.repeat(20),
  },
};
