import { dataErrorCode, type EventPage, isConnectionFailure } from '@sorella/core/data-port';
import { Event } from '@sorella/core/domain/entities/event';
import { EventPeople } from '@sorella/core/domain/entities/event-people';
import { Profile } from '@sorella/core/domain/entities/profile';
import type { Caches, EventView } from '@sorella/core/offline';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AppServices } from '../../runtime/app-services.ts';
import { keepMessages, readMessages } from '../messages/index.ts';
import { keepList, readList } from './kept-lists.ts';

export { createCaches } from '@sorella/core/offline';

const SUBJECTS = [
  'events',
  'applications',
  'bookings',
  'profile',
  'admin',
  'access',
  'messages',
  'people',
  'coffee-chats',
  'notifications',
  'standing',
  'admin-tools',
] as const;
type Subject = (typeof SUBJECTS)[number];

/** Lists of the member's own, kept as they were read. */
const isList = (subject: Subject) =>
  subject === 'applications' ||
  subject === 'bookings' ||
  subject === 'coffee-chats' ||
  subject === 'notifications' ||
  subject === 'standing';

/** What decides whether there is a page at all: asked again for a while, and until then the hint is there. */
const isHint = (subject: Subject) => subject === 'admin' || subject === 'access';

const isSubject = (value: unknown): value is Subject => SUBJECTS.some((subject) => subject === value);

const isChoice = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isFromCache = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'cachedAt' in data && data.cachedAt !== undefined;

/** What a page of the listing was asked for, as it stands in the key of its query. */
function viewOf(part: unknown): EventView | null {
  if (typeof part !== 'object' || part === null) return null;
  if (!('category' in part && 'city' in part && 'page' in part)) return null;
  // What was searched for is seldom searched for again.
  if ('search' in part && part.search !== null) return null;
  const { category, city, page } = part;
  const isKnown = isChoice(category) && isChoice(city) && typeof page === 'number';
  return isKnown ? { category, city, page } : null;
}

/** The event that a query reads for its own page; null for any other query. */
function openedEventOf([subject, what, id]: QueryKey): string | null {
  return subject === 'events' && what === 'page-of' && typeof id === 'string' ? id : null;
}

/**
 * Joins the caches to what is read: answers are kept, and failed reads fall back to what was kept. The
 * returned function ends it.
 */
export function keepReads(
  caches: Caches,
  queries: QueryClient,
  { device, session }: Pick<AppServices, 'device' | 'session'>,
): () => void {
  let isFallingBack = false;
  const isOnline = () => device.isOnline();

  async function keepGuests({ queryKey: [, what], state }: Query) {
    const userId = session.getSnapshot()?.context.session?.userId;
    const people = what === 'event-people' ? EventPeople.safeParse(state.data) : null;
    if (people?.success && userId) await caches.keepGuests(userId, people.data);
  }

  const readGuests = async ({ queryKey: [, what, eventId] }: Query) =>
    what === 'event-people' ? caches.readGuests(String(eventId)) : null;

  async function keep(subject: Subject, query: Query) {
    // What was changed by an answer while it was shown from the device is as old as before.
    if (isFromCache(query.state.data)) return;
    if (isList(subject)) return keepList(caches, query);
    if (subject === 'admin-tools') return keepGuests(query);
    if (subject === 'messages' || subject === 'people') return keepMessages(caches, query);
    const data: unknown = query.state.data;
    const view = viewOf(query.queryKey[2]);
    const page = queries.getQueryData<EventPage>(query.queryKey);
    if (subject === 'events' && view && page) await caches.keepEvents(view, page);
    const opened = openedEventOf(query.queryKey) === null ? null : Event.safeParse(data);
    if (opened?.success) await caches.keepEvent(opened.data);
    const profile = subject === 'profile' ? Profile.safeParse(data) : null;
    if (profile?.success) await caches.keepProfile(profile.data);
    if (subject === 'admin' && typeof data === 'boolean')
      await caches.keepAdminStatus(String(query.queryKey[1]), data);
    if (subject === 'access' && typeof data === 'boolean')
      await caches.keepAccess(String(query.queryKey[1]), data);
  }

  async function read(subject: Subject, query: Query) {
    if (isList(subject)) return readList(caches, query);
    if (subject === 'admin-tools') return readGuests(query);
    if (subject === 'messages' || subject === 'people') return readMessages(caches, query);
    const view = viewOf(query.queryKey[2]);
    const opened = openedEventOf(query.queryKey);
    if (opened !== null) return caches.readEvent(opened);
    if (subject === 'events') return view ? caches.readEvents(view) : null;
    if (subject === 'access') return caches.readAccess();
    return subject === 'profile' ? caches.readProfile() : caches.readAdminStatus();
  }

  async function fallBack(subject: Subject, query: Query) {
    const found = await read(subject, query);
    if (!found || query.state.data !== undefined) return;
    const { value, readAt } = found;
    const hasRoom = typeof value === 'object' && !Array.isArray(value);
    const data = hasRoom ? { ...value, cachedAt: readAt } : value;
    isFallingBack = true;
    queries.setQueryData(query.queryKey, data, { updatedAt: readAt });
    isFallingBack = false;
  }

  function onFailure(subject: Subject, query: Query, error: unknown) {
    const opened = openedEventOf(query.queryKey);
    // Deleted: what was read of it before is shown to nobody any more.
    if (opened !== null && dataErrorCode(error) === 'not-found') void caches.forgetEvent(opened);
    const [, what, eventId] = query.queryKey;
    const isShut = dataErrorCode(error) === 'not-found' || dataErrorCode(error) === 'forbidden';
    if (subject === 'admin-tools' && what === 'event-people' && isShut)
      void caches.forgetGuests(String(eventId));
    if (query.state.data === undefined && isConnectionFailure(error)) void fallBack(subject, query);
  }

  const stop = queries.getQueryCache().subscribe(({ type, query, ...rest }) => {
    const [subject] = query.queryKey;
    if (type !== 'updated' || !isSubject(subject) || !('action' in rest)) return;
    const { action } = rest;
    // What a write has answered counts as read: without a network it is not forgotten again.
    if (action.type === 'success' && !isFallingBack) void keep(subject, query);
    // Without a network to ask again on, nobody waits until it was tried often enough.
    if (action.type === 'error' || (action.type === 'failed' && (isHint(subject) || !isOnline())))
      onFailure(subject, query, action.error);
  });

  // What was read, or could not be, before this code came.
  for (const query of queries.getQueryCache().getAll()) {
    const [subject] = query.queryKey;
    const { status, error, fetchFailureReason } = query.state;
    if (!isSubject(subject)) continue;
    if (status === 'success') void keep(subject, query);
    const reason = status === 'error' ? error : isHint(subject) || !isOnline() ? fetchFailureReason : null;
    if (reason !== null) onFailure(subject, query, reason);
  }
  return stop;
}
