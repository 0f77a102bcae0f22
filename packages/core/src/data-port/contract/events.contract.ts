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

    promise('filters by the city of an event, wherever its place says it (A-103)', async (harness) => {
      const [here, elsewhere] = [harness.unique(), harness.unique()];
      const at = (title: string, city: string, location: string) =>
        harness.anEvent({ title, city, location });
      await at('venue first', here, `Gallery North, Tower Street 75, ${here}`);
      await at('only named so', elsewhere, `Hotel ${here}, ${elsewhere}`);
      const data = await harness.dataFor('visitor');
      expect(await titles(data, everything(harness, { city: here }))).toEqual(['venue first']);
      // What no event has as its city is looked for in the place, as links of before have it.
      expect(await titles(data, everything(harness, { city: `north, tower street 75, ${here}` }))).toEqual([
        'venue first',
      ]);
      const cities = await data.events.listCities();
      expect(cities).toEqual(expect.arrayContaining([here, elsewhere]));
      expect(cities).not.toContain('Gallery North');
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
        await harness.anEvent({ title: 'exactly', location: `Near ${city}` });
        await harness.anEvent({ title: 'only alike', location: `Near axb${marker}` });
        const data = await harness.dataFor('visitor');
        expect(await titles(data, everything(harness, { city }))).toEqual(['exactly']);
      });

    promise('takes an asterisk in a city for one letter, not for any text (A-71)', async (harness) => {
      const marker = harness.unique();
      const city = `a*b${marker}`;
      await harness.anEvent({ title: 'exactly', location: `Near ${city}` });
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

    promise(
      'finds words anywhere in title, description and place, accents and case aside',
      async (harness) => {
        const marker = harness.unique();
        await harness.anEvent({
          title: `Crème ${marker}`,
          description: 'An hour of tea.',
          location: 'Zürich, See',
        });
        await harness.anEvent({
          title: `Other ${marker}`,
          description: 'Nothing hot.',
          location: 'Bern, Aare',
        });
        const data = await harness.dataFor('visitor');
        const found = (search: string) => titles(data, everything(harness, { search }));
        expect(await found(`${marker.toUpperCase()} ZURICH creme`)).toEqual([`Crème ${marker}`]);
        expect(await found(`  ${marker.slice(2)}   hot `)).toEqual([`Other ${marker}`]);
        expect(await found(`${marker} te`)).toEqual([`Crème ${marker}`]);
        expect(await found(`${marker} tea Bern`)).toEqual([]);
        expect((await found(`${marker} e`)).length).toBe(2);
        expect(
          (await data.events.list(everything(harness, { search: ' ', city: harness.unique() }))).total,
        ).toBe(0);
      },
    );

    promise('takes every sign of a search for the letter it is', async (harness) => {
      const marker = harness.unique();
      await harness.anEvent({ title: `100% ${marker}_\\` });
      await harness.anEvent({ title: `100x ${marker}yz` });
      const data = await harness.dataFor('visitor');
      for (const search of [`100% ${marker}`, `${marker}_`, `${marker}_\\`])
        expect(await titles(data, everything(harness, { search }))).toEqual([`100% ${marker}_\\`]);
      for (const search of [`${marker}' or`, `${marker}",(x)`, `${marker}*`, `${marker}${'x'.repeat(500)}`])
        expect(await titles(data, everything(harness, { search }))).toEqual([]);
    });

    promise(
      'tells beside each choice what it would show with the other choices made (R-275)',
      async (harness) => {
        const marker = harness.unique();
        const [north, south] = [`${marker}n`, `${marker}s`];
        for (const [location, category] of [
          [`${north}, Harbour`, 'Social'],
          [`${north}, Old Town`, 'Workshop'],
          [`${south}, near ${north}`, 'Social'],
        ] as const)
          await harness.anEvent({ title: `Tea ${marker}`, location, category });
        await harness.anEvent({
          title: 'Coffee',
          description: null,
          location: `${south}, Centre`,
          category: null,
        });
        const data = await harness.dataFor('visitor');
        const from = harness.now().toISOString();
        const counts = async (given: Partial<EventQuery>) => {
          const { categories, cities } = await data.events.listFilters({
            from,
            category: null,
            city: null,
            search: marker,
            ...given,
          });
          const ours = cities.filter(({ name }) => name.startsWith(marker));
          return [...categories, ...ours].map(({ name, count }) => `${name} ${count}`);
        };
        expect(await counts({})).toEqual(['Social 2', 'Workshop 1', `${north} 2`, `${south} 2`]);
        expect(await counts({ category: 'Workshop' })).toEqual([
          'Social 2',
          'Workshop 1',
          `${north} 1`,
          `${south} 0`,
        ]);
        expect(await counts({ city: south })).toEqual(['Social 1', `${north} 2`, `${south} 2`]);
        expect(await counts({ search: `tea ${marker}` })).toEqual([
          'Social 2',
          'Workshop 1',
          `${north} 2`,
          `${south} 1`,
        ]);
        for (const city of [north, south]) {
          const { total } = await data.events.list(everything(harness, { city, search: marker }));
          expect((await counts({})).some((line) => line === `${city} ${total}`)).toBe(true);
        }
      },
    );

    promise('shows members up to three who are going, and visitors nobody (A-54)', async (harness) => {
      const event = await harness.anEvent();
      const empty = await harness.anEvent();
      const [admin, maya] = [await harness.dataFor('admin'), await harness.dataFor('maya')];
      const going = await Promise.all(Array.from({ length: 4 }, () => harness.newMember()));
      for (const { data, userId } of going) {
        const { id } = await data.applications.apply({ eventId: event.id, userId });
        if (userId !== going[3]?.userId) await harness.approve(id);
      }
      const approved = going.slice(0, 3);
      const [seen, ...others] = await maya.events.listFaces([event.id, empty.id, UNKNOWN_ID]);
      expect(others).toEqual([]);
      expect(seen?.eventId).toBe(event.id);
      const faceOf = ({ userId, firstName }: (typeof going)[number]) => ({
        userId,
        firstName,
        avatarUrl: null,
      });
      expect(seen?.faces).toEqual(approved.map(faceOf));
      const [hers] = (await going[0]?.data.events.listFaces([event.id])) ?? [];
      expect(hers?.faces).toEqual(approved.slice(1).map(faceOf));
      // Whoever has no access yet sees the number, as visitors do.
      expect(await going[3]?.data.events.listFaces([event.id])).toEqual([]);
      const visitor = await harness.dataFor('visitor');
      expect(await rejection(visitor.events.listFaces([event.id]))).toBe('not-signed-in');
      await harness.removeEvent(event.id);
      expect(await admin.events.listFaces([event.id])).toEqual([]);
    });

    promise('reads one event with everything the card shows (R-284)', async (harness) => {
      const made = await harness.anEvent({ title: 'Tea', creditsRequired: 3, paypalUsername: 'sorella' });
      const data = await harness.dataFor('visitor');
      expect(await data.events.get(made.id)).toEqual(made);
      expect(made.attendeesCount).toBe(0);
    });

    promise(
      'reads one event for visitors also once it is over and listed no more (R-280)',
      async (harness) => {
        const city = harness.unique();
        const over = await harness.anEvent({
          location: city,
          startTime: instantAfter(harness, -3),
          endTime: instantAfter(harness, -2),
        });
        const data = await harness.dataFor('visitor');
        expect(await data.events.get(over.id)).toEqual(over);
        expect(await titles(data, everything(harness, { city }))).toEqual([]);
      },
    );

    promise('tells nobody who wrote an event, nor whom PayPal pays (R-280, R-314)', async (harness) => {
      const made = await harness.anEvent({ creditsRequired: 3, paypalUsername: 'sorella' });
      for (const who of ['visitor', 'maya'] as const) {
        const { createdBy, paypalUsername } = await (await harness.dataFor(who)).events.get(made.id);
        expect([createdBy, paypalUsername]).toEqual([null, null]);
      }
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
      for (const who of ['visitor', 'maya'] as const) {
        const data = await harness.dataFor(who);
        expect(await rejection(data.events.get(event.id))).toBe('not-found');
        expect(await titles(data, everything(harness, { city }))).toEqual([]);
      }
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
