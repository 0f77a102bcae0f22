import type { SnapshotFrom } from 'xstate';
import {
  type CoffeeChatSelection,
  isDayEnabled,
  toIsoDates,
} from '../../domain/coffee-chats/coffee-chat-slots.ts';
import type { coffeeChatDatesMachine } from './coffee-chat-dates.machine.ts';

type Snapshot = SnapshotFrom<typeof coffeeChatDatesMachine>;

/** The chosen days in order, each with its times. */
export const selectionOf = (snapshot: Snapshot): CoffeeChatSelection => snapshot.context.selection;

/** Chosen times have passed meanwhile and were taken out. */
export const hasDropped = (snapshot: Snapshot): boolean => snapshot.context.hasDropped;

/** Three days are chosen: no other can be. */
export const isFull = (snapshot: Snapshot): boolean => snapshot.matches('full');

/** Whether pressing a day would change anything. */
export const isDayOpen = (snapshot: Snapshot, day: string): boolean => {
  const { selection, zone, now } = snapshot.context;
  return isDayEnabled(selection, day, { zone, now: now() });
};

/** What is proposed, ISO 8601 UTC, in order. */
export const proposedDatesOf = (snapshot: Snapshot): readonly string[] =>
  toIsoDates(snapshot.context.selection, snapshot.context.zone);
