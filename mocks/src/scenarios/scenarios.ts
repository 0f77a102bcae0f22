import type { Event } from '@sorella/core/domain/entities/event';
import { anEvent } from '../builders.ts';
import { OCCASIONS } from '../content.ts';
import { largeWorld } from '../large/large-world.ts';
import { coffeeChatsWorld, coffeeIdeasWorld, longCoffeeChatWorld } from './coffee-chats.ts';
import { addApplication, addAttendees, addEvent, setPaypalUsername } from './fill.ts';
import { BASE_NOW } from './instants.ts';
import { addCast } from './people.ts';
import { bareProfileWorld, fullProfileWorld, subscribedWorld } from './profiles.ts';
import {
  acquaintancesWorld,
  addTalk,
  DEMO_TALK,
  longTalkWorld,
  nobodyNewWorld,
  unusualTalkWorld,
} from './talks.ts';
import type { Scenario, World } from './world.ts';

const ALL = OCCASIONS.map((_, index) => anEvent({ n: index + 1 }));
const isPast = (event: Event) => Date.parse(event.endTime) < BASE_NOW.getTime();
/** Events that are over, soonest first. */
export const PAST_EVENTS = ALL.filter(isPast);
const UPCOMING = ALL.filter((event) => !isPast(event));

function addEvents(world: World, events: readonly Event[]): void {
  for (const event of events) addEvent(world, event);
}

/** Accounts and nothing else: no event, no application. */
export const emptyWorld: Scenario = (world) => {
  addCast(world);
};

/** What a project says that lets anybody become the first admin, while it names no address. */
const OPEN_BOOTSTRAP = `update private.settings set value = 'open' where name = 'first_admin_bootstrap'`;

/** Nobody is an admin yet, and the bootstrap is open: whoever comes first may become it. */
export const noAdminWorld: Scenario = (world) => {
  addCast(world);
  world.tables.admin_users.length = 0;
  world.statements.push(OPEN_BOOTSTRAP);
};

/** Nobody is an admin yet, and only Lena may become it. */
export const noAdminButDesignatedWorld: Scenario = (world) => {
  noAdminWorld(world);
  world.statements.push(
    `update private.settings set value = 'lena@sorella.test' where name = 'first_admin_email'`,
  );
};

/** The events of {@link everyCardStateWorld} and {@link demoWorld} by what Maya's card shows of them. */
export const CARD_STATES = {
  bookedAndPaid: anEvent({ n: 1 }),
  approved: anEvent({ n: 2 }),
  pending: anEvent({ n: 3 }),
  pendingPayment: anEvent({ n: 4 }),
  denied: anEvent({ n: 5 }),
  cancelled: anEvent({ n: 6 }),
  full: anEvent({ n: 7 }),
  free: anEvent({ n: 8 }),
  paid: anEvent({ n: 9 }),
  /** Paid, and nobody set up a payment link. */
  paidWithoutLink: anEvent({ n: 14, paypalUsername: null }),
  /** Maya was denied and the last seat went to someone else. */
  deniedAndFull: anEvent({ n: 12 }),
  /** Starts within 48 hours: a cancel now is late. */
  startsSoon: anEvent({ n: 21 }),
} as const satisfies Record<string, Event>;

function addMayasCards(world: World, { maya, noor, others }: ReturnType<typeof addCast>): void {
  const states = CARD_STATES;
  addEvents(world, Object.values(states));
  addAttendees(world, states.bookedAndPaid, [maya, noor, ...others.slice(0, 3)]);
  addAttendees(world, states.approved, [maya, noor, ...others.slice(3, 7)]);
  addApplication(world, { member: maya, event: states.pending, outcome: 'pending' });
  addAttendees(world, states.pending, others.slice(0, 5));
  addApplication(world, { member: maya, event: states.pendingPayment, outcome: 'pending' });
  addAttendees(world, states.pendingPayment, others.slice(5, 9));
  addApplication(world, {
    member: maya,
    event: states.denied,
    outcome: 'denied',
    adminNotes: 'We keep this round for first-timers. See you at the next one!',
  });
  addApplication(world, { member: maya, event: states.cancelled, outcome: 'cancelled' });
  addAttendees(world, states.full, others.slice(0, states.full.maxAttendees));
  addAttendees(world, states.free, others.slice(9, 15));
  addAttendees(world, states.paid, others.slice(2, 5));
  addApplication(world, { member: maya, event: states.deniedAndFull, outcome: 'denied' });
  addAttendees(world, states.deniedAndFull, others.slice(0, states.deniedAndFull.maxAttendees));
  addAttendees(world, states.startsSoon, [maya, ...others.slice(0, 2)]);
}

/** One event for each state of Maya's card and no other. */
export const everyCardStateWorld: Scenario = (world) => {
  addMayasCards(world, addCast(world));
};

/** The demo world: every card state for Maya, twenty upcoming events over five cities, two past ones, bookings to decide. */
export const demoWorld: Scenario = (world) => {
  const cast = addCast(world);
  addMayasCards(world, cast);
  const listed = new Set<string>(Object.values(CARD_STATES).map((event) => event.id));
  addEvents(world, [...UPCOMING.filter((event) => !listed.has(event.id)), ...PAST_EVENTS]);
  for (const event of PAST_EVENTS)
    addAttendees(world, event, [cast.maya, cast.noor, ...cast.others.slice(0, 4)]);
  addPendingBookings(world, cast);
  setPaypalUsername(world, 'SorellaCircle');
  world.statements.push(OPEN_BOOTSTRAP);
};

function addPendingBookings(world: World, { noor, others }: ReturnType<typeof addCast>): void {
  for (const member of [noor, ...others.slice(10, 13)])
    addApplication(world, { member, event: CARD_STATES.paid, outcome: 'pending' });
}

/** One event without a seat left, seen by someone who never applied. */
export const fullEventWorld: Scenario = (world) => {
  const { others } = addCast(world);
  addEvent(world, CARD_STATES.full);
  addAttendees(world, CARD_STATES.full, others.slice(0, CARD_STATES.full.maxAttendees));
};

/** A free event and two paid ones, one of them without a payment link: Maya may apply for each. */
export const openEventsWorld: Scenario = (world) => {
  const { others } = addCast(world);
  const { free, paid, paidWithoutLink } = CARD_STATES;
  addEvents(world, [free, paid, paidWithoutLink]);
  addAttendees(world, free, others.slice(0, 3));
};

/** One event that Maya has booked and may cancel for free. */
export const bookedWorld: Scenario = (world) => {
  const { maya, noor } = addCast(world);
  addEvent(world, CARD_STATES.paid);
  addAttendees(world, CARD_STATES.paid, [maya, noor]);
};

/** One paid event that Maya has applied for and nobody has decided. */
export const waitingWorld: Scenario = (world) => {
  const { maya } = addCast(world);
  addEvent(world, CARD_STATES.pendingPayment);
  addApplication(world, { member: maya, event: CARD_STATES.pendingPayment, outcome: 'pending' });
};

/** One free event that Maya has applied for and nobody has decided. */
export const waitingForFreeWorld: Scenario = (world) => {
  const { maya } = addCast(world);
  addEvent(world, CARD_STATES.pending);
  addApplication(world, { member: maya, event: CARD_STATES.pending, outcome: 'pending' });
};

/** One event that Maya has booked and that starts so soon that cancelling is late. */
export const bookedSoonWorld: Scenario = (world) => {
  const { maya, noor } = addCast(world);
  addEvent(world, CARD_STATES.startsSoon);
  addAttendees(world, CARD_STATES.startsSoon, [maya, noor]);
};

/** Several paid bookings wait for the admin. */
export const pendingBookingsWorld: Scenario = (world) => {
  const cast = addCast(world);
  addEvent(world, CARD_STATES.paid);
  addPendingBookings(world, cast);
};

/** Besides bookings that wait for an event to come, three applications wait for events that are over. */
export const pastWaitingWorld: Scenario = (world) => {
  const cast = addCast(world);
  addEvent(world, CARD_STATES.paid);
  addPendingBookings(world, cast);
  for (const [index, over] of PAST_EVENTS.entries()) {
    const event = { ...over, creditsRequired: 2 };
    addEvent(world, event);
    for (const member of cast.others.slice(0, index + 1))
      addApplication(world, { member, event, outcome: 'pending' });
  }
};

/** One seat is left and two paid bookings want it: the second approval finds the event full. */
export const lastSeatWorld: Scenario = (world) => {
  const { maya, noor, others } = addCast(world);
  const event = CARD_STATES.bookedAndPaid;
  addEvent(world, event);
  addAttendees(world, event, others.slice(0, event.maxAttendees - 1));
  for (const member of [maya, noor]) addApplication(world, { member, event, outcome: 'pending' });
};

/** Enough events for several pages of six, all of them without Maya. */
export const manyEventsWorld: Scenario = (world) => {
  addCast(world);
  addEvents(world, UPCOMING);
};

/** The demo world with what its people say to each other. */
export const talksWorld: Scenario = (world) => {
  demoWorld(world);
  addTalk(world, DEMO_TALK);
};

/** Every named scenario, for a toolbar or a story's parameters. */
export const SCENARIOS = {
  demo: demoWorld,
  empty: emptyWorld,
  noAdmin: noAdminWorld,
  noAdminButDesignated: noAdminButDesignatedWorld,
  everyCardState: everyCardStateWorld,
  fullEvent: fullEventWorld,
  openEvents: openEventsWorld,
  booked: bookedWorld,
  bookedSoon: bookedSoonWorld,
  /** As the one of `npm start -- --world large`, and so much smaller that a page fills it at once. */
  large: largeWorld({ members: 80, events: 30, applications: 300 }),
  waiting: waitingWorld,
  waitingForFree: waitingForFreeWorld,
  pendingBookings: pendingBookingsWorld,
  pastWaiting: pastWaitingWorld,
  lastSeat: lastSeatWorld,
  manyEvents: manyEventsWorld,
  subscribed: subscribedWorld,
  bareProfile: bareProfileWorld,
  fullProfile: fullProfileWorld,
  coffeeIdeas: coffeeIdeasWorld,
  coffeeChats: coffeeChatsWorld,
  longCoffeeChat: longCoffeeChatWorld,
  talks: talksWorld,
  acquaintances: acquaintancesWorld,
  nobodyNew: nobodyNewWorld,
  longTalk: longTalkWorld,
  unusualTalk: unusualTalkWorld,
} as const satisfies Record<string, Scenario>;

/** See {@link SCENARIOS}. */
export type ScenarioName = keyof typeof SCENARIOS;
