import type { KeyValueStore } from './key-value-store.ts';

/** Where pages of the listing are kept that were read last. */
export const CACHED_EVENTS_KEY = 'cachedEvents';

/** Where it is kept whether the member is an admin, as was told last. */
export const ADMIN_STATUS_KEY = 'adminStatus';

/** Where it is kept that Coffee Chats and Messages are open to the member. */
export const ACCESS_KEY = 'memberAccess';

const PROFILE_PREFIX = 'profile_';

/** Where a member's own profile is kept. */
export const profileKey = (userId: string) => `${PROFILE_PREFIX}${userId}`;

const COFFEE_CHATS_PREFIX = 'cachedCoffeeChats_';

/** Where a member's coffee chats are kept that were read last, those she asked for apart from those she was asked for. */
export const coffeeChatsKey = (userId: string, side: 'own' | 'received') =>
  `${COFFEE_CHATS_PREFIX}${userId}_${side}`;

const MESSAGES_PREFIX = 'cachedMessages_';

/** Where a member's conversations are kept that were read last. */
export const messagesKey = (userId: string) => `${MESSAGES_PREFIX}${userId}`;

/** Deletes all caches, whoever they are of. Needs none of their code, and never rejects. */
export async function forgetCaches(store: KeyValueStore): Promise<void> {
  const keys = await store.keys().catch(() => []);
  for (const key of keys)
    if (
      key === CACHED_EVENTS_KEY ||
      key === ADMIN_STATUS_KEY ||
      key === ACCESS_KEY ||
      key.startsWith(PROFILE_PREFIX) ||
      key.startsWith(COFFEE_CHATS_PREFIX) ||
      key.startsWith(MESSAGES_PREFIX)
    )
      await store.delete(key).catch(() => undefined);
}
