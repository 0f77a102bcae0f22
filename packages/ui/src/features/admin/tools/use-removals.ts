import { DataError, dataErrorCode } from '@sorella/core/data-port';
import type { Person } from '@sorella/core/domain/entities/person';
import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { readDecidedAgain } from '../decisions/read-decided-again.ts';
import { useUndoableDecisions } from '../decisions/use-undoable-decisions.ts';

/** Somebody may have ended it meanwhile: another admin, or the member herself. */
function removalFailed(error: unknown, name: string): FilledNotice {
  const admin = error instanceof DataError ? error.decided?.decidedBy : null;
  if (dataErrorCode(error) !== 'no-active-booking')
    return noticeOf(adminNotices, 'member-remove-failed', { name });
  return admin
    ? noticeOf(adminNotices, 'member-removed-before', { name, admin: fullName(admin) })
    : noticeOf(adminNotices, 'member-remove-late', { name });
}

/** Removals of approved members that can still be taken back, from whichever table they are made. */
export function useRemovals(table: string) {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const removals = useUndoableDecisions<{ name: string; reason: string }>(
    async ({ ids: [applicationId = ''], decided: { name, reason } }) => {
      let failure: unknown;
      try {
        await data.admin.removeMember({ applicationId, reason });
        notices.publish(noticeOf(adminNotices, 'member-removed', { name }));
      } catch (error) {
        notices.publish(changeFailureNotice(error, removalFailed(error, name)));
        reportFailure(services, error);
        failure = error;
      }
      await readDecidedAgain(queries, ['admin-tools', table], 'application', failure);
    },
  );
  return {
    removalOf: (applicationId: string) => removals.of(applicationId) ?? null,
    onRemove: (input: { applicationId: string; member: Person | null; reason: string }) =>
      removals.hold([input.applicationId], { name: fullName(input.member), reason: input.reason }),
    onRemovalTakeBack: removals.takeBack,
  };
}
