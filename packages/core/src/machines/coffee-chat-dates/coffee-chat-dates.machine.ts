import { assign, setup } from 'xstate';
import {
  type CoffeeChatClock,
  type CoffeeChatSelection,
  type CoffeeChatSlot,
  removeDay,
  toggleDay,
  toggleSlot,
  withoutPast,
} from '../../domain/coffee-chats/coffee-chat-slots.ts';
import { COFFEE_CHAT_DAYS_MAX } from '../../domain/limits.ts';

/** Whose days they are, and what time it is. */
export interface CoffeeChatDatesInput {
  /** IANA name of the member's zone: her days, her 9, 12, 15 and 18 o'clock. */
  zone: string;
  /** Milliseconds since 1970; asked anew with every press. */
  now(): number;
  /** What she had chosen before, as after a reload; what has passed of it is taken out. */
  chosen?: CoffeeChatSelection;
}

/** Memory of the machine. */
export interface CoffeeChatDatesContext extends Omit<CoffeeChatDatesInput, 'chosen'> {
  selection: CoffeeChatSelection;
  /** Chosen times have passed meanwhile and were taken out; until the next press. */
  hasDropped: boolean;
}

/** Everything the machine listens to. Days are written '2026-11-29'. */
export type CoffeeChatDatesEvent =
  /** The member presses a day of the calendar: it is chosen, or given up. */
  | { type: 'day.toggle'; day: string }
  /** The member gives a day up beside its times. */
  | { type: 'day.remove'; day: string }
  /** The member checks or unchecks a time of a chosen day. */
  | { type: 'slot.toggle'; day: string; slot: CoffeeChatSlot }
  /** Time has passed, or the request is about to be sent: what lies behind is taken out. */
  | { type: 'time.pass' }
  /** The request is sent: the next one begins with nothing. */
  | { type: 'dates.clear' };

const clockOf = ({ zone, now }: Pick<CoffeeChatDatesContext, 'zone' | 'now'>): CoffeeChatClock => ({
  zone,
  now: now(),
});

/** How many times are chosen. */
const timesIn = (selection: CoffeeChatSelection) =>
  selection.reduce((sum, { slots }) => sum + slots.length, 0);

/** What is left of it by now, and whether something has passed. */
function leftOf(selection: CoffeeChatSelection, clock: CoffeeChatClock) {
  const left = withoutPast(selection, clock);
  return { selection: left, hasDropped: timesIn(left) < timesIn(selection) };
}

const machineSetup = setup({
  types: {
    context: {} as CoffeeChatDatesContext,
    events: {} as CoffeeChatDatesEvent,
    input: {} as CoffeeChatDatesInput,
  },
  guards: {
    hasNone: ({ context }) => context.selection.length === 0,
    hasAny: ({ context }) => context.selection.length > 0,
    hasAll: ({ context }) => context.selection.length === COFFEE_CHAT_DAYS_MAX,
    hasSome: ({ context }) => context.selection.length > 0 && context.selection.length < COFFEE_CHAT_DAYS_MAX,
  },
  actions: {
    toggleDay: assign(({ context, event }) =>
      event.type === 'day.toggle'
        ? { selection: toggleDay(context.selection, event.day, clockOf(context)), hasDropped: false }
        : {},
    ),
    removeDay: assign(({ context, event }) =>
      event.type === 'day.remove'
        ? { selection: removeDay(context.selection, event.day), hasDropped: false }
        : {},
    ),
    toggleSlot: assign(({ context, event }) =>
      event.type === 'slot.toggle'
        ? {
            selection: toggleSlot(context.selection, event.day, event.slot, clockOf(context)),
            hasDropped: false,
          }
        : {},
    ),
    dropPast: assign(({ context }) => {
      const left = leftOf(context.selection, clockOf(context));
      return left.hasDropped ? left : {};
    }),
    clear: assign({ selection: [], hasDropped: false }),
  },
});

/**
 * The days and times that a member proposes for a coffee chat: one to three days, each with one to four times, none of
 * them past. The words are in `coffee-chat-dates.spec.md`.
 */
export const coffeeChatDatesMachine = machineSetup.createMachine({
  id: 'coffee-chat-dates',
  context: ({ input: { chosen = [], ...input } }) => ({ ...input, ...leftOf(chosen, clockOf(input)) }),
  initial: 'unpicked',
  on: { 'day.toggle': { actions: 'toggleDay' } },
  states: {
    unpicked: {
      always: { guard: 'hasAny', target: 'picked' },
    },
    picked: {
      always: [
        { guard: 'hasNone', target: 'unpicked' },
        { guard: 'hasAll', target: 'full' },
      ],
      on: {
        'day.remove': { actions: 'removeDay' },
        'slot.toggle': { actions: 'toggleSlot' },
        'time.pass': { actions: 'dropPast' },
        'dates.clear': { actions: 'clear' },
      },
    },
    full: {
      always: [
        { guard: 'hasNone', target: 'unpicked' },
        { guard: 'hasSome', target: 'picked' },
      ],
      on: {
        'day.remove': { actions: 'removeDay' },
        'slot.toggle': { actions: 'toggleSlot' },
        'time.pass': { actions: 'dropPast' },
        'dates.clear': { actions: 'clear' },
      },
    },
  },
});
