import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { Person } from '@sorella/core/domain/entities/person';
import { formatShortDate } from '@sorella/core/domain/events/event-time';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { staffTexts } from '@sorella/core/notices/texts/staff.texts';
import { useRef } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import * as css from '../members/member-record.css.ts';

/** One role of somebody. */
export interface StaffRow {
  readonly id: string;
  readonly member: Person;
  /** Its name; null where all have the same. */
  readonly role: string | null;
  /** What it is for, as an event's title. */
  readonly of: string | null;
  /** ISO 8601. */
  readonly since: string;
  /** Who gave it; null when her account is gone. */
  readonly by: Person | null;
  /** What the button says to a screen reader. */
  readonly takeName: string;
}

/** Props of {@link StaffList}. */
export interface StaffListProps {
  readonly label: string;
  readonly rows: readonly StaffRow[];
  /** Where nobody has one. */
  readonly empty: string;
  readonly takeLabel: string;
  readonly onTake: (details: { id: string }) => void;
}

/** Who has a role, since when and by whom, each with the way to take it back. */
export function StaffList({ label, rows, empty, takeLabel, onTake }: StaffListProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus({
    part: () => root.current,
    next: () => root.current?.querySelector('button') ?? root.current,
  });
  return (
    <div ref={root} tabIndex={-1}>
      {rows.length === 0 ? (
        <Text size="small" tone="soft">
          {empty}
        </Text>
      ) : (
        <ul className={css.list} aria-label={label}>
          {rows.map(({ id, member, role, of, since, by, takeName }) => {
            const date = formatShortDate(since, 'UTC') ?? '';
            return (
              <li key={id} className={css.row}>
                <span className={css.words}>
                  <span className={css.badges}>
                    <TextLink href={memberRecordHref(member.id)}>{fullName(member)}</TextLink>
                    {role === null ? null : <Badge>{role}</Badge>}
                  </span>
                  {of === null ? null : <span>{fillText(staffTexts.ofEvent, { event: of })}</span>}
                  <span className={css.soft}>
                    {by === null
                      ? fillText(staffTexts.since, { date })
                      : fillText(staffTexts.sinceBy, { date, name: fullName(by) })}
                  </span>
                </span>
                <Button size="small" variant="quiet" aria-label={takeName} onPress={() => onTake({ id })}>
                  {takeLabel}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
