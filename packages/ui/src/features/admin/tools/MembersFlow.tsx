import { dataErrorCode } from '@sorella/core/data-port';
import type { AdminMember, ApprovalAnswer } from '@sorella/core/domain/entities/admin';
import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { adminAccessNotices } from '@sorella/core/notices/admin-access.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { fillText, noticeOf } from '@sorella/core/notices/notice';
import {
  adminTableTexts,
  decidedStatusTexts,
  decisionTexts,
  membersPanelTexts,
} from '@sorella/core/notices/texts/admin-tools.texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ApprovalDecision, MembersPanel } from '../../../admin/tools/MembersPanel.tsx';
import { LazyQuestion, preloadQuestion } from '../../../dialogs/LazyQuestion.tsx';
import { invalidate } from '../../../queries/invalidate.ts';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { readDecidedAgain } from '../decisions/read-decided-again.ts';
import { useUndoableDecisions } from '../decisions/use-undoable-decisions.ts';
import { onClock } from './export-values.ts';
import { undoableRows } from './undoable-rows.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';

const STATUSES = ['pending', 'approved', 'rejected'] as const;
const SORTS = ['date', 'member', 'status'] as const;
const ADMINS = 'admins';
const NO_FILTERS = { status: '' };

interface Decided {
  decision: ApprovalDecision;
  /** As they stood when it was decided. */
  rows: readonly AdminMember[];
}

/** Whom another admin had decided about before, by name; empty when nobody. */
const decidedBefore = (answers: readonly ApprovalAnswer[], rows: readonly AdminMember[]) =>
  answers
    .flatMap(({ userId, verdict, status, decidedBy }) => {
      const isBefore = verdict === 'already-decided' || (verdict === 'unchanged' && decidedBy !== null);
      return isBefore && status
        ? fillText(decisionTexts.decidedBefore, {
            name: fullName(rows.find((member) => member.userId === userId)),
            status: decidedStatusTexts[status],
            admin: decidedBy ? fullName(decidedBy) : decisionTexts.someone,
          })
        : [];
    })
    .join(', ');

/** Props of {@link MembersFlow}. */
export interface MembersFlowProps {
  /** Who looks at it. */
  userId: string;
  /** She may decide about approvals and admins; else she reads. */
  mayDecide: boolean;
}

/** Members, their approvals and admin rights on live data. */
export function MembersFlow({ userId, mayDecide }: MembersFlowProps) {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AdminMember | null>(null);
  useEffect(preloadQuestion, []);
  const { table, filters } = useAdminTable({
    name: 'members',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { status: [...STATUSES, ADMINS] },
    failed: noticeOf(adminNotices, 'members-load-failed'),
    read: ({ filters: { status }, sortBy, ...request }, signal) => {
      const wanted = oneOf(STATUSES, status);
      return data.admin.listMembers(
        {
          ...request,
          sortBy: oneOf(SORTS, sortBy) ?? 'date',
          onlyAdmins: status === ADMINS,
          ...(wanted && { status: wanted }),
        },
        signal ? { signal } : {},
      );
    },
    exported: [
      { header: 'First name', value: ({ firstName }) => firstName },
      { header: 'Last name', value: ({ lastName }) => lastName },
      { header: 'Email', value: ({ email }) => email },
      { header: 'Approval', value: ({ status }) => status },
      { header: 'Admin', value: ({ isAdmin }) => (isAdmin ? 'yes' : 'no') },
      { header: 'Listed since', value: ({ createdAt }) => onClock(createdAt) },
    ],
  });

  const decisions = useUndoableDecisions<Decided>(async ({ ids, decided }) => {
    let failure: unknown;
    try {
      const answers = await data.admin.decideApprovals({ userIds: ids, decision: decided.decision });
      const n = answers.filter(({ verdict }) => verdict === 'decided').length;
      if (n > 0) notices.publish(noticeOf(adminNotices, 'members-decided', { n }));
      const names = decidedBefore(answers, decided.rows);
      if (names) notices.publish(noticeOf(adminNotices, 'members-decided-before', { names }));
    } catch (error) {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'member-approval-failed')));
      reportFailure(services, error);
      failure = error;
    }
    await readDecidedAgain(queries, ['admin-tools', 'members'], 'profile', failure);
  });
  const { one, many } = undoableRows(decisions.held);

  const { mutate, isPending } = useSingleMutation({
    mutationFn: (member: AdminMember) =>
      member.isAdmin
        ? data.admin.revokeAdmin(userId, member.userId)
        : data.admin.grantAdmin(userId, member.userId),
    onSuccess: (_nothing, member) => {
      const id = member.isAdmin ? 'admin-revoked' : 'admin-granted-other';
      notices.publish(noticeOf(adminNotices, id, { name: fullName(member) }));
    },
    onError: (error, member) => {
      if (dataErrorCode(error) === 'last-admin') notices.publish(noticeOf(adminNotices, 'last-admin'));
      else
        notices.publish(
          changeFailureNotice(
            error,
            member.isAdmin
              ? noticeOf(adminNotices, 'admin-revoke-failed')
              : noticeOf(adminAccessNotices, 'admin-grant-failed'),
          ),
        );
      reportFailure(services, error);
    },
    onSettled: () => {
      setAsked(null);
      invalidate(queries, 'admin');
    },
  });

  return (
    <>
      <MembersPanel
        {...table}
        ownId={userId}
        mayDecide={mayDecide}
        filters={[
          {
            id: 'status',
            label: adminTableTexts.status,
            value: filters.status,
            options: [
              { value: '', label: adminTableTexts.all },
              ...STATUSES.map((value) => ({ value, label: membersPanelTexts[value] })),
              { value: ADMINS, label: membersPanelTexts.onlyAdmins },
            ],
          },
        ]}
        heldOf={one}
        heldMany={many}
        onDecide={({ members, decision }) =>
          decisions.hold(
            members.map((member) => member.userId),
            { decision, rows: members },
          )
        }
        onTakeBack={decisions.takeBack}
        onChangeRights={({ member }) => setAsked(member)}
      />
      <LazyQuestion
        open={asked !== null}
        title={fillText(
          asked?.isAdmin ? membersPanelTexts.removeAdminTitle : membersPanelTexts.makeAdminTitle,
          { name: fullName(asked) },
        )}
        description={asked?.isAdmin ? membersPanelTexts.removeAdminBody : membersPanelTexts.makeAdminBody}
        confirmLabel={asked?.isAdmin ? membersPanelTexts.removeAdmin : membersPanelTexts.makeAdmin}
        cancelLabel={membersPanelTexts.cancel}
        tone={asked?.isAdmin ? 'danger' : 'plain'}
        busy={isPending}
        onConfirm={() => asked && mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
