import { type EventPage, isConnectionFailure } from '@sorella/core/data-port';
import { Profile } from '@sorella/core/domain';
import { adminAccessNotices, noticeOf, refusedAdminNotice, syncNotices } from '@sorella/core/notices';
import { commandOf, type EventView, type OutboxReport } from '@sorella/core/offline';
import type { Query, QueryClient } from '@tanstack/react-query';
import { invalidate } from '../live/invalidate.ts';
import { type AdminNews, noteAdmins } from '../live/note-admins.ts';
import type { AppServices } from '../runtime/app-services.ts';
import type { Offline } from '../runtime/lazy-offline.ts';
import { followOtherTabs } from './other-tabs.ts';

type Subject = 'events' | 'profile' | 'admin';

const isSubject = (value: unknown): value is Subject =>
  value === 'events' || value === 'profile' || value === 'admin';

const isChoice = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** What a page of the listing was asked for, as it stands in the key of its query. */
function viewOf(part: unknown): EventView | null {
  if (typeof part !== 'object' || part === null) return null;
  if (!('category' in part && 'city' in part && 'page' in part)) return null;
  const { category, city, page } = part;
  const isKnown = isChoice(category) && isChoice(city) && typeof page === 'number';
  return isKnown ? { category, city, page } : null;
}

/** How an admin action ended that nobody was waiting for any more. */
function adminNoticeOf({ entry: { change, owner }, answer }: OutboxReport) {
  if (answer.kind === 'applied') return 'admin-sync-completed';
  const isSelf = change.kind === 'admin.add' && change.userId === owner;
  return refusedAdminNotice(answer.kind === 'refused' ? answer.code : null, isSelf);
}

/** What the answer to an admin action says of admins. */
function adminNewsOf({ entry: { change, owner }, answer }: OutboxReport): AdminNews {
  if (answer.kind === 'refused') return { exists: answer.code === 'admin-exists' };
  if (answer.kind !== 'applied') return {};
  return change.kind === 'admin.add' && change.userId === owner ? { admin: owner } : { exists: true };
}

/**
 * Joins outbox and caches to what is read: answers are kept, failed reads fall back to what was kept, and
 * what the outbox changed is read again. The returned function ends it.
 */
export function joinQueries(
  { outbox, caches }: Offline,
  services: AppServices,
  queries: QueryClient,
): () => void {
  const { notices } = services;

  async function keep(subject: Subject, query: Query) {
    const data: unknown = query.state.data;
    const view = viewOf(query.queryKey[2]);
    const page = queries.getQueryData<EventPage>(query.queryKey);
    if (subject === 'events' && view && page) await caches.keepEvents(view, page);
    const profile = subject === 'profile' ? Profile.safeParse(data) : null;
    if (profile?.success) await caches.keepProfile(profile.data);
    if (subject === 'admin' && typeof data === 'boolean')
      await caches.keepAdminStatus(String(query.queryKey[1]), data);
  }

  async function read(subject: Subject, query: Query) {
    const view = viewOf(query.queryKey[2]);
    if (subject === 'events') return view ? caches.readEvents(view) : null;
    return subject === 'profile' ? caches.readProfile() : caches.readAdminStatus();
  }

  async function fallBack(subject: Subject, query: Query) {
    const found = await read(subject, query);
    if (!found || query.state.data !== undefined) return;
    const { value, readAt } = found;
    const data = typeof value === 'object' ? { ...value, cachedAt: readAt } : value;
    queries.setQueryData(query.queryKey, data, { updatedAt: readAt });
  }

  const stopReading = queries.getQueryCache().subscribe(({ type, query, ...rest }) => {
    const [subject] = query.queryKey;
    if (type !== 'updated' || !isSubject(subject) || !('action' in rest)) return;
    const { action } = rest;
    if (action.type === 'success' && !action.manual) void keep(subject, query);
    // Whether the member is an admin is asked again for a while: until then the hint is there.
    const isFailure = action.type === 'error' || (action.type === 'failed' && subject === 'admin');
    if (isFailure && query.state.data === undefined && isConnectionFailure(action.error))
      void fallBack(subject, query);
  });

  // What was read, or could not be, before this code came.
  for (const query of queries.getQueryCache().getAll()) {
    const [subject] = query.queryKey;
    const { status, error, fetchFailureReason } = query.state;
    if (!isSubject(subject)) continue;
    if (status === 'success') void keep(subject, query);
    const reason = status === 'error' ? error : subject === 'admin' ? fetchFailureReason : null;
    if (reason !== null && isConnectionFailure(reason)) void fallBack(subject, query);
  }

  function tell(report: OutboxReport) {
    const { entry, answer } = report;
    const group = { group: 'sync' };
    if (entry.change.kind === 'admin.add')
      notices.publish(noticeOf(adminAccessNotices, adminNoticeOf(report)));
    else if (answer.kind === 'applied') notices.publish(noticeOf(syncNotices, 'changes-synced'), group);
    else if (answer.kind === 'conflict') notices.publish(noticeOf(syncNotices, 'change-in-conflict'), group);
    else notices.publish(noticeOf(syncNotices, 'change-refused'), group);
  }

  const stopTelling = outbox.listen((report) => {
    tell(report);
    const { change } = report.entry;
    if (change.kind === 'admin.add') noteAdmins(queries, adminNewsOf(report));
    else if (report.answer.kind === 'applied') invalidate(queries, commandOf(change).writes);
  });

  const stopFollowing = followOtherTabs(outbox);

  // Only now: nobody would hear the answers before.
  void outbox.sync();

  return () => {
    stopReading();
    stopTelling();
    stopFollowing();
  };
}
