import { ADMIN_PART_ROWS } from '@sorella/core/domain/limits';
import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { receivedTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import {
  adminTableTexts,
  applicationsTableTexts,
  pastWaitingTexts,
} from '@sorella/core/notices/texts/admin-tools.texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PastWaiting } from '../../../admin/past-waiting/PastWaiting.tsx';
import { ApplicationsPanel, type ApplicationsPanelProps } from '../../../admin/tools/ApplicationsPanel.tsx';
import * as css from '../../../admin/tools/tools.css.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { joinOutcomes } from '../decisions/decision-report.ts';
import { useApplicationDecisions } from '../decisions/use-application-decisions.ts';
import { useClosePast } from '../decisions/use-close-past.ts';

import { inEuros, onClock } from './export-values.ts';
import { SavedViewsFlow } from './SavedViewsFlow.tsx';
import { undoableRows } from './undoable-rows.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';
import { useRemovals } from './use-removals.ts';

const STATUSES = ['pending', 'past', 'approved', 'denied'] as const;
const STATUS_LABELS = { ...applicationsTableTexts, past: pastWaitingTexts.filter };
const SORTS = ['date', 'member', 'event', 'status'] as const;
const PAYMENTS = ['nothing', 'stated', 'received', 'by-hand', 'free'] as const;
const NO_FILTERS = { status: '', payment: '' };

/** The event applications panel on live data. */
export function ApplicationsFlow() {
  const { data } = useAppServices();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<ApplicationsPanelProps['outcome']>(null);
  const { table, filters, found, shown, showView } = useAdminTable({
    name: 'applications',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { status: STATUSES, payment: PAYMENTS },
    failed: noticeOf(adminNotices, 'applications-load-failed'),
    read: ({ filters: { status, payment }, sortBy, ...request }, signal) => {
      const wanted = oneOf(STATUSES, status);
      const money = oneOf(PAYMENTS, payment);
      return data.admin.listApplications(
        {
          ...request,
          sortBy: oneOf(SORTS, sortBy) ?? 'date',
          ...(wanted && { status: wanted }),
          ...(money && { payment: money }),
        },
        signal ? { signal } : {},
      );
    },
    exported: [
      { header: 'First name', value: ({ member }) => member.firstName },
      { header: 'Last name', value: ({ member }) => member.lastName },
      { header: 'Email', value: ({ email }) => email },
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

  const decisions = useApplicationDecisions({
    panel: 'applications',
    queryKey: ['admin-tools', 'applications'],
    // It stays while she goes on, until she has read it.
    onOutcome: (next) => setOutcome((before) => joinOutcomes(before, next)),
  });
  const { one, many } = undoableRows(decisions.held);

  const isPastShown = filters.status === 'past';
  const showPast = (isShown: boolean) =>
    table.onFilterChange?.({ id: 'status', value: isShown ? 'past' : '' });
  const past = useClosePast(
    async () => {
      const { rows: first } = await data.admin.listApplications({
        page: 1,
        pageSize: ADMIN_PART_ROWS,
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
    <div className={css.stack}>
      <ApplicationsPanel
        {...table}
        views={<SavedViewsFlow list="applications" shown={shown} onShow={showView} />}
        past={
          <PastWaiting count={found?.past ?? 0} isShown={isPastShown} onShownChange={showPast} {...past} />
        }
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
          {
            id: 'payment',
            label: receivedTexts.filter,
            value: filters.payment,
            options: [
              { value: '', label: adminTableTexts.all },
              ...PAYMENTS.map((value) => ({ value, label: receivedTexts.states[value] })),
            ],
          },
        ]}
        heldOf={one}
        heldMany={many}
        onDecide={({ applications, decision, note }) =>
          decisions.hold(
            applications.map(({ id }) => id),
            { decision, note, rows: applications },
          )
        }
        onTakeBack={decisions.takeBack}
        removalOf={removalOf}
        onRemove={({ application: { id, member }, reason }) =>
          onRemove({ applicationId: id, member, reason })
        }
        onRemovalTakeBack={onRemovalTakeBack}
        outcome={outcome}
        onOutcomeDismiss={() => setOutcome(null)}
      />
    </div>
  );
}
