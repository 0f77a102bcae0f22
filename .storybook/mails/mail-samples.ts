import type { WaitingMail } from '@sorella/supabase/waiting-mail';

const LONG_TITLE = 'Sunday long-table brunch with everyone who ever asked for the recipe of the walnut bread';

const place = {
  start_time: '2026-11-29T10:00:00+00:00',
  end_time: '2026-11-29T13:00:00+00:00',
  time_zone: 'Europe/Berlin',
  location: 'Kreuzberg, Berlin',
};
const event = {
  event_id: '0e000000-0000-4000-8000-000000000001',
  title: 'Sunday long-table brunch',
  ...place,
};
const decided = { ...event, reference: 'K7M49QXT', amount_cents: 3000, was_approved: true, notes: null };
const chat = { person: 'Noor', dates: ['2026-11-27T11:00:00+00:00'], time_zone: 'Europe/Berlin' };
const asked = { ...chat, dates: [...chat.dates, '2026-11-28T15:00:00+00:00'] };
const paid = { ...decided, link: 'https://paypal.me/sorella/30.00' };

type Details<Kind, Mail = WaitingMail> = Mail extends { kind: infer Known; details: infer Told }
  ? Kind extends Known
    ? Told
    : never
  : never;

/** Of each kind of mail what the database writes for it: a kind without one is a type error. */
const details: { readonly [Kind in WaitingMail['kind']]: Details<Kind> } = {
  'payment-due': { ...paid, pay_by: '2026-11-26T11:00:00+00:00' },
  'payment-reminder': { ...paid, pay_by: '2026-11-26T11:00:00+00:00' },
  'payment-rest': { ...paid, amount_cents: 500, came_cents: 2500, link: 'https://paypal.me/sorella/5.00' },
  'application-expired': { ...decided, was_approved: false },
  'application-approved': { ...decided, notes: 'Bring an apron, the flour flies.' },
  'application-denied': { ...decided, was_approved: false, notes: 'The table is full this time.' },
  'seat-removed': { ...decided, notes: 'You asked us for your money back.' },
  'event-changed': { ...event, location: 'Neukölln, Berlin', before: place, status: 'approved' },
  'event-cancelled': { ...decided, notes: 'The house is closed for repairs.' },
  'event-message': { ...event, words: 'We meet in the second yard.\nRing at Kranz, third floor.' },
  'refund-sent': { ...decided, currency: 'EUR' },
  'coffee-chat-asked': asked,
  'coffee-chat-accepted': chat,
  'coffee-chat-declined': chat,
  'coffee-chat-cancelled': chat,
  'coffee-chat-tomorrow': chat,
  'message-received': {
    senders: [
      { person: 'Noor', messages: 2 },
      { person: 'Ines', messages: 1 },
    ],
  },
  'event-tomorrow': event,
  'event-soon': event,
  'host-named': event,
  'member-warned': { words: 'You wrote to three members whom you had not met. Please leave that.' },
  'member-suspended': { words: 'Three no-shows in a row.', until: '2026-12-20T10:00:00+00:00' },
  'member-reinstated': {},
  'daily-digest': { applications: 12, payments: 3, reports: 1, lonely_events: 1 },
};

/** What a member must know has no link that stops it. */
const REQUIRED: ReadonlySet<WaitingMail['kind']> = new Set([
  'payment-due',
  'payment-reminder',
  'payment-rest',
  'application-expired',
  'seat-removed',
  'event-changed',
  'event-cancelled',
  'refund-sent',
  'member-warned',
  'member-suspended',
  'member-reinstated',
]);

function sampleOf(kind: WaitingMail['kind'], said: object = {}): unknown {
  return {
    id: 1,
    email: 'maya@sorella.test',
    first_name: 'Maya',
    unsubscribe_token: REQUIRED.has(kind) ? null : `maya.${kind}.signature`,
    kind,
    details: { ...details[kind], ...said },
  };
}

/** A mail of each kind, and what some of them say otherwise. */
export const mailSamples = {
  kind: (kind: WaitingMail['kind']) => sampleOf(kind),
  longWords: sampleOf('application-approved', {
    title: LONG_TITLE,
    location: 'Donaudampfschifffahrtsgesellschaftskapitänsgasse 12, Hinterhaus, dritter Stock links, Wien',
    notes: 'Please read this to the end. '.repeat(8).trim(),
  }),
  changedToPay: sampleOf('event-changed', { status: 'pending', pay_by: '2026-11-27T11:00:00+00:00' }),
  hostileWords: sampleOf('event-message', {
    title: '</td></table><h1>Tea</h1>',
    words: '<script>alert(1)</script>\n<a href="https://elsewhere.example">Pay here</a>',
  }),
};
