import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { adminTableTexts, cancelledPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { CancelledPanel } from '../../../admin/tools/CancelledPanel.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { inEuros, onClock } from './export-values.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';
import { useTakeUp } from './use-take-up.ts';

const WHOSE = ['member', 'admin'] as const;
const SORTS = ['updated', 'member', 'event'] as const;
const NO_FILTERS = { cancelled: '' };

/** Cancelled bookings and applications on live data. */
export function CancelledFlow() {
  const { data } = useAppServices();
  const { takingUp, takeUp } = useTakeUp();
  const { table, filters } = useAdminTable({
    name: 'cancelled',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { cancelled: WHOSE },
    failed: noticeOf(adminNotices, 'cancelled-items-load-failed'),
    read: ({ filters: { cancelled }, sortBy, ...request }, signal) =>
      data.admin.listApplications(
        {
          ...request,
          sortBy: oneOf(SORTS, sortBy) ?? 'updated',
          cancelled: oneOf(WHOSE, cancelled) ?? 'all',
        },
        signal ? { signal } : {},
      ),
    exported: [
      { header: 'First name', value: ({ member }) => member.firstName },
      { header: 'Last name', value: ({ member }) => member.lastName },
      { header: 'Email', value: ({ email }) => email },
      { header: 'Event', value: ({ event }) => event.title },
      { header: 'Event starts', value: ({ event }) => onClock(event.startTime, event.timeZone) },
      { header: 'Reference', value: ({ reference }) => reference },
      {
        header: 'Cancelled by',
        value: ({ cancelledBy, userId, expired }) =>
          cancelledBy === userId ? 'member' : expired ? 'not paid in time' : 'admin',
      },
      { header: 'Admin', value: ({ decidedBy }) => decidedBy && fullName(decidedBy) },
      { header: 'Late', value: ({ cancelledLate }) => (cancelledLate ? 'yes' : 'no') },
      { header: 'Price in euros', value: ({ paymentAmountCents }) => inEuros(paymentAmountCents) },
      { header: 'When', value: ({ updatedAt, event }) => onClock(updatedAt, event.timeZone) },
    ],
  });
  return (
    <CancelledPanel
      {...table}
      takingUp={takingUp}
      onTakeUp={takeUp}
      filters={[
        {
          id: 'cancelled',
          label: cancelledPanelTexts.cancelledBy,
          value: filters.cancelled,
          options: [
            { value: '', label: adminTableTexts.all },
            { value: 'member', label: cancelledPanelTexts.cancelledByMember },
            { value: 'admin', label: cancelledPanelTexts.endedByAdmin },
          ],
        },
      ]}
    />
  );
}
