import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { moneyReportTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { MoneyReportPanel } from '../../../admin/tools/MoneyReportPanel.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { inEuros, onClock } from './export-values.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';

const GROUPS = ['both', 'event', 'month'] as const;
const NO_FILTERS = { by: 'both', year: '' };
const YEARS = 3;

const yearOf = (year: string) => ({ since: `${year}-01-01`, until: `${Number(year) + 1}-01-01` });

/** The report of money on live data, of all time or of one year. `updating`: something is under way that changes it. */
export function MoneyReportFlow({ updating }: { readonly updating: boolean }) {
  const { data, now } = useAppServices();
  const thisYear = new Date(now()).getUTCFullYear();
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear - index));
  const { table, filters, found } = useAdminTable({
    name: 'money',
    sorts: ['date'],
    noFilters: NO_FILTERS,
    choices: { by: GROUPS, year: years },
    isBesides: true,
    failed: noticeOf(adminNotices, 'money-report-load-failed'),
    read: ({ filters: { by, year }, page, pageSize, isExport }, signal) =>
      data.admin.getMoneyReport(
        {
          page,
          pageSize,
          isExport,
          groupedBy: oneOf(GROUPS, by) ?? 'both',
          ...(year !== '' && yearOf(year)),
        },
        signal ? { signal } : {},
      ),
    exported: [
      { header: 'Month', value: ({ month }) => month },
      { header: 'Event', value: ({ event }) => event?.title ?? null },
      { header: 'Event starts', value: ({ event }) => event && onClock(event.startTime, event.timeZone) },
      { header: 'Currency', value: ({ currency }) => currency },
      { header: 'Received', value: ({ receivedCents }) => inEuros(receivedCents) },
      { header: 'Fees', value: ({ feeCents }) => inEuros(feeCents) },
      { header: 'Confirmed by hand', value: ({ byHandCents }) => inEuros(byHandCents) },
      { header: 'Owed', value: ({ owedCents }) => inEuros(owedCents) },
      { header: 'Refunded', value: ({ refundedCents }) => inEuros(refundedCents) },
      { header: 'Kept', value: ({ keptCents }) => inEuros(keptCents) },
    ],
  });
  return (
    <MoneyReportPanel
      {...table}
      updating={updating || table.updating === true}
      sums={found?.sums ?? []}
      filters={[
        {
          id: 'by',
          isLong: true,
          label: moneyReportTexts.by,
          value: filters.by,
          options: GROUPS.map((value) => ({ value, label: moneyReportTexts.groups[value] })),
        },
        {
          id: 'year',
          label: moneyReportTexts.year,
          value: filters.year,
          options: [
            { value: '', label: adminTableTexts.all },
            ...years.map((value) => ({ value, label: value })),
          ],
        },
      ]}
    />
  );
}
