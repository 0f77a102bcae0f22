import type { StaffRole } from '@sorella/core/domain/entities/staff';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { staffTexts } from '@sorella/core/notices/texts/staff.texts';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';

type RoleChange = {
  readonly userId: string;
  readonly name: string;
  readonly isGiven: boolean;
} & (
  | { readonly role: Exclude<StaffRole, 'host'> }
  /** Of one event. */
  | { readonly role: 'host'; readonly eventId: string }
);

/** Gives a role or takes it back, and says what came of it. `onSettled` is called either way. */
export function useRoleChange(onSettled: () => void) {
  const services = useAppServices();
  const { data, notices } = services;
  return useSingleMutation({
    mutationFn: async (change: RoleChange): Promise<unknown> => {
      const { userId, isGiven } = change;
      if (change.role === 'host')
        return data.admin.setEventHost({ eventId: change.eventId, userId, isHost: isGiven });
      const { role } = change;
      return isGiven ? data.admin.giveRole({ userId, role }) : data.admin.takeRole({ userId, role });
    },
    onSuccess: (_answer, { name, role, isGiven }) =>
      notices.publish(
        noticeOf(adminNotices, isGiven ? 'role-given' : 'role-taken', {
          name,
          role: staffTexts[role].toLowerCase(),
        }),
      ),
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'staff-change-failed')));
      reportFailure(services, error);
    },
    onSettled,
  });
}
