import type { CoffeeChatRequest } from '../entities/coffee-chat.ts';
import { coffeeChatEnd } from './coffee-chat-times.ts';

/** The groups of a member's coffee chats in their order: what she goes to, what waits for an answer, what is done. */
export const COFFEE_CHAT_GROUPS = ['upcoming', 'waiting', 'past'] as const;
/** One of {@link COFFEE_CHAT_GROUPS}. */
export type CoffeeChatGroup = (typeof COFFEE_CHAT_GROUPS)[number];

/** Where a coffee chat stands at `now` (milliseconds): an accepted one is `upcoming` until it ends; one without a time never does. */
export function coffeeChatGroup(
  { status, selectedDate }: Pick<CoffeeChatRequest, 'status' | 'selectedDate'>,
  now: number,
): CoffeeChatGroup {
  if (status === 'pending') return 'waiting';
  if (status !== 'accepted') return 'past';
  const end = selectedDate === null ? null : coffeeChatEnd(selectedDate);
  return end !== null && Date.parse(end) <= now ? 'past' : 'upcoming';
}
