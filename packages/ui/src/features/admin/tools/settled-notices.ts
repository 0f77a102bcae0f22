import { dataErrorCode, isUnanswered } from '@sorella/core/data-port';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice, dataErrorNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import type { RefundOutcome } from '../../../admin/tools/RefundsPanel.tsx';
import { lateDecisionNotice } from '../decisions/late-decision-notice.ts';

/** Trying again helps nobody whose role was taken away meanwhile. */
const failedBy = (error: unknown, failed: FilledNotice) =>
  changeFailureNotice(error, dataErrorCode(error) === 'forbidden' ? dataErrorNotice('forbidden') : failed);

/** What became of settling one refund, or several at once: what was saved, what others settled before, what failed. */
export function settledNotices(
  outcome: RefundOutcome,
  answers: readonly PromiseSettledResult<unknown>[],
): readonly FilledNotice[] {
  const failures = answers.flatMap((answer): unknown[] =>
    answer.status === 'rejected' ? [answer.reason] : [],
  );
  const late = failures.filter((error) => lateDecisionNotice(error) !== null);
  const lost = failures.filter((error) => lateDecisionNotice(error) === null);
  const n = answers.length - failures.length;
  if (answers.length === 1) {
    const [error] = failures;
    return [
      n === 1
        ? noticeOf(adminNotices, 'refund-settled', { outcome })
        : failedBy(error, lateDecisionNotice(error) ?? noticeOf(adminNotices, 'refund-settle-failed')),
    ];
  }
  const notices: FilledNotice[] = [];
  if (n > 0) notices.push(noticeOf(adminNotices, 'refunds-settled', { outcome, n }));
  if (late.length > 0) notices.push(noticeOf(adminNotices, 'refunds-settled-before', { n: late.length }));
  if (lost.length > 0) {
    const failed = noticeOf(adminNotices, 'refunds-settle-failed', { n: lost.length });
    const unanswered = lost.find((error) => isUnanswered(error));
    // That nothing was changed is true only where nothing was.
    notices.push(n > 0 && !unanswered ? failed : failedBy(unanswered ?? lost[0], failed));
  }
  return notices;
}
