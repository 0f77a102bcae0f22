import type { DataErrorCode } from '../../data-port/errors.ts';
import { dataErrorCode, isUnanswered } from '../../data-port/errors.ts';
import { adminAccessNotices } from '../../notices/admin-access.notices.ts';
import { refusedAdminNotice } from '../../notices/admin-refusal.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { StorageError } from '../../offline/key-value-store.ts';

/**
 * What became of a claim.
 *
 * - `granted`: the member is an admin now.
 * - `queued`: durably on this device, to be sent when it can be; `connected` when it is the server that does
 *   not answer.
 * - `refused`: the server does not take it, and it is not kept.
 */
export type AdminClaimOutcome =
  | { type: 'granted' }
  | { type: 'queued'; connected: boolean }
  | { type: 'refused'; code: DataErrorCode };

/** Why the last claim came to nothing: the server's refusal, or that it was neither stored nor answered. */
export type AdminClaimProblem = DataErrorCode | 'unreached';

/** Why a claim was refused; null for what was not. */
export function refusalOf(outcome: AdminClaimOutcome | null): AdminClaimProblem | null {
  return outcome?.type === 'refused' ? outcome.code : null;
}

/** What a failure means. Of one that nobody answered the server may know all the same. */
export function problemOf(error: unknown): AdminClaimProblem {
  const code = dataErrorCode(error);
  return error instanceof StorageError || code === 'offline' || isUnanswered(error) ? 'unreached' : code;
}

/** The notice for a problem. */
export function problemNotice(problem: AdminClaimProblem | null): FilledNotice {
  if (problem === 'unreached') return noticeOf(adminAccessNotices, 'admin-connection-error');
  return noticeOf(adminAccessNotices, refusedAdminNotice(problem, true));
}

/** The notice for a claim that waits. */
export function queuedNotice(connected: boolean): FilledNotice {
  return noticeOf(adminAccessNotices, connected ? 'admin-access-requested' : 'admin-access-granted-offline');
}
