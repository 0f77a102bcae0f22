import { dataErrorCode, isUnanswered } from '@sorella/core/data-port';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice, dataErrorNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import type { RefundOutcome } from '../../../admin/tools/RefundsPanel.tsx';
import { lateDecisionNotice } from '../decisions/late-decision-notice.ts';

/** Trying again helps nobody whose role was taken away meanwhile. */
const failedBy = (error: unknown, failed: FilledNotice) =>
  changeFailureNotice(error, dataErrorCode(error) === 'forbidden' ? dataErrorNotice('forbidden') : failed);

/** Whose names a notice says. */
const NAMES_MAX = 3;

const namesOf = (tasks: readonly SettledTask[]) =>
  [...tasks.slice(0, NAMES_MAX).map(({ name }) => name), ...(tasks.length > NAMES_MAX ? ['…'] : [])].join(
    ', ',
  );

/** A refund as its notice names it. */
export interface SettledTask {
  readonly name: string;
  /** With its currency, such as '€15.00'. */
  readonly amount: string;
}

/** What became of settling one refund, or several at once: what was saved, what others settled before, what failed. */
export function settledNotices(
  outcome: RefundOutcome,
  tasks: readonly SettledTask[],
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
    const told = { outcome, name: tasks[0]?.name ?? '', amount: tasks[0]?.amount ?? '' };
    return [
      n === 1
        ? noticeOf(adminNotices, 'refund-settled', told)
        : failedBy(error, lateDecisionNotice(error) ?? noticeOf(adminNotices, 'refund-settle-failed', told)),
    ];
  }
  const notices: FilledNotice[] = [];
  if (n > 0) notices.push(noticeOf(adminNotices, 'refunds-settled', { outcome, n }));
  if (late.length > 0) notices.push(noticeOf(adminNotices, 'refunds-settled-before', { n: late.length }));
  if (lost.length > 0) {
    const open = tasks.filter((_task, index) => {
      const answer = answers[index];
      return answer?.status === 'rejected' && lost.includes(answer.reason);
    });
    const failed = noticeOf(adminNotices, 'refunds-settle-failed', { n: lost.length, whose: namesOf(open) });
    const unanswered = lost.find((error) => isUnanswered(error));
    // That nothing was changed is true only where nothing was.
    notices.push(n > 0 && !unanswered ? failed : failedBy(unanswered ?? lost[0], failed));
  }
  return notices;
}
