import * as z from 'zod/mini';
import type { EventPage, EventQuery } from '../data-port/community-data.ts';
import { Id } from '../domain/entities/common.ts';
import { Event, Profile } from '../domain/entities/index.ts';
import { ADMIN_STATUS_KEY, CACHED_EVENTS_KEY, forgetCaches, profileKey } from './forget-caches.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** How many pages of the listing are kept, the latest read first. */
const PAGES_KEPT = 6;

/** What a page of the listing was asked for. */
export type EventView = Pick<EventQuery, 'category' | 'city' | 'page'>;

/** Something read earlier. */
export interface Cached<Value> {
  value: Value;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}

/**
 * What was read last, for when it cannot be read. No method ever rejects: what cannot be kept is not there
 * next time, and what cannot be understood never was.
 */
export interface Caches {
  /** Whose profile and admin status are kept and given; null keeps and gives none. */
  setUser(userId: string | null): void;
  readEvents(view: EventView): Promise<Cached<EventPage> | null>;
  keepEvents(view: EventView, page: EventPage): Promise<void>;
  /** The profile of the one signed in. */
  readProfile(): Promise<Cached<Profile> | null>;
  /** Keeps the profile of the one signed in, and no other. */
  keepProfile(profile: Profile): Promise<void>;
  /** A hint for what to show, never a right: the server checks every write. */
  readAdminStatus(): Promise<Cached<boolean> | null>;
  keepAdminStatus(userId: string, isAdmin: boolean): Promise<void>;
  /** Forgets everything, whoever it is of. */
  clear(): Promise<void>;
}

const StoredPage = z.object({
  category: z.nullable(z.string()),
  city: z.nullable(z.string()),
  page: z.int(),
  readAt: z.number(),
  events: z.array(Event),
  total: z.int(),
});
const StoredEvents = z.object({ version: z.literal(1), pages: z.array(StoredPage) });
const StoredProfile = z.object({ version: z.literal(1), readAt: z.number(), profile: Profile });
const StoredAdminStatus = z.object({
  version: z.literal(1),
  userId: Id,
  isAdmin: z.boolean(),
  lastSync: z.number(),
});

/** See {@link Caches}. `now` in milliseconds since 1970. */
export function createCaches({ store, now }: { store: KeyValueStore; now(): number }): Caches {
  let user: string | null = null;

  async function read<Schema extends z.ZodMiniType>(
    key: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | null> {
    try {
      const text = await store.get(key);
      if (text === null) return null;
      const result = schema.safeParse(JSON.parse(text));
      return result.success ? result.data : null;
    } catch {
      return null;
    }
  }

  /** An older copy would only take the room that an edit may need. */
  async function keep(key: string, value: object): Promise<boolean> {
    try {
      await store.set(key, JSON.stringify(value));
      return true;
    } catch {
      await store.delete(key).catch(() => undefined);
      return false;
    }
  }

  const isOf = (one: EventView, other: EventView) =>
    one.category === other.category && one.city === other.city && one.page === other.page;

  return {
    setUser(userId) {
      user = userId;
    },
    async readEvents(view) {
      const found = (await read(CACHED_EVENTS_KEY, StoredEvents))?.pages.find((page) => isOf(page, view));
      return found ? { value: { events: found.events, total: found.total }, readAt: found.readAt } : null;
    },
    async keepEvents({ category, city, page }, { events, total }) {
      const view = { category, city, page };
      const fresh = { ...view, readAt: now(), events, total };
      const others = (await read(CACHED_EVENTS_KEY, StoredEvents))?.pages ?? [];
      const pages = [fresh, ...others.filter((other) => !isOf(other, view))].slice(0, PAGES_KEPT);
      const isKept = await keep(CACHED_EVENTS_KEY, { version: 1, pages });
      if (!isKept) await keep(CACHED_EVENTS_KEY, { version: 1, pages: [fresh] });
    },
    async readProfile() {
      const owner = user;
      const found = owner === null ? null : await read(profileKey(owner), StoredProfile);
      const isHers = found?.profile.id === owner && user === owner;
      return found && isHers ? { value: found.profile, readAt: found.readAt } : null;
    },
    async keepProfile(profile) {
      if (profile.id === user) await keep(profileKey(user), { version: 1, readAt: now(), profile });
    },
    async readAdminStatus() {
      const found = await read(ADMIN_STATUS_KEY, StoredAdminStatus);
      return found && found.userId === user ? { value: found.isAdmin, readAt: found.lastSync } : null;
    },
    async keepAdminStatus(userId, isAdmin) {
      if (userId === user) await keep(ADMIN_STATUS_KEY, { version: 1, userId, isAdmin, lastSync: now() });
    },
    async clear() {
      user = null;
      await forgetCaches(store);
    },
  };
}
