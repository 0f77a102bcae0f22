import type { AdminMember } from '@sorella/core/domain/entities/admin';
import { fullName } from '@sorella/core/domain/profile/names';
import { staffTexts } from '@sorella/core/notices/texts/staff.texts';
import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { Text } from '../../primitives/Text.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import * as css from '../members/member-record.css.ts';

/** What a search has come to. */
export type MemberPickerContent =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly members: readonly AdminMember[] };

/** What can be done with a member who was found. */
export interface MemberAction {
  readonly id: string;
  readonly label: string;
  /** The same with her name, for who hears the buttons one by one. */
  readonly name: string;
}

/** Props of {@link MemberPicker}. */
export interface MemberPickerProps {
  readonly search: string;
  readonly onSearchChange: (search: string) => void;
  readonly content: MemberPickerContent;
  /** Of each member what can be done with her. */
  readonly actionsFor: (member: AdminMember) => readonly MemberAction[];
  readonly onPick: (details: { member: AdminMember; action: string }) => void;
  readonly onRetry: () => void;
  /** A pick is on its way. */
  readonly busy: boolean;
}

/** Finds a member by her name or address, to give her something. */
export function MemberPicker({
  search,
  onSearchChange,
  content,
  actionsFor,
  onPick,
  onRetry,
  busy,
}: MemberPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  // What was given is offered no more: the next is, or another search.
  useKeptFocus({ part: () => root.current, next: () => root.current?.querySelector('li button, input') });
  return (
    <div ref={root} className={css.form}>
      <SearchField
        label={staffTexts.search}
        placeholder={staffTexts.searchHint}
        className={css.choice}
        value={search}
        onValueChange={onSearchChange}
      />
      <div role="status">
        {content.kind === 'loading' ? <Text size="small">{staffTexts.searching}</Text> : null}
        {content.kind === 'failed' ? (
          <Inline gap="3">
            <Text as="span" size="small">
              {staffTexts.searchFailed}
            </Text>
            <Button size="small" variant="quiet" onPress={onRetry}>
              {staffTexts.retry}
            </Button>
          </Inline>
        ) : null}
        {content.kind === 'ready' && content.members.length === 0 ? (
          <Text size="small">{staffTexts.nobody}</Text>
        ) : null}
      </div>
      {content.kind === 'ready' && content.members.length > 0 ? (
        <ul className={css.list} aria-label={staffTexts.search}>
          {content.members.map((member) => (
            <li key={member.userId} className={css.row}>
              <span className={css.words}>
                <span className={css.strong}>{fullName(member)}</span>
                {member.email === null ? null : <span className={css.soft}>{member.email}</span>}
              </span>
              <span className={css.badges}>
                {actionsFor(member).map(({ id, label, name }) => (
                  <Button
                    key={id}
                    size="small"
                    variant="secondary"
                    aria-label={name}
                    unavailable={busy}
                    busy={busy && picked === `${member.userId} ${id}`}
                    onPress={() => {
                      setPicked(`${member.userId} ${id}`);
                      onPick({ member, action: id });
                    }}
                  >
                    {label}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
