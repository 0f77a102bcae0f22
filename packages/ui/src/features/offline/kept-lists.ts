import { EventPeople } from '@sorella/core/domain/entities/event-people';
import type { Cached, Caches, KeptList } from '@sorella/core/offline';
import type { InfiniteData, Query, QueryKey } from '@tanstack/react-query';
import type { FromCache } from '../../queries/from-cache.ts';

/** Where the answer to a query is kept. */
interface Place {
  readonly list: KeptList;
  /** The field with the rows, of a list that comes in pages; null where the answer is the rows, and `one` where it is a row. */
  readonly pageField: 'rows' | 'entries' | 'one' | null;
  /** How its query names the first page. Default 1. */
  readonly firstPage?: null;
}

function placeOf({ lists }: Caches, [subject, which, what]: QueryKey): Place | null {
  switch (subject) {
    case 'bookings':
      return { list: lists.bookings, pageField: null };
    case 'applications':
      return what === 'history'
        ? { list: lists.history, pageField: 'rows' }
        : { list: lists.applications, pageField: null };
    case 'notifications':
      return what === 'list' ? { list: lists.notifications, pageField: 'rows', firstPage: null } : null;
    case 'coffee-chats':
      if (what === 'own') return { list: lists.coffeeChats, pageField: 'entries' };
      return what === 'received' ? { list: lists.receivedCoffeeChats, pageField: 'entries' } : null;
    case 'standing':
      return what === 'rights' ? { list: lists.rights, pageField: 'one' } : null;
    case 'admin-tools':
      return which === 'event-people' ? { list: lists.guests, pageField: 'one' } : null;
    default:
      return null;
  }
}

/** Of the people of an event no more is kept than a door needs. */
const atTheDoor = (found: EventPeople): EventPeople => ({
  ...found,
  people: found.people.map((person) => ({ ...person, email: null, adminNotes: null })),
});

/** How long before an event its people are kept, and how long afterwards. */
const DOOR_MS = 36 * 3_600_000;

function isOfTheDay({ event }: EventPeople, now: number): boolean {
  return now > Date.parse(event.startTime) - DOOR_MS && now < Date.parse(event.endTime) + DOOR_MS;
}

const hasPages = (data: unknown): data is InfiniteData<FromCache> =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** Whether a row is the answer to a query: of an event's people those of that event. */
const isAnswerTo = ([, which, what]: QueryKey, row: object) =>
  which !== 'event-people' || ('event' in row && Reflect.get(Object(row.event), 'id') === what);

/**
 * Keeps on the device what was read of a member's own lists: of what comes in pages the newest; and who comes to an event
 * of these days.
 */
export async function keepList(
  caches: Caches,
  { queryKey, state }: Query,
  { userId: who, now }: { readonly userId: string | null; readonly now: number },
): Promise<void> {
  const place = placeOf(caches, queryKey);
  // Of an organizer's own is what she looks at, whosever event it is.
  const userId = queryKey[0] === 'admin-tools' ? who : String(queryKey[1]);
  if (!place || userId === null) return;
  if (place.pageField === null) return place.list.keep(userId, state.data);
  if (place.pageField === 'one') {
    const people = EventPeople.safeParse(state.data);
    if (!people.success) return place.list.keep(userId, [state.data]);
    return isOfTheDay(people.data, now) ? place.list.keep(userId, [atTheDoor(people.data)]) : undefined;
  }
  const [first] = hasPages(state.data) ? state.data.pages : [];
  if (first === undefined || first.cachedAt !== undefined) return;
  await place.list.keep(userId, Reflect.get(first, place.pageField));
}

/** What was read last of it, as the query holds it; null when it is not kept. */
export async function readList(caches: Caches, { queryKey }: Query): Promise<Cached<object> | null> {
  const place = placeOf(caches, queryKey);
  const found = await place?.list.read();
  if (!place || !found) return null;
  if (place.pageField === null) return found;
  if (place.pageField === 'one') {
    const [row] = found.value;
    return typeof row === 'object' && row !== null && isAnswerTo(queryKey, row)
      ? { value: row, readAt: found.readAt }
      : null;
  }
  const page = { [place.pageField]: found.value, total: found.value.length, cachedAt: found.readAt };
  return { ...found, value: { pages: [page], pageParams: [place.firstPage === null ? null : 1] } };
}
