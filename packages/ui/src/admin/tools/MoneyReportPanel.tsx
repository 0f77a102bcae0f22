import type { MoneyLine, MoneySums } from '@sorella/core/domain/entities/money-report';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { formatMoney } from '@sorella/core/domain/events/money';
import { moneyReportTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { Text } from '../../primitives/Text.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import * as css from './tools.css.ts';

/** Props of {@link MoneyReportPanel}. */
export interface MoneyReportPanelProps extends PanelTableProps<MoneyLine> {
  /** Of all lines, by currency. */
  readonly sums: readonly MoneySums[];
}

const SUMS = [
  ['receivedCents', moneyReportTexts.received],
  ['feeCents', moneyReportTexts.fees],
  ['byHandCents', moneyReportTexts.byHand],
  ['owedCents', moneyReportTexts.owed],
  ['refundedCents', moneyReportTexts.refunded],
  ['keptCents', moneyReportTexts.kept],
] as const satisfies readonly (readonly [keyof MoneySums, string])[];

/** '2026-11' as 'November 2026'. */
const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function Subject({ line: { month, event } }: { line: MoneyLine }) {
  const title = event?.title ?? (month === null ? moneyReportTexts.noEvent : null);
  return (
    <span className={table.lines}>
      {month === null ? null : <span className={table.strong}>{monthName(month)}</span>}
      {title === null ? null : <span className={cx(table.strong, table.words)}>{title}</span>}
      {event ? (
        <time dateTime={event.startTime} className={table.soft}>
          {formatDateTime(event.startTime, event.timeZone)}
        </time>
      ) : null}
    </span>
  );
}

const COLUMNS: readonly DataColumn<MoneyLine>[] = [
  {
    id: 'subject',
    header: moneyReportTexts.subject,
    isRowHeader: true,
    cell: (line) => <Subject line={line} />,
  },
  ...SUMS.map(
    ([key, header]): DataColumn<MoneyLine> => ({
      id: key,
      header,
      isShort: true,
      isEmpty: (line) => line[key] === 0,
      cell: (line) => (
        <span className={cx(line[key] > 0 ? css.sum : table.soft, table.whole)}>
          {formatMoney(line[key], line.currency)}
        </span>
      ),
    }),
  ),
];

const idOf = ({ month, event, currency }: MoneyLine) => `${month} ${event?.id} ${currency}`;
const nameOf = ({ month, event }: MoneyLine) =>
  [month === null ? null : monthName(month), event?.title].filter(Boolean).join(', ') ||
  moneyReportTexts.noEvent;

/** What came, was confirmed by hand, is owed and went back, by event and month. */
export function MoneyReportPanel({ sums, now: _now, ...tableProps }: MoneyReportPanelProps) {
  return (
    <div className={css.stack}>
      <Text size="small" tone="soft">
        {moneyReportTexts.note}
      </Text>
      {sums.map((sum) => (
        <dl
          key={sum.currency}
          className={cx(css.totals, tableProps.updating && table.updating)}
          aria-label={`${moneyReportTexts.sums} ${sum.currency}`}
          aria-busy={tableProps.updating || undefined}
        >
          {SUMS.map(([key, label]) => (
            <div key={key} className={css.total}>
              <dt>{label}</dt>
              <dd className={cx(css.totalSum, sum[key] === 0 && css.totalNothing)}>
                {formatMoney(sum[key], sum.currency)}
              </dd>
            </div>
          ))}
        </dl>
      ))}
      <DataTable
        {...tableProps}
        label={moneyReportTexts.title}
        columns={COLUMNS}
        rowId={idOf}
        rowName={nameOf}
        fixedOrder
        loadingLabel={moneyReportTexts.loading}
        empty={{ title: moneyReportTexts.empty, body: moneyReportTexts.emptyBody }}
      />
    </div>
  );
}
