import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { Report } from '@sorella/core/domain/entities/safety';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { reportsPanelTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { Badge } from '../../primitives/Badge.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { WhenCell } from './cells.tsx';
import { DecisionCell } from './DecisionCell.tsx';

/** What an admin may say of a report. */
export type ReportDecision = Exclude<Report['status'], 'open'>;

/** Props of {@link ReportsPanel}. */
export interface ReportsPanelProps extends PanelTableProps<Report> {
  readonly heldOf: (
    reportId: string,
  ) => { readonly key: number; readonly decision: ReportDecision; readonly sending: boolean } | null;
  readonly onDecide: (details: { report: Report; decision: ReportDecision; note: string | null }) => void;
  readonly onTakeBack: (key: number) => void;
}

const TONES = { open: 'warn', upheld: 'bad', dismissed: 'neutral' } as const;

/** Whom a report is about, by the name that she had then. */
export const reportedName = ({ copy }: Report) =>
  fullName({ firstName: copy.profile.firstName ?? null, lastName: copy.profile.lastName ?? null });

/** A name that leads to what is known of her, as long as her account is there. */
function RecordLink({ memberId, children }: { memberId: string | null; children: string }) {
  return memberId === null ? children : <TextLink href={memberRecordHref(memberId)}>{children}</TextLink>;
}

const columnsFor = ({
  now,
  heldOf,
  onDecide,
  onTakeBack,
}: Pick<ReportsPanelProps, 'now' | 'heldOf' | 'onDecide' | 'onTakeBack'>): readonly DataColumn<Report>[] => [
  {
    id: 'about',
    header: reportsPanelTexts.about,
    isRowHeader: true,
    cell: (report) => (
      <span className={table.lines}>
        <span className={table.strong}>
          <RecordLink memberId={report.reportedId}>{reportedName(report)}</RecordLink>
        </span>
        <span className={table.soft}>{safetyTexts.reasons[report.reason]}</span>
      </span>
    ),
  },
  {
    id: 'what',
    header: reportsPanelTexts.what,
    cell: ({ copy, comment }) => (
      <span className={table.lines}>
        <Badge className={table.whole}>
          {copy.message ? reportsPanelTexts.message : reportsPanelTexts.profile}
        </Badge>
        {copy.message ? (
          <q className={cx(table.strong, table.words)}>{copy.message.content}</q>
        ) : (
          <span className={table.words}>{copy.profile.bio ?? reportsPanelTexts.profileOnly}</span>
        )}
        {comment ? (
          <span className={cx(table.soft, table.words)}>
            {reportsPanelTexts.comment}: {comment}
          </span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'by',
    header: reportsPanelTexts.by,
    isShort: true,
    cell: ({ reporter }) =>
      reporter === null ? (
        reportsPanelTexts.someoneGone
      ) : (
        <RecordLink memberId={reporter.id}>{fullName(reporter)}</RecordLink>
      ),
  },
  {
    id: 'date',
    header: reportsPanelTexts.when,
    isShort: true,
    sortable: true,
    cell: ({ createdAt }) => <WhenCell at={createdAt} now={now} />,
  },
  {
    id: 'decision',
    header: adminTableTexts.actions,
    isPlain: true,
    cell: (report) => {
      if (report.status !== 'open')
        return (
          <span className={table.lines}>
            <Badge tone={TONES[report.status]} className={table.whole}>
              {reportsPanelTexts[report.status]}
            </Badge>
            {report.decidedBy ? (
              <span className={table.soft}>
                {fillText(reportsPanelTexts.decidedBy, { name: fullName(report.decidedBy) })}
              </span>
            ) : null}
            {report.note ? <q className={cx(table.soft, table.words)}>{report.note}</q> : null}
          </span>
        );
      const held = heldOf(report.id);
      return (
        <DecisionCell
          name={reportedName(report)}
          approveLabel={reportsPanelTexts.uphold}
          denyLabel={reportsPanelTexts.dismiss}
          noteHint={reportsPanelTexts.noteHint}
          withNote
          held={
            held && {
              label: reportsPanelTexts[held.decision],
              tone: held.decision === 'upheld' ? 'bad' : 'good',
              sending: held.sending,
              onTakeBack: () => onTakeBack(held.key),
            }
          }
          onDecide={({ decision, note }) =>
            onDecide({ report, decision: decision === 'approve' ? 'upheld' : 'dismissed', note })
          }
        />
      );
    },
  },
];

/** What members told about each other, to be decided. */
export function ReportsPanel({ now, heldOf, onDecide, onTakeBack, ...tableProps }: ReportsPanelProps) {
  return (
    <DataTable
      {...tableProps}
      label={reportsPanelTexts.title}
      columns={columnsFor({ now, heldOf, onDecide, onTakeBack })}
      rowId={({ id }) => id}
      rowName={reportedName}
      searchHint={reportsPanelTexts.searchHint}
      loadingLabel={reportsPanelTexts.loading}
      empty={{ title: reportsPanelTexts.empty, body: reportsPanelTexts.emptyBody }}
    />
  );
}
