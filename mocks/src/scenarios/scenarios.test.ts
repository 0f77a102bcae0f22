import { Application } from '@sorella/core/domain/entities/application';
import { Booking } from '@sorella/core/domain/entities/booking';
import { Event } from '@sorella/core/domain/entities/event';
import { Profile } from '@sorella/core/domain/entities/profile';
import { describe, expect, it } from 'vitest';
import { aBooking, aMember, anApplication, anEvent, aPendingBooking } from '../builders.ts';
import { DEMO_IDS } from './ids.ts';
import { BASE_NOW } from './instants.ts';
import { demoWorld, SCENARIOS } from './scenarios.ts';
import { createWorld } from './world.ts';

const URL = 'https://world-1.sorella.test';
const names = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[];

describe.each(names)('the %s world', (name) => {
  const { tables, accounts } = createWorld(SCENARIOS[name], URL);

  it('counts exactly the approved applications of each event (R-281)', () => {
    for (const event of tables.events) {
      const approved = tables.event_applications.filter(
        (row) => row.event_id === event.id && row.status === 'approved',
      );
      const seats = tables.event_attendees.filter((row) => row.event_id === event.id);
      expect([event.title, approved.length, seats.length]).toEqual([
        event.title,
        event.attendees_count,
        event.attendees_count,
      ]);
      expect(event.attendees_count).toBeLessThanOrEqual(event.max_attendees ?? 0);
    }
  });

  it('has for each paid application the booking that says the same (A-01, A-02)', () => {
    const agreed: Partial<Record<string, string>> = {
      pending: 'pending',
      approved: 'paid',
      denied: 'cancelled',
    };
    for (const application of tables.event_applications) {
      const bookings = tables.event_bookings.filter((row) => row.application_id === application.id);
      expect(bookings.map(({ status }) => status)).toEqual(
        application.payment_required ? [agreed[application.status ?? '']] : [],
      );
    }
  });

  it('has an account with an address of its own for each profile', () => {
    expect(accounts.map(({ id }) => id)).toEqual(tables.profiles.map(({ id }) => id));
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
  });

  it('is the same every time, and nobody shares its rows', () => {
    const again = createWorld(SCENARIOS[name], URL);
    expect(again.tables).toEqual(tables);
    const [first] = again.tables.profiles;
    if (first) first.title = 'Someone else';
    expect(again.tables).not.toEqual(tables);
  });
});

describe('the demo world', () => {
  const { tables } = createWorld(demoWorld, URL);
  const upcoming = tables.events.filter((row) => Date.parse(row.start_time) >= BASE_NOW.getTime());

  it('has at least eighteen upcoming events over five cities and eight categories, and two past ones', () => {
    expect(upcoming.length).toBeGreaterThanOrEqual(18);
    expect(new Set(upcoming.map(({ location }) => location.split(',')[0])).size).toBeGreaterThanOrEqual(5);
    expect(new Set(upcoming.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8);
    expect(tables.events.length - upcoming.length).toBe(2);
  });

  it('gives Maya and Noor access and Lena none (R-248)', () => {
    const approved = new Set(
      tables.event_applications.filter(({ status }) => status === 'approved').map((row) => row.user_id),
    );
    expect([DEMO_IDS.maya, DEMO_IDS.noor, DEMO_IDS.lena].map((id) => approved.has(id))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has an application of Maya in every status, a cancelled one and a full event (R-304, A-07)', () => {
    const mayas = tables.event_applications.filter((row) => row.user_id === DEMO_IDS.maya);
    expect(new Set(mayas.map(({ status }) => status))).toEqual(new Set(['pending', 'approved', 'denied']));
    expect(mayas.some((row) => row.cancelled_by === DEMO_IDS.maya)).toBe(true);
    expect(upcoming.some((row) => row.attendees_count === row.max_attendees)).toBe(true);
  });
});

describe('the worlds of the profile page', () => {
  const LENGTHS = { first_name: 80, last_name: 80, title: 120, bio: 250, phone: 40, city: 120 } as const;
  const mayaIn = (name: 'subscribed' | 'bareProfile' | 'fullProfile') => {
    const world = createWorld(SCENARIOS[name], 'https://world-7.sorella.test');
    const maya = world.tables.profiles.find(({ id }) => id === DEMO_IDS.maya);
    if (!maya) throw new Error('Maya is missing');
    return { world, maya };
  };

  it('hold only what the database takes (R-102)', () => {
    const { maya } = mayaIn('fullProfile');
    for (const [column, most] of Object.entries(LENGTHS))
      expect(String(Reflect.get(maya, column)).length).toBeLessThanOrEqual(most);
    expect(maya.bio?.length).toBeGreaterThan(200);
  });

  it('keep her picture where its address leads (R-148)', () => {
    for (const name of ['subscribed', 'fullProfile'] as const) {
      const { world, maya } = mayaIn(name);
      const [, key = ''] =
        /^https:\/\/world-7\.sorella\.test\/storage\/v1\/object\/public\/(.+)\?v=1$/.exec(
          maya.avatar_url ?? '',
        ) ?? [];
      expect(world.objects.get(key)?.type).toBe('image/webp');
    }
  });

  it('leave a bare profile nothing but names (A-48)', () => {
    const { world, maya } = mayaIn('bareProfile');
    const { title, bio, phone, gender, city, age, avatar_url } = maya;
    expect([title, bio, phone, gender, city, age, avatar_url]).toEqual(Array(7).fill(null));
    expect(world.statements).toEqual([]);
  });
});

describe('builders', () => {
  it('build what the domain accepts', () => {
    expect(Profile.safeParse(aMember()).success).toBe(true);
    for (let n = 1; n <= 23; n += 1) expect(Event.safeParse(anEvent({ n })).success).toBe(true);
    for (const status of ['pending', 'approved', 'denied'] as const)
      expect(Application.safeParse(anApplication({ status })).success).toBe(true);
    expect(Booking.safeParse(aBooking()).success).toBe(true);
    expect(Booking.safeParse(aPendingBooking().booking).success).toBe(true);
  });

  it('give the same row for the same number and another for another', () => {
    expect(anEvent({ n: 3 })).toEqual(anEvent({ n: 3 }));
    expect(anEvent({ n: 3 }).id).not.toBe(anEvent({ n: 4 }).id);
  });

  it('keep price and payment link together (R-313, R-314)', () => {
    expect(anEvent({ creditsRequired: 3 }).paypalPaymentLink).toBe('https://paypal.me/sorella/15.00');
    expect(anEvent({ creditsRequired: 0 }).paypalPaymentLink).toBeNull();
    expect(anEvent({ creditsRequired: 3, paypalUsername: null }).paypalPaymentLink).toBeNull();
    expect(anApplication({ event: anEvent({ creditsRequired: 3 }) })).toMatchObject({
      paymentAmountCents: 1500,
      paymentMethod: 'paypal',
    });
  });

  it('fill an event to the last seat (R-302)', () => {
    const event = anEvent({ full: true });
    expect(event.attendeesCount).toBe(event.maxAttendees);
  });
});
