import type { CoffeeChatRequest } from '../entities/coffee-chat.ts';
import { coffeeChatEnd, haveTimesPassed } from './coffee-chat-times.ts';

/** The groups of a member's coffee chats in their order: what she goes to, what waits for an answer, what is done. */
export const COFFEE_CHAT_GROUPS = ['upcoming', 'waiting', 'past'] as const;
/** One of {@link COFFEE_CHAT_GROUPS}. */
export type CoffeeChatGroup = (typeof COFFEE_CHAT_GROUPS)[number];

/**
 * Where a coffee chat stands at `now` (milliseconds): one that was asked for waits for as long as a proposed time is
 * left, an accepted one is `upcoming` until it ends; one without a time never does.
 */
export function coffeeChatGroup(
  {
    status,
    selectedDate,
    proposedDates,
  }: Pick<CoffeeChatRequest, 'status' | 'selectedDate' | 'proposedDates'>,
  now: number,
): CoffeeChatGroup {
  if (status === 'pending') return haveTimesPassed(proposedDates, now) ? 'past' : 'waiting';
  if (status !== 'accepted') return 'past';
  const end = selectedDate === null ? null : coffeeChatEnd(selectedDate);
  return end !== null && Date.parse(end) <= now ? 'past' : 'upcoming';
}
