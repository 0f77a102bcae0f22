import { dataErrorCode } from '../../data-port/errors.ts';
import { adminAccessNotices } from '../../notices/admin-access.notices.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { StorageError } from '../../offline/key-value-store.ts';
import type { AdminClaimOutcome, AdminClaimProblem } from './admin-bootstrap.types.ts';

/** What a refusal means; null for what was not refused. */
export function refusalOf(outcome: AdminClaimOutcome): AdminClaimProblem | null {
  if (outcome.type !== 'refused') return null;
  if (outcome.code === 'admin-exists') return 'taken';
  return outcome.code === 'admin-restricted' ? 'restricted' : 'failed';
}

/** What a failure means: without a connection and without storage the server knows nothing of the claim. */
export function problemOf(error: unknown): AdminClaimProblem {
  const code = dataErrorCode(error);
  const isUnreached = error instanceof StorageError || code === 'network' || code === 'timeout';
  return isUnreached ? 'unreached' : 'failed';
}

/** The notice for a problem. */
export function problemNotice(problem: AdminClaimProblem | null): FilledNotice {
  if (problem === 'restricted') return noticeOf(adminAccessNotices, 'admin-access-restricted');
  if (problem === 'unreached') return noticeOf(adminAccessNotices, 'admin-connection-error');
  return noticeOf(adminAccessNotices, 'admin-grant-failed');
}
