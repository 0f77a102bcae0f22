import { isOwnMoney } from '@sorella/core/domain/administration/audit-log';
import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { AuditEntry, AuditLine } from '@sorella/core/domain/entities/admin';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { fullName, shortId } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { auditPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { Badge } from '../../primitives/Badge.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { AuditChanges, type AuditUndoing, titleOf } from './AuditChanges.tsx';
import { WhenCell } from './cells.tsx';
import { inWords } from './toggle-title.ts';
import * as css from './tools.css.ts';

/** Props of {@link AuditPanel}. */
export interface AuditPanelProps extends PanelTableProps<AuditLine> {
  /** IANA name of the zone whose days stand there. */
  readonly zone: string;
  readonly undoing: AuditUndoing;
}

const TONES = {
  insert: 'good',
  update: 'neutral',
  cancel: 'bad',
  delete: 'bad',
  read: 'neutral',
  export: 'warn',
} as const;

const words: Readonly<Record<string, string>> = auditPanelTexts;

/** What was done, in people's words, and whether it gave or took. */
function actionOf({ action, tableName }: Pick<AuditEntry, 'action' | 'tableName'>) {
  if (tableName === 'member_suspensions' && action === 'insert')
    return { label: auditPanelTexts.suspended, tone: 'bad' } as const;
  if (tableName === 'member_suspensions' && action === 'delete')
    return { label: auditPanelTexts.reinstated, tone: 'good' } as const;
  return { label: auditPanelTexts[action], tone: TONES[action] };
}

/** A row in people's words, or the list that was read. */
const thingOf = ({ action, tableName }: Pick<AuditEntry, 'action' | 'tableName'>) =>
  (action === 'read' || action === 'export' ? undefined : words[tableName]) ?? inWords(tableName);

/** What an entry is about, as far as it still has a name. */
const subjectOf = (entry: AuditEntry) =>
  [titleOf(entry), entry.member && fullName(entry.member)].filter((name) => name !== null).join(', ');

const entriesOf = ({ kinds }: AuditLine) => kinds.reduce((sum, { entries }) => sum + entries, 0);

type Kind = Pick<AuditLine['kinds'][number], 'action' | 'tableName'> & { readonly entries?: number };

/** What was done to which kind of row, and to how many where it was more than one. */
function What({ kind }: { readonly kind: Kind }) {
  const { entries = 1 } = kind;
  const thing = thingOf(kind);
  const { label, tone } = actionOf(kind);
  return (
    <span className={table.buttons}>
      <span className={table.strong}>
        {entries === 1
          ? thing
          : fillText(auditPanelTexts.severalKinds, { kind: thing, n: entries.toLocaleString('en-US') })}
      </span>
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}

function Subject({ entry }: { readonly entry: AuditEntry }) {
  const { rowId, tableName, member } = entry;
  const title = titleOf(entry);
  if (rowId === null) return null;
  return (
    <span className={table.soft} title={rowId}>
      {title === null ? null : tableName === 'events' ? (
        // An event that has begun is in no list.
        <TextLink href={eventPath(rowId)}>{title}</TextLink>
      ) : (
        title
      )}
      {title !== null && member ? ', ' : null}
      {member ? <TextLink href={memberRecordHref(member.id)}>{fullName(member)}</TextLink> : null}
      {title === null && !member ? fillText(auditPanelTexts.row, { id: shortId(rowId) }) : null}
    </span>
  );
}

/** All entries of a line that has several, folded until they are asked for. */
function Entries({
  line,
  zone,
  undoing,
}: { readonly line: AuditLine } & Pick<AuditPanelProps, 'zone' | 'undoing'>) {
  const { more, ...first } = line;
  const entries = [first, ...more];
  const total = entriesOf(line);
  return (
    <details className={css.details}>
      <summary className={css.summary}>
        {fillText(auditPanelTexts.showAll, { n: total.toLocaleString('en-US') })}
      </summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={css.actEntry}>
            <What kind={{ action: entry.action, tableName: entry.tableName }} />
            <Subject entry={entry} />
            <AuditChanges entry={entry} zone={zone} undoing={undoing} />
          </li>
        ))}
      </ul>
      {total > entries.length ? (
        <p className={table.soft}>
          {fillText(auditPanelTexts.notShown, { n: (total - entries.length).toLocaleString('en-US') })}
        </p>
      ) : null}
    </details>
  );
}

const columnsFor = ({
  now,
  zone,
  undoing,
}: Pick<AuditPanelProps, 'now' | 'zone' | 'undoing'>): readonly DataColumn<AuditLine>[] => [
  {
    id: 'date',
    header: auditPanelTexts.when,
    sortable: true,
    cell: ({ createdAt }) => <WhenCell at={createdAt} now={now} zone={zone} />,
  },
  {
    id: 'who',
    header: auditPanelTexts.who,
    isRowHeader: true,
    cell: ({ more, ...first }) => (
      <span className={table.lines}>
        <span className={table.strong}>
          {first.actor
            ? fullName(first.actor)
            : first.actorId
              ? auditPanelTexts.someoneGone
              : auditPanelTexts.server}
        </span>
        {[first, ...more].some(isOwnMoney) ? (
          <Badge tone="warn" className={table.whole}>
            {auditPanelTexts.ownMoney}
          </Badge>
        ) : null}
      </span>
    ),
  },
  {
    id: 'what',
    header: auditPanelTexts.what,
    cell: (line) => (
      <span className={table.badgedLines}>
        {line.kinds.map((kind) => (
          <What key={`${kind.tableName} ${kind.action}`} kind={kind} />
        ))}
        {line.more.length === 0 ? <Subject entry={line} /> : null}
      </span>
    ),
  },
  {
    id: 'details',
    header: auditPanelTexts.details,
    cell: (line) =>
      line.more.length === 0 ? (
        <AuditChanges entry={line} zone={zone} undoing={undoing} />
      ) : (
        <Entries line={line} zone={zone} undoing={undoing} />
      ),
  },
];

/** Who did what, when, with what stood before and after; all that one act did is one line. */
export function AuditPanel({ now, zone, undoing, ...tableProps }: AuditPanelProps) {
  return (
    <DataTable
      {...tableProps}
      label={adminPanelTexts.auditTitle}
      columns={columnsFor({ now, zone, undoing })}
      rowId={({ id }) => String(id)}
      rowName={(line) =>
        [
          line.kinds.map((kind) => `${thingOf(kind)} ${actionOf(kind).label.toLowerCase()}`).join(', '),
          line.more.length === 0 ? subjectOf(line) : '',
        ]
          .filter((words) => words !== '')
          .join(': ')
      }
      searchHint={auditPanelTexts.searchHint}
      loadingLabel={auditPanelTexts.loading}
      empty={{ title: auditPanelTexts.empty, body: auditPanelTexts.emptyBody }}
    />
  );
}
