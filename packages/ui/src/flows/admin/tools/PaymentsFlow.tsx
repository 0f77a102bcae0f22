import { adminNotices, adminTableTexts, noticeOf, paymentDeskTexts } from '@sorella/core/notices';
import { PaymentsPanel } from '../../../admin/tools/PaymentsPanel.tsx';
import * as css from '../../../admin/tools/tools.css.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { StatementFlow } from './StatementFlow.tsx';
import { oneOf, useAdminTable } from './use-admin-table.ts';

const STATES = ['awaited', 'received', 'ended'] as const;
const SORTS = ['date', 'member', 'event'] as const;
const NO_FILTERS = { state: '' };

/** Payments on live data: a statement is matched above, what is awaited and received stands below. */
export function PaymentsFlow() {
  const { data } = useAppServices();
  const { table, filters } = useAdminTable({
    name: 'payments',
    sortBy: 'date',
    noFilters: NO_FILTERS,
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
      { header: 'E-mail', value: ({ email }) => email },
      { header: 'Event', value: ({ event }) => event.title },
      { header: 'Reference', value: ({ reference }) => reference },
      { header: 'Booked', value: ({ createdAt }) => createdAt },
      { header: 'Status', value: ({ bookingStatus }) => bookingStatus },
      { header: 'Awaited in cents', value: ({ amountCents }) => amountCents },
      { header: 'Confirmed in cents', value: ({ confirmedCents }) => confirmedCents },
      {
        header: 'Transactions',
        value: ({ payments }) => payments.map(({ reference }) => reference).join(' '),
      },
    ],
  });
  return (
    <div className={css.stack}>
      <StatementFlow />
      <PaymentsPanel
        {...table}
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
    </div>
  );
}
