import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { reportsPanelTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReportDecision, ReportsPanel, reportedName } from '../../../admin/tools/ReportsPanel.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { lateDecisionNotice } from '../decisions/late-decision-notice.ts';
import { readDecidedAgain } from '../decisions/read-decided-again.ts';
import { useUndoableDecisions } from '../decisions/use-undoable-decisions.ts';
import { onClock } from './export-values.ts';
import { undoableRows } from './undoable-rows.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';

const DECIDED = ['upheld', 'dismissed'] as const;
const ALL = 'all';
const SORTS = ['date'] as const;
const NO_FILTERS = { status: '' };

/** What members reported, on live data. */
export function ReportsFlow() {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const { table, filters } = useAdminTable({
    name: 'reports',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { status: [...DECIDED, ALL] },
    failed: noticeOf(adminNotices, 'reports-load-failed'),
    read: ({ filters: { status }, sortBy: _byDate, ...request }, signal) => {
      const wanted = oneOf(DECIDED, status) ?? 'open';
      return data.safety.listReports(
        { ...request, ...(status !== ALL && { status: wanted }) },
        signal ? { signal } : {},
      );
    },
    exported: [
      { header: 'About', value: reportedName },
      { header: 'Reason', value: ({ reason }) => safetyTexts.reasons[reason] },
      { header: 'Message', value: ({ copy }) => copy.message?.content ?? null },
      { header: 'The member says', value: ({ comment }) => comment },
      { header: 'Reported by', value: ({ reporter }) => reporter && fullName(reporter) },
      { header: 'Reported', value: ({ createdAt }) => onClock(createdAt) },
      { header: 'Status', value: ({ status }) => status },
      { header: 'Decided by', value: ({ decidedBy }) => decidedBy && fullName(decidedBy) },
      { header: 'Decided', value: ({ decidedAt }) => onClock(decidedAt) },
      { header: 'Note', value: ({ note }) => note },
    ],
  });
  const decisions = useUndoableDecisions<{ decision: ReportDecision; note: string | null }>(
    async ({ ids: [reportId = ''], decided: { decision, note } }) => {
      let failure: unknown;
      try {
        await data.safety.decideReport({ reportId, decision, note });
        notices.publish(noticeOf(adminNotices, 'report-decided'));
      } catch (error) {
        const failed = lateDecisionNotice(error) ?? noticeOf(adminNotices, 'report-decision-failed');
        notices.publish(changeFailureNotice(error, failed));
        reportFailure(services, error);
        failure = error;
      }
      await readDecidedAgain(queries, ['admin-tools', 'reports'], 'report', failure);
    },
  );
  return (
    <ReportsPanel
      {...table}
      filters={[
        {
          id: 'status',
          label: adminTableTexts.status,
          value: filters.status,
          options: [
            { value: '', label: reportsPanelTexts.open },
            ...DECIDED.map((value) => ({ value, label: reportsPanelTexts[value] })),
            { value: ALL, label: adminTableTexts.all },
          ],
        },
      ]}
      heldOf={undoableRows(decisions.held).one}
      onDecide={({ report, decision, note }) => decisions.hold([report.id], { decision, note })}
      onTakeBack={decisions.takeBack}
    />
  );
}
