import { defineModel } from '../testing/model.ts';
import { coffeeChatDatesMachine } from './coffee-chat-dates.machine.ts';

/** Saturday, November 21, 2026, 13:00 in Berlin. */
const now = Date.UTC(2026, 10, 21, 12);

/** The days and times of a coffee chat: what can happen, and what the states mean. */
export const coffeeChatDatesModel = defineModel({
  machine: coffeeChatDatesMachine,
  title: 'Days and times of a coffee chat',
  input: { zone: 'Europe/Berlin', now: () => now },
  samples: {
    'picks-first-day': { says: 'She presses a day', send: { type: 'day.toggle', day: '2026-11-24' } },
    'picks-second-day': { says: 'She presses another day', send: { type: 'day.toggle', day: '2026-11-25' } },
    'picks-third-day': { says: 'She presses a third day', send: { type: 'day.toggle', day: '2026-11-27' } },
    'presses-past-day': { says: 'A past day is pressed', send: { type: 'day.toggle', day: '2026-11-20' } },
    'adds-time': {
      says: 'She checks one more time of the first day',
      send: { type: 'slot.toggle', day: '2026-11-24', slot: '18:00' },
    },
    'unchecks-noon': {
      says: 'She unchecks noon of the first day',
      send: { type: 'slot.toggle', day: '2026-11-24', slot: '12:00' },
    },
    'removes-day': { says: 'She takes the first day out', send: { type: 'day.remove', day: '2026-11-24' } },
    'time-passes': { says: 'A minute passes', send: { type: 'time.pass' } },
    'is-sent': { says: 'The request is sent', send: { type: 'dates.clear' } },
  },
  states: {
    unpicked: { says: 'No day is chosen; there is nothing to send.', answers: ['R-209'] },
    picked: {
      says: 'One or two days are chosen, each with its times; more may be.',
      answers: ['R-203', 'R-206', 'R-207', 'R-208'],
    },
    full: {
      says: 'Three days are chosen; the others wait until one is given up.',
      answers: ['R-203', 'A-62'],
    },
  },
  always: {
    'no more than three days, and no day without a time': ({ context }) =>
      context.selection.length <= 3 &&
      context.selection.every((chosen: { slots: readonly string[] }) => chosen.slots.length > 0),
    'nothing is chosen exactly in unpicked': (snapshot) =>
      snapshot.matches('unpicked') === (snapshot.context.selection.length === 0),
  },
});
