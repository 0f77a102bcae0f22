import type { AuditEntry } from '@sorella/core/domain/entities/admin';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { fullName, shortId } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { auditPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { ArrowRight } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { WhenCell } from './cells.tsx';
import * as css from './tools.css.ts';

/** Props of {@link AuditPanel}. */
export type AuditPanelProps = PanelTableProps<AuditEntry>;

const TONES = {
  insert: 'good',
  update: 'sky',
  cancel: 'bad',
  delete: 'bad',
  read: 'neutral',
  export: 'butter',
} as const;

const words: Readonly<Record<string, string>> = auditPanelTexts;

const shown = (value: AuditEntry['before'][string] | undefined) =>
  value === undefined || value === null || value === '' ? auditPanelTexts.nothing : String(value);

/** A column's name as people write it. */
const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** A row in people's words, or the list that was read. */
const thingOf = ({ action, tableName }: AuditEntry) =>
  (action === 'read' || action === 'export' ? undefined : words[tableName]) ?? inWords(tableName);

/** What a line is about, as far as it still has a name. */
const subjectOf = ({ title, member }: AuditEntry) =>
  [title, member && fullName(member)].filter((name) => name !== null).join(', ');

function Changes({ entry }: { entry: AuditEntry }) {
  const { before, after, changed, exportedRows } = entry;
  if (exportedRows !== null)
    return fillText(auditPanelTexts.rows, { n: exportedRows.toLocaleString('en-US') });
  const valued = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const column = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const named = changed.filter((name) => !valued.some((key) => column(key) === name));
  return (
    <ul className={css.changes}>
      {valued.map((key) => (
        <li key={key}>
          <span className={table.soft}>{inWords(column(key))}: </span>
          <del className={css.before}>{shown(before[key])}</del>
          <Icon drawing={ArrowRight} size={14} className={css.became} />
          <VisuallyHidden> {auditPanelTexts.became} </VisuallyHidden>
          <ins className={css.code}>{shown(after[key])}</ins>
        </li>
      ))}
      {named.length > 0 ? <li className={table.soft}>{named.map(inWords).join(', ')}</li> : null}
    </ul>
  );
}

const columnsAt = (now: number): readonly DataColumn<AuditEntry>[] => [
  {
    id: 'date',
    header: auditPanelTexts.when,
    sortable: true,
    cell: ({ createdAt }) => <WhenCell at={createdAt} now={now} />,
  },
  {
    id: 'who',
    header: auditPanelTexts.who,
    isRowHeader: true,
    cell: ({ actor, actorId }) => (
      <span className={table.strong}>
        {actor ? fullName(actor) : actorId ? auditPanelTexts.someoneGone : auditPanelTexts.server}
      </span>
    ),
  },
  {
    id: 'what',
    header: auditPanelTexts.what,
    cell: (entry) => (
      <span className={table.lines}>
        <span className={table.buttons}>
          <span className={table.strong}>{thingOf(entry)}</span>
          <Badge tone={TONES[entry.action]}>{auditPanelTexts[entry.action]}</Badge>
        </span>
        {entry.rowId === null ? null : (
          <span className={table.soft} title={entry.rowId}>
            {entry.tableName === 'events' && entry.title !== null ? (
              // An event that has begun is in no list.
              <TextLink href={eventPath(entry.rowId)}>{subjectOf(entry)}</TextLink>
            ) : (
              subjectOf(entry) || fillText(auditPanelTexts.row, { id: shortId(entry.rowId) })
            )}
          </span>
        )}
      </span>
    ),
  },
  { id: 'details', header: auditPanelTexts.details, cell: (entry) => <Changes entry={entry} /> },
];

/** Who did what, when, with what stood before and after. */
export function AuditPanel({ now, ...tableProps }: AuditPanelProps) {
  return (
    <DataTable
      {...tableProps}
      label={adminPanelTexts.auditTitle}
      columns={columnsAt(now)}
      rowId={({ id }) => String(id)}
      rowName={(entry) =>
        [`${thingOf(entry)} ${auditPanelTexts[entry.action]}`, subjectOf(entry)]
          .filter((words) => words !== '')
          .join(': ')
      }
      searchHint={auditPanelTexts.searchHint}
      loadingLabel={auditPanelTexts.loading}
      empty={{ title: auditPanelTexts.empty, body: auditPanelTexts.emptyBody }}
    />
  );
}
