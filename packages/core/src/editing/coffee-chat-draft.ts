import {
  COFFEE_CHAT_SLOTS,
  type CoffeeChatSelection,
  slotInstant,
} from '../domain/coffee-chats/coffee-chat-slots.ts';
import { COFFEE_CHAT_DAYS_MAX } from '../domain/limits.ts';
import type { TabDraft } from './tab-drafts.ts';

/** Chosen days as they are kept in a tab: a field for each day, with its times. */
export const chosenDaysAsDraft = (selection: CoffeeChatSelection): TabDraft =>
  Object.fromEntries(selection.map(({ day, slots }) => [day, slots.join(' ')]));

/**
 * The chosen days that a tab's draft says, in order and never too many: a time or a day that this release cannot
 * read, and one after `lastDay` ('2026-11-29'), is left out alone. Those that have passed are among them.
 */
export const chosenDaysInDraft = (draft: TabDraft, zone: string, lastDay: string): CoffeeChatSelection =>
  Object.entries(draft)
    .map(([day, words]) => ({
      day,
      slots: COFFEE_CHAT_SLOTS.filter(
        (slot) => words.split(' ').includes(slot) && slotInstant(day, slot, zone) !== null,
      ),
    }))
    .filter(({ day, slots }) => slots.length > 0 && day <= lastDay)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, COFFEE_CHAT_DAYS_MAX);
