import { adminAccessNotices } from '@sorella/core/notices/admin-access.notices';
import { refusedAdminNotice } from '@sorella/core/notices/admin-refusal';
import { noticeOf } from '@sorella/core/notices/notice';
import { syncNotices } from '@sorella/core/notices/sync.notices';
import { commandOf, type OutboxReport } from '@sorella/core/offline';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../../queries/invalidate.ts';
import type { AppServices } from '../../runtime/app-services.ts';
import type { Offline } from '../../runtime/lazy-offline.ts';
import { type AdminNews, noteAdmins } from '../admin/index.ts';
import { keepReads } from './keep-reads.ts';
import { followOtherTabs } from './other-tabs.ts';

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

  const stopReading = keepReads(caches, queries, services);

  const group = { group: 'sync' };
  /** Whose edits have arrived, and nobody was told. */
  let arrived: string | null = null;
  /** Told of all that waited, once the last of it is there, whoever waits for the answer to that one. */
  function tellArrived() {
    if (arrived === null || arrived !== services.session.getSnapshot()?.context.session?.userId) return;
    if (outbox.getSnapshot().entries.some(({ status }) => status.state === 'waiting')) return;
    arrived = null;
    notices.publish(noticeOf(syncNotices, 'changes-synced'), group);
  }

  function tell(report: OutboxReport) {
    const { entry, answer } = report;
    if (entry.change.kind === 'admin.add')
      notices.publish(noticeOf(adminAccessNotices, adminNoticeOf(report)));
    else if (answer.kind === 'applied') arrived = entry.owner;
    else {
      // What asks for her takes the place of what is well.
      arrived = null;
      const what = answer.kind === 'conflict' ? 'change-in-conflict' : 'change-refused';
      notices.publish(noticeOf(syncNotices, what), group);
    }
  }

  // An answer is shown before it is told.
  const stopTellingArrived = outbox.subscribe(() => queueMicrotask(tellArrived));
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
    stopTellingArrived();
    stopTelling();
    stopFollowing();
  };
}
