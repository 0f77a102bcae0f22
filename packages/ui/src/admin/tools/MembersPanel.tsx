import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { AdminMember } from '@sorella/core/domain/entities/admin';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import {
  adminTableTexts,
  decisionTexts,
  membersPanelTexts,
} from '@sorella/core/notices/texts/admin-tools.texts';
import { useRef } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { useFocusAfterRemoval } from '../table/use-focus-after-removal.ts';
import { usePickedRows } from '../table/use-picked-rows.ts';
import { PersonCell, WhenCell } from './cells.tsx';
import { DecisionCell } from './DecisionCell.tsx';
import { HeldNote, type HeldNoteProps } from './HeldNote.tsx';
import * as css from './tools.css.ts';

/** What an admin may decide about a member's approval. */
export type ApprovalDecision = 'approve' | 'reject';

/** Props of {@link MembersPanel}. */
export interface MembersPanelProps extends PanelTableProps<AdminMember> {
  /** Who looks at it. */
  readonly ownId: string;
  readonly heldOf: (
    userId: string,
  ) => { readonly key: number; readonly decision: ApprovalDecision; readonly sending: boolean } | null;
  /** She may decide about approvals and admins; else she reads. */
  readonly mayDecide?: boolean;
  readonly heldMany: HeldNoteProps['held'];
  readonly onDecide: (details: { members: readonly AdminMember[]; decision: ApprovalDecision }) => void;
  readonly onTakeBack: (key: number) => void;
  /** Asks whether to make a member an admin, or an admin none. */
  readonly onChangeRights: (details: { member: AdminMember }) => void;
}

const TONES = { pending: 'warn', approved: 'good', rejected: 'bad' } as const;

/** A decision about her is held or on its way, and says beside it what she is from now on. */
const isDecided = ({ userId, status }: AdminMember, heldOf: MembersPanelProps['heldOf']) =>
  status === 'pending' && heldOf(userId) !== null;

const columnsFor = ({
  now,
  ownId,
  heldOf,
  onDecide,
  onTakeBack,
  onChangeRights,
}: Pick<
  MembersPanelProps,
  'now' | 'ownId' | 'heldOf' | 'onDecide' | 'onTakeBack' | 'onChangeRights'
>): readonly DataColumn<AdminMember>[] => [
  {
    id: 'member',
    header: membersPanelTexts.member,
    sortable: 'words',
    isRowHeader: true,
    cell: ({ userId, firstName, lastName, avatarUrl, email, isAdmin }) => (
      <PersonCell
        person={{ id: userId, firstName, lastName, avatarUrl }}
        href={memberRecordHref(userId)}
        email={email}
        badge={
          <>
            {isAdmin ? <Badge>{membersPanelTexts.admin}</Badge> : null}
            {userId === ownId ? <Badge tone="neutral">{membersPanelTexts.you}</Badge> : null}
          </>
        }
      />
    ),
  },
  {
    id: 'date',
    header: membersPanelTexts.since,
    isShort: true,
    sortable: true,
    cell: ({ createdAt }) => <WhenCell at={createdAt} now={now} />,
  },
  {
    id: 'status',
    header: adminTableTexts.status,
    isShort: true,
    sortable: 'words',
    isEmpty: (member) => isDecided(member, heldOf),
    cell: (member) => (
      <Badge tone={TONES[member.status]} className={cx(isDecided(member, heldOf) && table.past)}>
        {membersPanelTexts[member.status]}
      </Badge>
    ),
  },
  {
    id: 'decision',
    header: adminTableTexts.actions,
    isPlain: true,
    cell: (member) => {
      const held = heldOf(member.userId);
      const name = fullName(member);
      return member.status === 'pending' ? (
        <DecisionCell
          name={name}
          quiet
          denyLabel={decisionTexts.reject}
          held={
            held && {
              label: held.decision === 'approve' ? decisionTexts.heldApproved : decisionTexts.heldRejected,
              tone: held.decision === 'approve' ? 'good' : 'bad',
              sending: held.sending,
              onTakeBack: () => onTakeBack(held.key),
            }
          }
          onDecide={({ decision }) =>
            onDecide({
              members: [member],
              decision: decision === 'approve' ? 'approve' : 'reject',
            })
          }
        />
      ) : null;
    },
  },
  // A column of its own: nobody is made an admin by a press that was meant for the button beside it.
  {
    id: 'rights',
    header: membersPanelTexts.rights,
    isPlain: true,
    cell: (member) => (
      <Button
        size="small"
        variant="quiet"
        aria-label={`${member.isAdmin ? membersPanelTexts.removeAdmin : membersPanelTexts.makeAdmin}: ${fullName(member)}`}
        onPress={() => onChangeRights({ member })}
      >
        {member.isAdmin ? membersPanelTexts.removeAdmin : membersPanelTexts.makeAdmin}
      </Button>
    ),
  },
];

/** The members, the state of their approval, and who is an admin. */
export function MembersPanel({
  now,
  ownId,
  mayDecide = true,
  heldOf,
  heldMany,
  onDecide,
  onTakeBack,
  onChangeRights,
  ...tableProps
}: MembersPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root);
  const { picked, selection, clear } = usePickedRows<AdminMember>({
    table: tableProps,
    rowId: ({ userId }) => userId,
    isSelectable: (row) => row.status === 'pending' && heldOf(row.userId) === null,
  });
  const decideMany = (decision: ApprovalDecision) => {
    onDecide({ members: picked, decision });
    clear();
  };
  return (
    <div ref={root} className={css.stack}>
      <HeldNote held={heldMany} onTakeBack={onTakeBack} />
      <DataTable
        {...tableProps}
        label={adminPanelTexts.memberApprovalsTitle}
        columns={columnsFor({ now, ownId, heldOf, onDecide, onTakeBack, onChangeRights }).filter(
          ({ id }) => mayDecide || (id !== 'decision' && id !== 'rights'),
        )}
        rowId={({ userId }) => userId}
        rowName={fullName}
        searchHint={adminTableTexts.searchMembersHint}
        loadingLabel={membersPanelTexts.loading}
        empty={{ title: membersPanelTexts.empty, body: membersPanelTexts.emptyBody }}
        {...(mayDecide && {
          selection: {
            ...selection,
            actions: (
              <>
                <Button size="small" onPress={() => decideMany('approve')}>
                  {fillText(decisionTexts.approveMany, { n: picked.length })}
                </Button>
                <Button size="small" variant="secondary" onPress={() => decideMany('reject')}>
                  {fillText(decisionTexts.rejectMany, { n: picked.length })}
                </Button>
              </>
            ),
          },
        })}
      />
    </div>
  );
}
