import type { Cached, Caches } from '@sorella/core/offline';
import type { InfiniteData, Query } from '@tanstack/react-query';
import type { CoffeeChatPage, CoffeeChatSide } from './queries.ts';

const isSide = (what: unknown): what is CoffeeChatSide => what === 'own' || what === 'received';
const hasPages = (data: unknown): data is InfiniteData<CoffeeChatPage> =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** Keeps on the device the newest page that was read of the member's coffee chats. */
export async function keepCoffeeChats(caches: Caches, { queryKey, state }: Query): Promise<void> {
  const [, userId, side] = queryKey;
  if (!isSide(side) || !hasPages(state.data)) return;
  const [first] = state.data.pages;
  if (first === undefined || first.cachedAt !== undefined) return;
  await caches.keepCoffeeChats(String(userId), side, { entries: [...first.entries], total: first.total });
}

/** What was read last of it, as the query holds it; null when it is not kept. */
export async function readCoffeeChats(caches: Caches, { queryKey }: Query): Promise<Cached<object> | null> {
  const [, , side] = queryKey;
  const found = isSide(side) ? await caches.readCoffeeChats(side) : null;
  if (!found) return null;
  const page: CoffeeChatPage = { ...found.value, total: found.value.entries.length, cachedAt: found.readAt };
  return { ...found, value: { pages: [page], pageParams: [1] } };
}
