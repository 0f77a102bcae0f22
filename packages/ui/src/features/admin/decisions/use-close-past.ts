import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { pastWaitingTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useApplicationsRefresh } from '../../../queries/use-refresh.ts';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { decisionFailureNotice } from './decision-report.ts';

/**
 * Closes what waits for events that are over: denied with the reason that it is over, so many at a time.
 *
 * @param readFirst - the applications that wait longest, at most {@link ADMIN_PART_ROWS}; none when nothing is left.
 * @param readAgain - settles when the list was read anew: until then it is closing.
 */
export function useClosePast(readFirst: () => Promise<readonly string[]>, readAgain: () => Promise<unknown>) {
  const services = useAppServices();
  const { data, notices } = services;
  const refresh = useApplicationsRefresh();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      let closed = 0;
      for (;;) {
        const applicationIds = await readFirst();
        if (applicationIds.length === 0) return closed;
        const answers = await data.admin.decideApplications({
          applicationIds,
          decision: 'deny',
          notes: pastWaitingTexts.reason,
        });
        const done = answers.filter(({ verdict }) => verdict === 'decided').length;
        closed += done;
        // Another admin decides about the same ones: the list says what is left.
        if (done === 0) return closed;
      }
    },
    onSuccess: (n) => {
      if (n > 0) notices.publish(noticeOf(adminNotices, 'past-applications-closed', { n }));
    },
    onError: (error) => {
      notices.publish(decisionFailureNotice('applications', error));
      reportFailure(services, error);
    },
    onSettled: () => {
      refresh();
      return readAgain();
    },
  });
  return { closing: isPending, onClose: () => mutate() };
}
