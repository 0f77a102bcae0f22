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

/** Begins the names of what was read last, but for those that give. */
const CACHED_PREFIX = 'cached';

/** Where a list of a member's own is kept that was read last. */
export const listKey = (userId: string, list: string) => `${CACHED_PREFIX}List_${userId}_${list}`;

/** Where a member's conversations are kept that were read last. */
export const messagesKey = (userId: string) => `${CACHED_PREFIX}Messages_${userId}`;

/** Deletes all caches, whoever they are of. Needs none of their code, and never rejects. */
export async function forgetCaches(store: KeyValueStore): Promise<void> {
  const keys = await store.keys().catch(() => []);
  for (const key of keys)
    if (
      key === ADMIN_STATUS_KEY ||
      key === ACCESS_KEY ||
      key.startsWith(PROFILE_PREFIX) ||
      key.startsWith(CACHED_PREFIX)
    )
      await store.delete(key).catch(() => undefined);
}
