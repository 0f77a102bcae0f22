import { auditUndoOf } from '@sorella/core/domain/administration/audit-log';
import type { AuditEntry } from '@sorella/core/domain/entities/admin';
import type { Person } from '@sorella/core/domain/entities/person';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { removalTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import {
  auditColumnTexts,
  auditPanelTexts,
  auditValueTexts,
} from '@sorella/core/notices/texts/admin-tools.texts';
import { ArrowRight } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as table from '../table/table.css.ts';
import { RemovalCell } from './RemovalCell.tsx';
import { inWords, toggleTitle } from './toggle-title.ts';
import * as css from './tools.css.ts';

/** What undoes entries of the log, and what is undone just now. */
export interface AuditUndoing {
  /** A removal that can still be taken back, or is on its way. */
  readonly removalOf: (applicationId: string) => { readonly key: number; readonly sending: boolean } | null;
  readonly onRemove: (details: { applicationId: string; member: Person | null; reason: string }) => void;
  readonly onRemovalTakeBack: (key: number) => void;
  /** Ids of the features that are being switched. */
  readonly switching: ReadonlyMap<string, boolean>;
  readonly onSwitch: (details: { id: string; isEnabled: boolean }) => void;
}

/** Props of {@link AuditChanges}. */
export interface AuditChangesProps {
  readonly entry: AuditEntry;
  /** IANA name of the zone in which moments stand. */
  readonly zone: string;
  readonly undoing: AuditUndoing;
}

/** The title of what an entry is about; of a feature the name that its switch has. */
export const titleOf = ({ tableName, title }: Pick<AuditEntry, 'tableName' | 'title'>) =>
  title !== null && tableName === 'feature_toggles' ? toggleTitle(title) : title;

const columnTexts: Readonly<Record<string, string>> = auditColumnTexts;
const columnInWords = (column: string) => columnTexts[column] ?? inWords(column);

/** A value as people read it: an amount, a moment in the zone, yes or no. */
function shown(column: string, value: AuditEntry['before'][string] | undefined, zone: string): string {
  if (value === undefined || value === null || value === '')
    return column === 'payment_days' ? auditValueTexts.asEverywhere : auditPanelTexts.nothing;
  if (column === 'payment_days' && value === 0) return auditValueTexts.noDeadline;
  if (typeof value === 'boolean') return value ? auditValueTexts.yes : auditValueTexts.no;
  if (typeof value === 'number') return column.endsWith('_cents') ? formatEuros(value) : String(value);
  return (/(?:_at|_time|^until)$/.test(column) ? formatDateTime(value, zone) : null) ?? value;
}

function Undo({ entry, undoing }: Omit<AuditChangesProps, 'zone'>) {
  const undo = auditUndoOf(entry);
  if (undo?.kind === 'switch') {
    const { toggleId: id, isEnabled } = undo;
    return (
      <div className={table.buttons}>
        <Button
          size="small"
          variant="secondary"
          busy={undoing.switching.has(id)}
          busyLabel={auditPanelTexts.switchingBack}
          aria-label={fillText(auditPanelTexts.switchBackName, { name: titleOf(entry) ?? id })}
          onPress={() => undoing.onSwitch({ id, isEnabled })}
        >
          {auditPanelTexts.switchBack}
        </Button>
      </div>
    );
  }
  if (undo?.kind !== 'removal') return null;
  const { applicationId } = undo;
  const { member } = entry;
  const removal = undoing.removalOf(applicationId);
  return (
    <RemovalCell
      name={fullName(member)}
      event={entry.title ?? ''}
      held={
        removal && {
          label: removalTexts.held,
          tone: 'bad',
          sending: removal.sending,
          onTakeBack: () => undoing.onRemovalTakeBack(removal.key),
        }
      }
      onRemove={({ reason }) => undoing.onRemove({ applicationId, member, reason })}
    />
  );
}

/** What stood before an entry of the log and after, and what takes it back where something does. */
export function AuditChanges({ entry, zone, undoing }: AuditChangesProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus({ part: () => root.current, next: () => root.current?.closest<HTMLElement>('[data-row]') });
  const { before, after, changed, exportedRows } = entry;
  if (exportedRows !== null)
    return exportedRows === 1
      ? auditPanelTexts.oneRow
      : fillText(auditPanelTexts.rows, { n: exportedRows.toLocaleString('en-US') });
  // The event of a host stands with her, by its title.
  const isTitled = entry.tableName === 'event_hosts' && entry.title !== null;
  const valued = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !(isTitled && key === 'eventId'),
  );
  const column = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const named = changed.filter((name) => !valued.some((key) => column(key) === name));
  return (
    <div ref={root} className={css.changes}>
      <ul className={css.changes}>
        {valued.map((key) => (
          <li key={key}>
            <span className={table.soft}>{columnInWords(column(key))}: </span>
            <del className={css.before}>{shown(column(key), before[key], zone)}</del>
            <Icon drawing={ArrowRight} size={14} className={css.became} />
            <VisuallyHidden> {auditPanelTexts.became} </VisuallyHidden>
            <ins className={css.code}>{shown(column(key), after[key], zone)}</ins>
          </li>
        ))}
        {named.length > 0 ? <li className={table.soft}>{named.map(columnInWords).join(', ')}</li> : null}
      </ul>
      <Undo entry={entry} undoing={undoing} />
    </div>
  );
}
