import { dataErrorCode } from '@sorella/core/data-port';
import { formatMoney } from '@sorella/core/domain/events/money';
import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { refundsPanelTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefundOutcome, RefundsPanel, refundedName } from '../../../admin/tools/RefundsPanel.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { readDecidedAgain } from '../decisions/read-decided-again.ts';
import { useUndoableDecisions } from '../decisions/use-undoable-decisions.ts';
import { inEuros, onClock } from './export-values.ts';
import { type SettledTask, settledNotices } from './settled-notices.ts';
import { undoableRows } from './undoable-rows.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';

const SETTLED = ['refunded', 'kept'] as const;
const SORTS = ['date'] as const;
const ALL = 'all';
const NO_FILTERS = { state: '' };

/** Refunds on live data. */
export function RefundsFlow() {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const { table, filters } = useAdminTable({
    name: 'refunds',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { state: [...SETTLED, ALL] },
    failed: noticeOf(adminNotices, 'refunds-load-failed'),
    read: ({ filters: { state }, sortBy, ...request }, signal) => {
      const wanted = oneOf(SETTLED, state) ?? 'open';
      return data.admin.listRefunds(
        { ...request, sortBy: oneOf(SORTS, sortBy) ?? 'date', ...(state !== ALL && { state: wanted }) },
        signal ? { signal } : {},
      );
    },
    exported: [
      { header: 'First name', value: ({ member }) => member?.firstName ?? null },
      { header: 'Last name', value: ({ member }) => member?.lastName ?? null },
      { header: 'Email', value: ({ email }) => email },
      { header: 'Event', value: ({ event }) => event?.title ?? null },
      { header: 'Reference', value: ({ reference }) => reference },
      { header: 'Amount', value: ({ amountCents }) => inEuros(amountCents) },
      { header: 'Currency', value: ({ currency }) => currency },
      { header: 'Why', value: ({ cause }) => cause },
      { header: 'Late', value: ({ cancelledLate }) => (cancelledLate ? 'yes' : 'no') },
      { header: 'Transactions', value: ({ transactions }) => transactions.join(' ') },
      { header: 'Confirmed by hand', value: ({ byHandCents }) => inEuros(byHandCents) },
      { header: 'Since', value: ({ since, event }) => onClock(since, event?.timeZone) },
      { header: 'Status', value: ({ state }) => state },
      { header: 'Settled by', value: ({ settledBy }) => settledBy && fullName(settledBy) },
      { header: 'Note', value: ({ note }) => note },
    ],
  });
  const decisions = useUndoableDecisions<{
    decision: RefundOutcome;
    note: string | null;
    tasks: readonly SettledTask[];
  }>(async ({ ids, decided: { decision, note, tasks } }) => {
    // Each by itself, and all of them at once: what is settled stays so where another fails, and again is harmless.
    const answers = await Promise.allSettled(
      ids.map((id) => data.admin.settleRefund({ id, outcome: decision, note })),
    );
    for (const notice of settledNotices(decision, tasks, answers)) notices.publish(notice);
    const failures = answers.flatMap((answer): unknown[] =>
      answer.status === 'rejected' ? [answer.reason] : [],
    );
    if (failures.length > 0) reportFailure(services, failures[0]);
    // Where one arrived all are read again, whatever became of the others.
    const isKeptHere =
      failures.length === ids.length && failures.every((error) => dataErrorCode(error) === 'offline');
    await readDecidedAgain(
      queries,
      ['admin-tools', 'refunds'],
      'booking',
      isKeptHere ? failures[0] : undefined,
    );
  });
  const { one, many } = undoableRows(decisions.held);
  return (
    <RefundsPanel
      {...table}
      filters={[
        {
          id: 'state',
          label: refundsPanelTexts.state,
          value: filters.state,
          options: [
            { value: '', label: refundsPanelTexts.open },
            ...SETTLED.map((value) => ({ value, label: refundsPanelTexts[value] })),
            { value: ALL, label: adminTableTexts.all },
          ],
        },
      ]}
      heldOf={one}
      heldMany={many}
      onSettle={({ tasks, outcome, note }) =>
        decisions.hold(
          tasks.map(({ id }) => id),
          {
            decision: outcome,
            note,
            tasks: tasks.map((task) => ({
              name: refundedName(task),
              amount: formatMoney(task.amountCents, task.currency),
            })),
          },
        )
      }
      onTakeBack={decisions.takeBack}
    />
  );
}
