import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Event } from '@sorella/core/domain/entities/event';
import { type EventCardState, eventCardState } from '@sorella/core/domain/events/event-card-state';
import { type Stack, startStack } from '@sorella/local-stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeviceOf } from './sessions.ts';

const SEED = path.join(import.meta.dirname, '../../packages/supabase/supabase/seed.sql');
const MAYA = {
  userId: '00000000-0000-4000-8000-000000000002',
  email: 'maya@sorella.test',
  password: 'sorella-demo',
  firstName: 'Maya',
  lastName: 'Okafor',
};

/** An upcoming gathering and what Maya's card shows of it. */
interface Card {
  event: Event;
  free: boolean;
  hasLink: boolean;
  state: EventCardState;
}

let stack: Stack;
let cards: Card[];

/** Reads what the Events page reads, and as the page would: through the port. */
async function cardsOfMaya(): Promise<Card[]> {
  const { data } = await aDeviceOf(stack, MAYA);
  const now = Date.now();
  const from = new Date(now).toISOString();
  const [{ events }, applications, bookings] = await Promise.all([
    data.events.list({ from, category: null, city: null, page: 1, pageSize: 100 }),
    data.applications.listOwn(MAYA.userId),
    data.applications.listOwnBookings(MAYA.userId),
  ]);
  return events.map((event) => {
    const application = applications.find(({ eventId }) => eventId === event.id) ?? null;
    const booking = bookings.find(({ eventId }) => eventId === event.id) ?? null;
    return {
      event,
      free: event.creditsRequired === 0,
      hasLink: event.paypalPaymentLink !== null,
      state: eventCardState({ event, application, booking, now, signedIn: true }),
    };
  });
}

beforeAll(async () => {
  stack = await startStack({ ephemeral: true, seed: true });
  cards = await cardsOfMaya();
});
afterAll(() => stack?.stop());

const deniedNote = 'Application not approved';
const isPending = (state: EventCardState) => state.kind === 'pending';
const payment = (state: EventCardState) => (state.kind === 'pending' ? state.payment : null);
const denial = (state: EventCardState) => (state.kind === 'denied' ? state.status : null);

const SHOWN: readonly (readonly [state: string, shows: (card: Card) => boolean])[] = [
  ['booked and paid (R-298)', ({ state }) => state.kind === 'paid'],
  ['approved and free (R-299)', ({ state, free }) => state.kind === 'approved' && free],
  ['pending with a payment link (R-315)', ({ state }) => payment(state)?.kind === 'link'],
  ['pending, paid, without a payment link (R-308)', ({ state }) => payment(state)?.kind === 'missing'],
  ['pending and free (A-09)', ({ state, free }) => isPending(state) && free],
  [
    'denied, with words of the admin (R-300, R-306)',
    ({ state }) => denial(state)?.note === deniedNote && denial(state)?.adminNotes !== null,
  ],
  ['cancelled by herself (A-07)', ({ state }) => denial(state)?.note === 'Cancelled by user'],
  ['full (R-302)', ({ state }) => state.kind === 'full' && state.status === null],
  ['denied and full (A-27)', ({ state }) => state.kind === 'full' && state.status?.note === deniedNote],
  ['open to her and free (R-301)', ({ state, free }) => state.kind === 'action' && free],
  [
    'open to her with a payment link (R-301)',
    ({ state, free, hasLink }) => state.kind === 'action' && !free && hasLink,
  ],
  [
    'open to her, paid, without a payment link (R-316)',
    ({ state, free, hasLink }) => state.kind === 'action' && !free && !hasLink,
  ],
];

describe('the demo world', () => {
  it.each(SHOWN)('has an upcoming event that is, for Maya, %s', (_state, shows) => {
    expect(cards.filter(shows)).not.toEqual([]);
  });

  it('shows five kinds of card on the first page of six (R-277)', () => {
    const kinds = cards.slice(0, 6).map(({ free, state }) => `${state.kind} ${free ? 'free' : 'paid'}`);
    expect(new Set(kinds).size).toBe(5);
  });

  it('has at least eighteen upcoming events over five cities and eight categories', () => {
    const distinct = (of: (event: Event) => string | null) => new Set(cards.map(({ event }) => of(event)));
    expect(cards.length).toBeGreaterThanOrEqual(18);
    expect(distinct(({ location }) => location.split(',')[0] ?? null).size).toBeGreaterThanOrEqual(5);
    expect(distinct(({ category }) => category).size).toBeGreaterThanOrEqual(8);
  });

  it('is the same after its seed has run once more', async () => {
    const client = new Client({ connectionString: stack.databaseUrl });
    await client.connect();
    try {
      await client.query(await readFile(SEED, 'utf8'));
    } finally {
      await client.end();
    }
    expect((await cardsOfMaya()).map(({ event, state }) => [event, state.kind])).toEqual(
      cards.map(({ event, state }) => [event, state.kind]),
    );
  });
});
