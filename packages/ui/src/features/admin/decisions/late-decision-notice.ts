import { DataError, dataErrorCode, type StandingDecision } from '@sorella/core/data-port';
import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { decidedStatusTexts } from '@sorella/core/notices/texts/admin-tools.texts';

const isStatus = (status: string): status is keyof typeof decidedStatusTexts =>
  Object.hasOwn(decidedStatusTexts, status);

/** A state that another admin gave a row, in words. */
export const decidedStatus = (status: string): string =>
  isStatus(status) ? decidedStatusTexts[status] : status;

/** How a row stood when a decision about it came late, in words. */
export function lateNotice(standing: StandingDecision | undefined): FilledNotice {
  if (standing?.byMember) return noticeOf(adminNotices, 'cancelled-before');
  if (!standing?.decidedBy) return noticeOf(adminNotices, 'already-decided');
  return noticeOf(adminNotices, 'already-decided-by', {
    admin: fullName(standing.decidedBy),
    status: decidedStatus(standing.status),
  });
}

/** What happened to a row before an admin's decision came, and by whom; null when it failed otherwise. */
export function lateDecisionNotice(error: unknown): FilledNotice | null {
  if (dataErrorCode(error) !== 'already-decided') return null;
  return lateNotice(error instanceof DataError ? error.decided : undefined);
}
