import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { moneyReportTexts, paymentDeskTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { PaymentsPanel } from '../../../admin/tools/PaymentsPanel.tsx';
import { PaymentTotals } from '../../../admin/tools/PaymentTotals.tsx';
import * as css from '../../../admin/tools/tools.css.ts';
import { TabRow, tabPanelProps } from '../../../primitives/TabRow.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { inEuros, onClock } from './export-values.ts';
import { MoneyReportFlow } from './MoneyReportFlow.tsx';
import { openStatementOf } from './open-statement.ts';
import { StatementFlow } from './StatementFlow.tsx';
import { oneOf, useAdminTable } from './use-admin-table.ts';
import { useRemovals } from './use-removals.ts';

const STATES = ['awaited', 'received', 'by-hand', 'ended'] as const;
const SORTS = ['date', 'member', 'event'] as const;
const VIEWS = ['bookings', 'report'] as const;
/** Which of the two views is shown stands in the address beside the list's filter: it is there after loading anew. */
const NO_FILTERS = { state: '', shown: '' };

/**
 * Payments on live data: a statement is matched above, what is awaited and received stands below. A line of
 * the statement leads to its booking there, and to its member's seat.
 */
export function PaymentsFlow({ mayRemove }: { readonly mayRemove: boolean }) {
  const services = useAppServices();
  const { data } = services;
  const id = useId();
  const below = useRef<HTMLDivElement>(null);
  const totals = useQuery({
    queryKey: ['admin-tools', 'payments', 'totals'],
    queryFn: ({ signal }) => data.admin.getPaymentTotals({ signal }),
  });
  const { removalOf, onRemove, onRemovalTakeBack } = useRemovals('payments');
  const { table, filters } = useAdminTable({
    name: 'payments',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { state: STATES, shown: ['report'] },
    failed: noticeOf(adminNotices, 'payments-load-failed'),
    read: ({ filters: { state }, sortBy, ...request }, signal) => {
      const wanted = oneOf(STATES, state);
      return data.admin.listPayments(
        { ...request, sortBy: oneOf(SORTS, sortBy) ?? 'date', ...(wanted && { state: wanted }) },
        signal ? { signal } : {},
      );
    },
    exported: [
      { header: 'First name', value: ({ member }) => member?.firstName ?? null },
      { header: 'Last name', value: ({ member }) => member?.lastName ?? null },
      { header: 'Email', value: ({ email }) => email },
      { header: 'Event', value: ({ event }) => event.title },
      { header: 'Reference', value: ({ reference }) => reference },
      { header: 'Event starts', value: ({ event }) => onClock(event.startTime, event.timeZone) },
      { header: 'Booked', value: ({ createdAt, event }) => onClock(createdAt, event.timeZone) },
      { header: 'Status', value: ({ bookingStatus }) => bookingStatus },
      { header: 'Awaited in euros', value: ({ amountCents }) => inEuros(amountCents) },
      {
        header: 'Received in euros',
        value: ({ receivedCents }) => inEuros(receivedCents),
      },
      { header: 'Confirmed by hand in euros', value: ({ byHandCents }) => inEuros(byHandCents) },
      {
        header: 'Fees in euros',
        value: ({ payments }) => {
          const fees = payments.flatMap(({ feeCents }) => feeCents ?? []);
          return inEuros(fees.length > 0 ? fees.reduce((sum, cents) => sum + cents, 0) : null);
        },
      },
      {
        header: 'Transactions',
        value: ({ payments }) => payments.map(({ reference }) => reference).join(' '),
      },
      {
        header: 'Paid on',
        value: ({ payments, event }) =>
          payments
            .map(({ paidOn, createdAt }) => paidOn ?? onClock(createdAt, event.timeZone)?.slice(0, 10))
            .join(' '),
      },
      {
        header: 'Accepted because',
        value: ({ payments }) => payments.flatMap(({ reason }) => reason ?? []).join(' / ') || null,
      },
    ],
  });
  const shown = oneOf(VIEWS, filters.shown) ?? 'bookings';
  const show = (view: (typeof VIEWS)[number]) =>
    table.onFilterChange?.({ id: 'shown', value: view === 'report' ? view : '' });
  // What a statement brings is in neither until all of it is recorded and read again.
  const open = openStatementOf(services);
  const { recorded } = useSyncExternalStore(open.subscribe, open.get, open.get);
  const isRecording = recorded !== null;
  const showBooking = (reference: string) => {
    // The search stands among the bookings, and is there before it is looked for.
    flushSync(() => show('bookings'));
    if (filters.state !== '') table.onFilterChange?.({ id: 'state', value: '' });
    table.onViewChange({ ...table.view, page: 1, search: reference });
    below.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  };
  return (
    <div className={css.stack}>
      <StatementFlow onShowBooking={showBooking} />
      <TabRow
        id={id}
        label={moneyReportTexts.tabs}
        value={shown}
        onValueChange={show}
        items={VIEWS.map((value) => ({ value, label: moneyReportTexts[value] }))}
      />
      <div ref={below} {...tabPanelProps(id, shown)} className={css.stack}>
        {shown === 'report' ? <MoneyReportFlow updating={isRecording} /> : null}
        {shown === 'bookings' && totals.data ? (
          <PaymentTotals totals={totals.data} updating={isRecording} />
        ) : null}
        {shown === 'bookings' ? (
          <PaymentsPanel
            {...table}
            updating={isRecording || table.updating === true}
            mayRemove={mayRemove}
            removalOf={removalOf}
            onRemove={({ payment: { applicationId, member }, reason }) =>
              onRemove({ applicationId, member, reason })
            }
            onRemovalTakeBack={onRemovalTakeBack}
            filters={[
              {
                id: 'state',
                label: paymentDeskTexts.state,
                value: filters.state,
                options: [
                  { value: '', label: adminTableTexts.all },
                  ...STATES.map((value) => ({ value, label: paymentDeskTexts[value] })),
                ],
              },
            ]}
          />
        ) : null}
      </div>
    </div>
  );
}
