import * as fc from 'fast-check';
import { knownTimeZones } from '../geography/time-zones.ts';
import type { EventForm, EventFormField } from './event-form.ts';

/** A form that anybody would let through. */
export const GOOD_FORM: EventForm = {
  title: 'Sunday long-table brunch',
  description: 'Sourdough and shakshuka',
  detailedDescription: '',
  category: 'Food & Drinks',
  location: 'Kreuzberg, Berlin',
  city: 'Berlin',
  startLocal: '2026-11-29T11:00',
  endLocal: '2026-11-29T14:00',
  maxAttendees: '20',
  creditsRequired: '6',
  imageUrl: '',
  paypalUsername: 'Sorella',
  publishing: '',
};

type BadInput = readonly [field: EventFormField, typed: Partial<EventForm>];

const INPUTS: readonly BadInput[] = [
  ...['', ' ', '\t', '\u00a0', '\u200b\u200d', '\u2800', '\u3164', '\u202e', 'x'.repeat(201)].map(
    (title) => ['title', { title }] as const,
  ),
  ...['', '\n', '\ufeff', 'x'.repeat(301)].map((location) => ['location', { location }] as const),
  ...['', ' ', '\n', '\u200b\u200d', '\u2800', '\ufeff', 'x'.repeat(121)].map(
    (city) => ['city', { city }] as const,
  ),
  ['description', { description: 'x'.repeat(2_001) }],
  ['detailedDescription', { detailedDescription: 'x'.repeat(20_001) }],
  ...['', 'later', '1999-12-31T12:00', '0026-11-29T11:00', '2200-01-01T12:00', '9999-12-31T23:59'].map(
    (startLocal) => ['startLocal', { startLocal }] as const,
  ),
  ...['', '2026-02-30T10:00', '2200-01-01T12:00', '9999-12-31T23:59'].map(
    (endLocal) => ['endLocal', { endLocal }] as const,
  ),
  ['endLocal', { endLocal: '2026-11-29T11:00' }],
  ['endLocal', { endLocal: '2026-11-28T14:00' }],
  // The hour that the clocks show twice: what ends in it by the clock ends before it begins.
  ['endLocal', { startLocal: '2026-10-25T02:45', endLocal: '2026-10-25T02:15' }],
  ...['0', '-1', '', 'many', 'NaN', '10001', '9'.repeat(400)].map(
    (maxAttendees) => ['maxAttendees', { maxAttendees }] as const,
  ),
  ...['-1', '1001', '99999'].map((creditsRequired) => ['creditsRequired', { creditsRequired }] as const),
  ...[
    '',
    'paypal.me/',
    'a b',
    "a'b",
    '\u0405orella',
    'Sor\u200bella',
    '\uff11\uff12',
    'x'.repeat(21),
    '..',
  ].map((paypalUsername) => ['paypalUsername', { paypalUsername }] as const),
  ...[
    'javascript:alert(1)',
    'http://images.unsplash.com/x.jpg',
    'https://',
    'data:image/svg+xml;base64,AA',
  ].map((imageUrl) => ['imageUrl', { imageUrl }] as const),
  ['imageUrl', { imageUrl: `https://images.pexels.com/${'x'.repeat(1_000)}` }],
];

/** What both the form and the database refuse, by the field that the form names; each with a short name. */
export const BAD_INPUTS: readonly (readonly [...BadInput, name: string])[] = INPUTS.map(([field, typed]) => [
  field,
  typed,
  Object.values(typed)
    .map((value) => (value.length > 30 ? `${value.length} letters` : JSON.stringify(value)))
    .join(', '),
]);

const ink = fc.string({ unit: 'binary', maxLength: 30 });
const oneOf = (...values: string[]) => fc.constantFrom(...values);
const text = (limit: number, size: number) =>
  fc.oneof(
    ink,
    oneOf(
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      'x\udc00y',
      '\u202Egnp.exe',
      'Caf\u0301e',
      '\u{1F469}\u200D\u{1F3A8}',
    ),
    fc.nat({ max: size }).map((extra) => '\u{1FAD6}'.repeat(limit - Math.floor(size / 2) + extra)),
  );
const time = fc.oneof(
  fc
    .date({ min: new Date('1999-12-30T00:00Z'), max: new Date('2200-01-02T00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 16)),
  oneOf(
    '2026-11-29T11:00',
    '2026-11-29T14:00',
    '2026-10-25T01:30',
    '2026-10-25T02:30',
    '2026-10-25T03:00',
    '2027-03-28T01:59',
    '2027-03-28T02:30',
    '2027-03-28T03:00',
    '2000-01-01T00:00',
    '2199-12-31T23:59',
    '9999-12-31T23:59',
    '0000-01-01T00:00',
    '2026-02-30T10:00',
  ),
  ink,
);
const number = fc.oneof(
  fc.integer({ min: -5, max: 10_005 }).map(String),
  oneOf('0', '-0', '1', '1000', '1001', '10000', '1e3', '6,5', '7.9', '0x10', 'Infinity', '\u0663'),
  ink,
);

const anyTyped = fc.record({
  title: text(200, 4),
  description: text(2_000, 4),
  detailedDescription: text(20_000, 2),
  location: fc.oneof(text(300, 4), oneOf('Lisbon', 'New York', 'Reykjavik', 'Chatham')),
  city: fc.oneof(text(120, 4), oneOf('Lisbon', 'Québec', '東京')),
  timeZone: fc.constantFrom('UTC', ...knownTimeZones(), ...Intl.supportedValuesOf('timeZone')),
  startLocal: time,
  endLocal: time,
  maxAttendees: number,
  creditsRequired: number,
  imageUrl: fc.oneof(
    fc.webUrl(),
    oneOf(
      'https://images.unsplash.com/photo-1?w=900&q=80',
      'https://images.unsplash.com/a b',
      'https://images.unsplash.com@evil.example/x.jpg',
      'https://evil.example/x.jpg',
      `https://images.pexels.com/${'x'.repeat(1_000)}`,
    ),
    ink,
  ),
  paypalUsername: fc.oneof(oneOf('Sorella', '@Sorella', 'https://paypal.me/Sorella/5', 'x'.repeat(20)), ink),
});

/** A form of which a few fields are as nobody foresaw. */
export const anyEventForm: fc.Arbitrary<EventForm> = fc
  .tuple(anyTyped, fc.subarray([...Object.keys(GOOD_FORM), 'timeZone'], { maxLength: 3 }))
  .map(([typed, fields]) => ({
    ...GOOD_FORM,
    ...Object.fromEntries(Object.entries(typed).filter(([field]) => fields.includes(field))),
  }));
