import { dataErrorCode } from '@sorella/core/data-port';
import { type AdminApplication, type Decision, type DecisionAnswer, fullName } from '@sorella/core/domain';
import {
  adminNotices,
  adminTableTexts,
  applicationsPanelTexts,
  applicationsTableTexts,
  changeFailureNotice,
  noticeOf,
  pastWaitingTexts,
} from '@sorella/core/notices';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PastWaiting } from '../../../admin/past-waiting/PastWaiting.tsx';
import { ApplicationsPanel, type ApplicationsPanelProps } from '../../../admin/tools/ApplicationsPanel.tsx';
import { invalidate } from '../../../queries/invalidate.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { CLOSED_AT_ONCE, useClosePast } from '../decisions/use-close-past.ts';
import { useUndoableDecisions } from '../decisions/use-undoable-decisions.ts';
import { inEuros, onClock } from './export-values.ts';
import { undoableRows } from './undoable-rows.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';
import { useRemovals } from './use-removals.ts';

const STATUSES = ['pending', 'past', 'approved', 'denied'] as const;
const STATUS_LABELS = { ...applicationsTableTexts, past: pastWaitingTexts.filter };
const SORTS = ['date', 'member', 'event', 'status'] as const;
const NO_FILTERS = { status: '' };

interface Decided {
  decision: Decision;
  note: string | null;
  /** As they stood when it was decided. */
  rows: readonly AdminApplication[];
}

/** What of a decision was not carried out; null when all of it was. */
function outcomeOf(answers: readonly DecisionAnswer[], rows: readonly AdminApplication[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const full = new Map<string, { event: string; count: number }>();
  const other: { name: string; admin: string | null; status: string; byMember: boolean }[] = [];
  let gone = 0;
  for (const { applicationId, verdict, applicationStatus, decidedBy, byMember } of answers) {
    const row = byId.get(applicationId);
    if (verdict === 'event-full' && row) {
      const { count = 0 } = full.get(row.eventId) ?? {};
      full.set(row.eventId, { event: row.event.title, count: count + 1 });
    } else if (row && (verdict === 'already-decided' || (verdict === 'unchanged' && decidedBy)))
      other.push({
        name: fullName(row.member),
        admin: decidedBy && fullName(decidedBy),
        status: applicationStatus ? applicationsTableTexts[applicationStatus] : '',
        byMember,
      });
    else if (verdict === 'no-application') gone += 1;
  }
  return full.size + other.length + gone === 0 ? null : { full: [...full.values()], other, gone };
}

/** The event applications panel on live data. */
export function ApplicationsFlow() {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<ApplicationsPanelProps['outcome']>(null);
  const { table, filters, rows, found } = useAdminTable({
    name: 'applications',
    sortBy: 'date',
    noFilters: NO_FILTERS,
    failed: noticeOf(adminNotices, 'applications-load-failed'),
    read: ({ filters: { status }, sortBy, ...request }, signal) => {
      const wanted = oneOf(STATUSES, status);
      return data.admin.listApplications(
        { ...request, sortBy: oneOf(SORTS, sortBy) ?? 'date', ...(wanted && { status: wanted }) },
        signal ? { signal } : {},
      );
    },
    exported: [
      { header: 'First name', value: ({ member }) => member.firstName },
      { header: 'Last name', value: ({ member }) => member.lastName },
      { header: 'E-mail', value: ({ email }) => email },
      { header: 'Event', value: ({ event }) => event.title },
      { header: 'Event starts', value: ({ event }) => onClock(event.startTime, event.timeZone) },
      { header: 'Reference', value: ({ reference }) => reference },
      { header: 'Applied', value: ({ applicationDate, event }) => onClock(applicationDate, event.timeZone) },
      { header: 'Status', value: ({ status }) => status },
      { header: 'Price in euros', value: ({ paymentAmountCents }) => inEuros(paymentAmountCents) },
      { header: 'Received in euros', value: ({ received }) => inEuros(received?.amountCents ?? 0) },
      { header: 'Decided by', value: ({ decidedBy }) => decidedBy && fullName(decidedBy) },
      { header: 'Notes', value: ({ adminNotes }) => adminNotes },
    ],
  });

  const decisions = useUndoableDecisions<Decided>(async ({ ids, decided }) => {
    const { decision, note } = decided;
    try {
      const answers = await data.admin.decideApplications({ applicationIds: ids, decision, notes: note });
      const status =
        decision === 'approve' ? applicationsPanelTexts.statusApproved : applicationsPanelTexts.statusDenied;
      const n = answers.filter(
        ({ verdict, decidedBy }) => verdict === 'decided' || (verdict === 'unchanged' && !decidedBy),
      ).length;
      if (n === 1) notices.publish(noticeOf(adminNotices, 'application-status-updated', { status }));
      if (n > 1) notices.publish(noticeOf(adminNotices, 'applications-decided', { n, status }));
      setOutcome(outcomeOf(answers, decided.rows));
    } catch (error) {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'application-update-failed')));
      reportFailure(services, error);
      if (dataErrorCode(error) === 'forbidden') invalidate(queries, 'admin');
    }
    // The rows stay as they were decided until the list was read again.
    await queries.refetchQueries({ queryKey: ['admin-tools', 'applications'], type: 'active' });
    invalidate(queries, 'application');
  });
  const { one, many } = undoableRows(decisions.held);

  const isPastShown = filters.status === 'past';
  const showPast = (isShown: boolean) =>
    table.onFilterChange?.({ id: 'status', value: isShown ? 'past' : '' });
  const past = useClosePast(
    async () => {
      const { rows: first } = await data.admin.listApplications({
        page: 1,
        pageSize: CLOSED_AT_ONCE,
        status: 'past',
        ascending: true,
      });
      return first.map(({ id }) => id);
    },
    async () => {
      // All lists: the one she goes back to says no more that anything is over.
      await queries.refetchQueries({ queryKey: ['admin-tools', 'applications'] });
      if (isPastShown) showPast(false);
    },
  );

  const { removalOf, onRemove, onRemovalTakeBack } = useRemovals('applications');

  return (
    <ApplicationsPanel
      {...table}
      past={<PastWaiting count={found?.past ?? 0} isShown={isPastShown} onShownChange={showPast} {...past} />}
      filters={[
        {
          id: 'status',
          label: adminTableTexts.status,
          value: filters.status,
          options: [
            { value: '', label: adminTableTexts.all },
            ...STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
          ],
        },
      ]}
      heldOf={one}
      heldMany={many}
      onDecide={({ applicationIds, decision, note }) => {
        setOutcome(null);
        const decidedRows = rows.filter(({ id }) => applicationIds.includes(id));
        decisions.hold(applicationIds, { decision, note, rows: decidedRows });
      }}
      onTakeBack={decisions.takeBack}
      removalOf={removalOf}
      onRemove={({ application: { id, member }, reason }) => onRemove({ applicationId: id, member, reason })}
      onRemovalTakeBack={onRemovalTakeBack}
      outcome={outcome}
      onOutcomeDismiss={() => setOutcome(null)}
    />
  );
}
