import type { Event } from '@sorella/core/domain/entities/event';
import type { Profile } from '@sorella/core/domain/entities/profile';
import { aMember, anEvent } from '../builders.ts';
import { OCCASIONS, PEOPLE } from '../content.ts';
import { addCoffeeChats } from '../scenarios/coffee-chats.ts';
import {
  addApplication,
  addAvatar,
  addEvent,
  addMember,
  addSubscription,
  type Outcome,
  setPaypalUsername,
} from '../scenarios/fill.ts';
import { idOf } from '../scenarios/ids.ts';
import { BASE_NOW, inDays, instant } from '../scenarios/instants.ts';
import { addCast } from '../scenarios/people.ts';
import type { Scenario, World } from '../scenarios/world.ts';
import { aFace } from './faces.ts';
import { addDecisionsToLog, addMessages, addPayments, addReports, coffeeChats } from './large-desk.ts';
import { type Random, randomFrom } from './random.ts';

/** How much there is in a large world. */
export interface LargeWorldSize {
  readonly members: number;
  /** Half of them are over, over three months; the others come in the next three. */
  readonly events: number;
  /** A third of them wait. */
  readonly applications: number;
}

/** What an organiser has after a year or two: the world of `npm start -- --world large`. */
export const LARGE: LargeWorldSize = { members: 500, events: 200, applications: 3_000 };

const SEED = 20_261;
const HOUR_MS = 3_600_000;

const FIRST_NAMES =
  'Alba Amelie Anouk Asha Aylin Bianca Camille Dalia Dana Eda Eleni Emma Esther Fatou Fiona Gesa Helin Ida Ilse Imani Jana Jule Karin Kim Klara Lara Lea Lin Luisa Maja Malak Mei Mina Mira Naomi Nele Nina Paula Pia Ronja Ruth Saanvi Salma Samira Selin Thea Tilda Uma Vera Wanda Xenia Yara Zeynep Zoe'.split(
    ' ',
  );
const LAST_NAMES =
  'Adeyemi Albrecht Aydin Bauer Berg Castillo Chen Costa Dahl Dietrich Eriksson Fischer Fontaine Ghosh Greco Haas Hoang Ivanova Jansen Kaya Keller Kim Krause Larsen Lehmann Lopez Maier Mendes Mensah Meyer Nguyen Novak Okoye Ortiz Park Patel Peters Reyes Roth Sanchez Sato Schäfer Silva Sommer Tran Vasquez Wagner Winkler Yilmaz Zimmermann'.split(
    ' ',
  );

/** The nth of so many parts of a total: whole, and together exactly it. */
const part = (total: number, parts: number, n: number) =>
  Math.floor(((n + 1) * total) / parts) - Math.floor((n * total) / parts);

function addMembers(world: World, count: number, random: Random): Profile[] {
  const { admin: _admin, lena: _lena, others, ...known } = addCast(world);
  const members = [known.maya, known.noor, ...others];
  for (let n = members.length + 3; n <= count; n += 1) {
    const drawn = aMember({
      n: 0x1_000 + n,
      firstName: random.pick(FIRST_NAMES),
      lastName: random.pick(LAST_NAMES),
      title: random.pick(PEOPLE).title,
      bio: random.pick(PEOPLE).bio,
      city: random.pick(PEOPLE).city,
      age: 21 + random.below(45),
    });
    members.push(drawn);
    addMember(world, drawn, {
      email: `${drawn.firstName}.${drawn.lastName}.${n}@sorella.test`.toLowerCase(),
    });
  }
  for (const [index, row] of world.tables.profiles.entries())
    row.avatar_url = addAvatar(world, row.id, aFace(index + 1));
  const byId = new Map(world.tables.profiles.map((row) => [row.id, row]));
  for (const approval of world.tables.user_approvals) {
    const [isDecided, isRejected] = [random.chance(0.8), random.chance(0.05)];
    approval.created_at = byId.get(approval.user_id)?.created_at ?? inDays(-9, 12);
    approval.status = isDecided ? (isRejected ? 'rejected' : 'approved') : 'pending';
  }
  return members;
}

function addEvents(world: World, count: number, random: Random): Event[] {
  return Array.from({ length: count }, (_, index) => {
    const half = count / 2;
    // Neither yesterday nor tomorrow: whatever the hour is, it is clear which are over.
    const days =
      index < half
        ? -2 - Math.floor(((half - index) * 88) / half)
        : 2 + Math.floor(((index - half) * 88) / half);
    const occasion = random.pick(OCCASIONS);
    const hour = 8 + random.below(12);
    const event = anEvent({
      n: OCCASIONS.indexOf(occasion) + 1,
      id: idOf('event', 0x1_000 + index),
      startTime: inDays(days, hour),
      endTime: inDays(days, hour + occasion.hours),
      maxAttendees: 8 + random.below(28),
      creditsRequired: random.pick([0, 2, 3, 4, 5, 6, 10]),
    });
    addEvent(world, event);
    return event;
  });
}

/** When an application came and was decided: before its event, and not in the future. */
function dateLastApplication({ tables }: World, event: Event, random: Random): void {
  const latest = Math.min(Date.parse(event.startTime) - 30 * HOUR_MS, BASE_NOW.getTime());
  const asked = latest - (1 + random.below(40 * 24)) * HOUR_MS;
  const decided = instant(new Date(Math.min(asked + (1 + random.below(60)) * HOUR_MS, latest)));
  const application = tables.event_applications.at(-1);
  const booking = tables.event_bookings.at(-1);
  if (!application) return;
  application.application_date = instant(new Date(asked));
  application.created_at = application.application_date;
  const isDecided = application.status !== 'pending';
  application.updated_at = isDecided ? decided : application.application_date;
  application.processed_at = isDecided ? decided : null;
  if (application.payment_required && !isDecided && random.chance(0.4))
    application.paid_stated_at = instant(new Date(Math.min(asked + 5 * HOUR_MS, BASE_NOW.getTime())));
  if (!booking || booking.application_id !== application.id) return;
  booking.created_at = application.created_at;
  booking.updated_at = application.updated_at;
}

function addApplications(
  world: World,
  size: LargeWorldSize,
  random: Random,
  members: Profile[],
  events: Event[],
): void {
  const half = events.length / 2;
  const waiting = Math.round(size.applications / 3);
  const late = Math.round(waiting / 25);
  for (const [index, event] of events.entries()) {
    const isOver = index < half;
    const waitsHere = part(isOver ? late : waiting - late, half, index % half);
    const applicants = random.some(members, part(size.applications, events.length, index));
    let seats = event.maxAttendees;
    for (const [place, member] of applicants.entries()) {
      let outcome: Outcome = 'pending';
      if (place >= waitsHere)
        outcome = random.chance(0.74) ? 'approved' : random.pick(['denied', 'cancelled']);
      if (outcome === 'approved' && seats === 0) outcome = 'denied';
      if (outcome === 'approved') seats -= 1;
      addApplication(world, { member, event, outcome });
      dateLastApplication(world, event, random);
    }
  }
}

/** A community of some size, with everything that waits for its organiser. */
export const largeWorld =
  (size: LargeWorldSize = LARGE): Scenario =>
  (world) => {
    const random = randomFrom(SEED);
    const members = addMembers(world, size.members, random);
    const events = addEvents(world, size.events, random);
    addApplications(world, size, random, members, events);
    addPayments(world, random);
    addDecisionsToLog(world);
    addReports(world, Math.ceil(size.members / 12), random, members);
    addCoffeeChats(world, coffeeChats(Math.ceil(size.members / 4), random, members));
    addMessages(world, size.members * 4, random, members);
    for (const { id: userId } of random.some(members, Math.ceil(size.members / 8)))
      addSubscription(world, {
        userId,
        plan: random.pick(['Monthly', 'Quarterly']),
        creditsRemaining: random.below(9),
      });
    setPaypalUsername(world, 'SorellaCircle');
  };
