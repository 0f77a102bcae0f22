import { dataErrorCode } from '@sorella/core/data-port';
import { adminSectionHref, eventPeopleHref } from '@sorella/core/domain/administration/sections';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { memberRecordTexts } from '@sorella/core/notices/texts/member-record.texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MemberRecord, type MemberRecordDraft } from '../../../admin/members/MemberRecord.tsx';
import { ToolsSkeleton } from '../../../admin/tools/ToolsSkeleton.tsx';
import { SearchDrawing } from '../../../art/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../../empty-states/ErrorState.tsx';
import { ButtonLink } from '../../../primitives/Button.tsx';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { type AppServices, reportFailure } from '../../../runtime/app-services.ts';
import { keepTabDraft, readTabDraft } from '../../editing/index.ts';

const DAY_MS = 86_400_000;

/** What is known of one member. */
export const memberStoryQuery = ({ data }: Pick<AppServices, 'data'>, userId: string) =>
  queryOptions({
    queryKey: ['admin-tools', 'member-story', userId],
    queryFn: ({ signal }) => data.admin.getMemberStory(userId, { signal }),
  });

/** One member for organizers, on live data. What is typed about her stays in the tab until it is saved. */
export function MemberRecordFlow({
  memberId,
  mayOpenEvents,
  mayDecide,
}: {
  readonly memberId: string;
  /** She may see the people of events; others are led to an event's own page. */
  readonly mayOpenEvents: boolean;
  /** She may decide about approvals: an admin alone. */
  readonly mayDecide: boolean;
}) {
  const services = useAppServices();
  const { data, notices, now } = services;
  const form = `member ${memberId}`;
  const [draft] = useState<Partial<MemberRecordDraft>>(() => readTabDraft(form));
  const query = useQuery(memberStoryQuery(services, memberId));
  const failure = useReadFailure(query);
  const told = (error: unknown) => {
    notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'member-change-failed')));
    reportFailure(services, error);
  };
  const suspending = useSingleMutation({
    mutationFn: (change: { days: number; reason: string } | null) =>
      change === null
        ? data.admin.reinstateMember(memberId)
        : data.admin.suspendMember({
            userId: memberId,
            until: new Date(now() + change.days * DAY_MS).toISOString(),
            reason: change.reason,
          }),
    onSuccess: (story, change) => {
      keepTabDraft(form, { days: undefined, reason: undefined });
      const name = fullName(story);
      notices.publish(
        noticeOf(adminNotices, change === null ? 'member-reinstated' : 'member-suspended', { name }),
      );
    },
    onError: told,
  });
  const noting = useSingleMutation({
    mutationFn: (note: string) =>
      data.admin.noteMember({ userId: memberId, noteId: crypto.randomUUID(), note }),
    onSuccess: () => keepTabDraft(form, { note: undefined }),
    onError: told,
  });
  const warning = useSingleMutation({
    mutationFn: (words: string) =>
      data.admin.warnMember({ userId: memberId, warningId: crypto.randomUUID(), warning: words }),
    onSuccess: (story) => {
      keepTabDraft(form, { warning: undefined });
      notices.publish(noticeOf(adminNotices, 'member-warned', { name: fullName(story) }));
    },
    onError: told,
  });
  const approving = useSingleMutation({
    mutationFn: ({ decision, reason }: { decision: 'approve' | 'reject'; reason: string }) =>
      data.admin.changeApproval({ userId: memberId, decision, noteId: crypto.randomUUID(), reason }),
    onSuccess: (story, { decision }) => {
      keepTabDraft(form, { approval: undefined });
      notices.publish(
        noticeOf(adminNotices, decision === 'approve' ? 'member-approved-again' : 'member-rejected', {
          name: fullName(story),
        }),
      );
    },
    onError: told,
  });
  if (!query.data) {
    if (!failure) return <ToolsSkeleton />;
    return ['not-found', 'invalid-input'].includes(dataErrorCode(failure.error)) ? (
      <EmptyState
        drawing={<SearchDrawing />}
        title={memberRecordTexts.goneTitle}
        body={memberRecordTexts.goneBody}
        headingLevel={2}
        action={<ButtonLink href={adminSectionHref('members')}>{memberRecordTexts.back}</ButtonLink>}
      />
    ) : (
      <ErrorState
        notice={failure.generalNotice}
        headingLevel={2}
        retrying={failure.retrying}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <MemberRecord
      eventHref={mayOpenEvents ? eventPeopleHref : eventPath}
      member={query.data}
      draft={draft}
      onTyped={(typed) => keepTabDraft(form, typed)}
      suspending={
        suspending.isPending ? (suspending.variables === null ? 'reinstating' : 'suspending') : null
      }
      onSuspend={(change) => suspending.mutate(change)}
      onReinstate={() => suspending.mutate(null)}
      noting={noting.isPending}
      onNote={noting.attempt}
      warning={warning.isPending}
      onWarn={warning.attempt}
      mayDecide={mayDecide}
      approving={approving.isPending}
      onChangeApproval={(decision, reason) => approving.attempt({ decision, reason })}
    />
  );
}

/** Her name for the heading; null until it is known. */
export function useMemberHeading(memberId: string | null): string | null {
  const services = useAppServices();
  const { data } = useQuery({ ...memberStoryQuery(services, memberId ?? ''), enabled: memberId !== null });
  return data ? fullName(data) : null;
}
