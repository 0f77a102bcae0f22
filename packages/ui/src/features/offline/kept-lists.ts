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

function placeOf({ lists }: Caches, [subject, , what]: QueryKey): Place | null {
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
    default:
      return null;
  }
}

const hasPages = (data: unknown): data is InfiniteData<FromCache> =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** Keeps on the device what was read of a member's own lists: of what comes in pages the newest. */
export async function keepList(caches: Caches, { queryKey, state }: Query): Promise<void> {
  const place = placeOf(caches, queryKey);
  if (!place) return;
  const userId = String(queryKey[1]);
  if (place.pageField === null) return place.list.keep(userId, state.data);
  if (place.pageField === 'one') return place.list.keep(userId, [state.data]);
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
    return typeof row === 'object' && row !== null ? { value: row, readAt: found.readAt } : null;
  }
  const page = { [place.pageField]: found.value, total: found.value.length, cachedAt: found.readAt };
  return { ...found, value: { pages: [page], pageParams: [place.firstPage === null ? null : 1] } };
}
