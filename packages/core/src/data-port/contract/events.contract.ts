import { expect } from 'vitest';
import type { CommunityData, EventQuery } from '../community-data.ts';
import type { ContractHarness, ContractOptions, CreateHarness } from './harness.ts';
import { fullEvent } from './seats.ts';
import { describeContract, rejection } from './suite.ts';

const DAY_MS = 24 * 3_600_000;
const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

const instantAfter = (harness: ContractHarness, days: number) =>
  new Date(harness.now().getTime() + days * DAY_MS).toISOString();

function everything(harness: ContractHarness, filters: Partial<EventQuery> = {}): EventQuery {
  return { from: harness.now().toISOString(), category: null, city: null, page: 1, pageSize: 6, ...filters };
}

const titles = async (data: CommunityData, query: EventQuery) =>
  (await data.events.list(query)).events.map(({ title }) => title);

/** What the port promises about reading gatherings. */
export function describeEventsContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('events', createHarness, options, (promise) => {
    promise(
      'lists upcoming events soonest first, whatever order they were made in (R-280)',
      async (harness) => {
        const location = `${harness.unique()}, Centre`;
        for (const [title, days] of [
          ['third', 9],
          ['first', 7],
          ['second', 8],
        ] as const)
          await harness.anEvent({
            title,
            location,
            startTime: instantAfter(harness, days),
            endTime: instantAfter(harness, days + 0.1),
          });
        const data = await harness.dataFor('visitor');
        expect(await titles(data, everything(harness, { city: location }))).toEqual([
          'first',
          'second',
          'third',
        ]);
      },
    );

    promise('leaves out what started before the given instant (R-280, A-72)', async (harness) => {
      const city = harness.unique();
      const startTime = instantAfter(harness, 5);
      const endTime = instantAfter(harness, 6);
      await harness.anEvent({ title: 'at the instant', location: city, startTime, endTime });
      await harness.anEvent({
        title: 'earlier',
        location: city,
        startTime: instantAfter(harness, 4),
        endTime,
      });
      const data = await harness.dataFor('visitor');
      expect(await titles(data, everything(harness, { city, from: startTime }))).toEqual(['at the instant']);
    });

    promise('filters by category and by city together (R-275)', async (harness) => {
      const city = harness.unique();
      await harness.anEvent({ title: 'both', location: `${city}, Old Town`, category: 'Social' });
      await harness.anEvent({ title: 'other category', location: `${city}, Old Town`, category: 'Workshop' });
      await harness.anEvent({
        title: 'other city',
        location: `${harness.unique()}, Old Town`,
        category: 'Social',
      });
      const data = await harness.dataFor('visitor');
      expect(await titles(data, everything(harness, { city, category: 'Social' }))).toEqual(['both']);
    });

    promise('finds a city anywhere in the location and in any case (A-71)', async (harness) => {
      const marker = harness.unique();
      await harness.anEvent({ title: 'found', location: `Old ${marker} Town, Harbour` });
      const data = await harness.dataFor('visitor');
      expect(await titles(data, everything(harness, { city: marker.toUpperCase() }))).toEqual(['found']);
    });

    for (const [letter, name] of [
      ['%', 'per cent'],
      ['_', 'underscore'],
      ['\\', 'backslash'],
    ] as const)
      promise(`takes a ${name} sign in a city for the letter it is (A-71)`, async (harness) => {
        const marker = harness.unique();
        const city = `a${letter}b${marker}`;
        await harness.anEvent({ title: 'exactly', location: city });
        await harness.anEvent({ title: 'only alike', location: `axb${marker}` });
        const data = await harness.dataFor('visitor');
        expect(await titles(data, everything(harness, { city }))).toEqual(['exactly']);
      });

    promise('takes an asterisk in a city for one letter, not for any text (A-71)', async (harness) => {
      const marker = harness.unique();
      const city = `a*b${marker}`;
      await harness.anEvent({ title: 'exactly', location: city });
      await harness.anEvent({ title: 'only around', location: `a long way to b${marker}` });
      const data = await harness.dataFor('visitor');
      expect(await titles(data, everything(harness, { city }))).toEqual(['exactly']);
    });

    promise('takes commas, quotes and brackets in a city for letters (R-275)', async (harness) => {
      const city = `${harness.unique()} "Nord", (Ost).eq`;
      await harness.anEvent({ title: 'odd name', location: city });
      const data = await harness.dataFor('visitor');
      expect(await titles(data, everything(harness, { city }))).toEqual(['odd name']);
    });

    promise('pages without a gap or a repeat and counts all that match (R-277)', async (harness) => {
      const city = harness.unique();
      for (let n = 0; n < 5; n += 1) await harness.anEvent({ title: `event ${n}`, location: city });
      const data = await harness.dataFor('visitor');
      const pages = await Promise.all(
        [1, 2, 3].map((page) => data.events.list(everything(harness, { city, page, pageSize: 2 }))),
      );
      expect(pages.map(({ events }) => events.length)).toEqual([2, 2, 1]);
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
      expect(new Set(pages.flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(5);
    });

    promise('gives an empty page and the true count behind the last page (R-277)', async (harness) => {
      const city = harness.unique();
      await harness.anEvent({ location: city });
      const data = await harness.dataFor('visitor');
      expect(await data.events.list(everything(harness, { city, page: 9 }))).toEqual({
        events: [],
        total: 1,
      });
    });

    promise('gives an empty page and no count when nothing matches (R-272)', async (harness) => {
      const data = await harness.dataFor('visitor');
      const query = everything(harness, { city: harness.unique() });
      expect(await data.events.list(query)).toEqual({ events: [], total: 0 });
    });

    promise('lists each city of the upcoming events once, sorted (R-275)', async (harness) => {
      const prefix = harness.unique();
      const [first, second] = [`${prefix}a`, `${prefix}b`];
      for (const location of [`${second}, North`, `${first}, North`, `${second}, South`])
        await harness.anEvent({ location });
      const data = await harness.dataFor('visitor');
      const cities = await data.events.listCities();
      expect(cities.filter((each) => each.startsWith(prefix))).toEqual([first, second]);
    });

    promise('leaves the cities of past events out (R-275, R-280)', async (harness) => {
      const city = harness.unique();
      await harness.anEvent({
        location: city,
        startTime: instantAfter(harness, -3),
        endTime: instantAfter(harness, -2),
      });
      const data = await harness.dataFor('visitor');
      expect(await data.events.listCities()).not.toContain(city);
    });

    promise('reads one event with everything the card shows (R-284)', async (harness) => {
      const made = await harness.anEvent({ title: 'Tea', creditsRequired: 3, paypalUsername: 'sorella' });
      const data = await harness.dataFor('visitor');
      expect(await data.events.get(made.id)).toEqual(made);
      expect(made.attendeesCount).toBe(0);
    });

    promise(
      'builds the payment link on the server, two decimals, no currency (R-314, A-16)',
      async (harness) => {
        const made = await harness.anEvent({ creditsRequired: 3, paypalUsername: 'sorella' });
        expect(made.paypalPaymentLink).toBe('https://paypal.me/sorella/15.00');
      },
    );

    promise('has no payment link for a free event or without a name (R-316)', async (harness) => {
      const free = await harness.anEvent({ creditsRequired: 0, paypalUsername: 'sorella' });
      const nameless = await harness.anEvent({ creditsRequired: 2, paypalUsername: null });
      expect([free.paypalPaymentLink, nameless.paypalPaymentLink]).toEqual([null, null]);
    });

    promise('shows visitors how many seats are taken (R-281, A-28)', async (harness) => {
      const event = await fullEvent(harness);
      const data = await harness.dataFor('visitor');
      expect((await data.events.get(event.id)).attendeesCount).toBe(1);
    });

    promise('rejects an unknown event with not-found (R-280)', async (harness) => {
      const data = await harness.dataFor('visitor');
      expect(await rejection(data.events.get(UNKNOWN_ID))).toBe('not-found');
    });

    promise('rejects a removed event with not-found and lists it no more (A-26)', async (harness) => {
      const city = harness.unique();
      const event = await harness.anEvent({ location: city });
      await harness.removeEvent(event.id);
      const data = await harness.dataFor('maya');
      expect(await rejection(data.events.get(event.id))).toBe('not-found');
      expect(await titles(data, everything(harness, { city }))).toEqual([]);
    });

    promise('rejects a malformed id with invalid-input', async (harness) => {
      const data = await harness.dataFor('visitor');
      expect(await rejection(data.events.get('not-an-id'))).toBe('invalid-input');
    });

    for (const from of ['next tuesday', '2026-13-45T00:00:00Z', ''])
      promise(`rejects the malformed date '${from}' with invalid-input`, async (harness) => {
        const data = await harness.dataFor('visitor');
        expect(await rejection(data.events.list(everything(harness, { from })))).toBe('invalid-input');
      });
  });
}
