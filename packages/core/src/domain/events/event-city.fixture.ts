/** Places as they are typed, and the city that the form suggests and the database guesses for each. */
export const PLACES_AND_CITIES: readonly (readonly [location: string, city: string])[] = [
  ['Galerie Nord, Turmstraße 75, Berlin', 'Berlin'],
  ['Turmstraße 75, 10551 Berlin', 'Berlin'],
  ['Turmstraße 75, D-10551 Berlin, Germany', 'Berlin'],
  ['Studio 4, Rua da Regueira 12, 1100-435 Lisboa, Portugal', 'Lisboa'],
  ['Prinsengracht 263, 1016 GV Amsterdam', 'Amsterdam'],
  ['10 Downing Street, London SW1A 2AA, United Kingdom', 'London'],
  ['Union Square, New York, NY 10003', 'New York'],
  ['Café Central, Wien, Österreich', 'Wien'],
  ['Kreuzberg, Berlin', 'Berlin'],
  ['Berlin', 'Berlin'],
  ['  Hamburg , ', 'Hamburg'],
  ['Turmstraße 75', 'Turmstraße 75'],
  ['Portugal', 'Portugal'],
];
