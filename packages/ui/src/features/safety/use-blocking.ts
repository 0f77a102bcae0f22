import { dataErrorCode } from '@sorella/core/data-port';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { safetyNotices } from '@sorella/core/notices/safety.notices';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';

/** Whom it is about. */
export interface Someone {
  readonly userId: string;
  readonly name: string;
}

/**
 * Blocks somebody, or takes it back; both are told, and nothing shows her any more. The question that blocks
 * stays open above the page, so that it says itself what failed.
 */
export function useBlocking(verb: 'block' | 'unblock') {
  const services = useAppServices();
  return useSingleMutation({
    mutationFn: ({ userId }: Someone) => services.data.safety[verb](userId),
    onSuccess: (_done, { name }) => {
      const id = verb === 'block' ? 'member-blocked' : 'member-unblocked';
      services.notices.publish(noticeOf(safetyNotices, id, { name }), { group: 'block' });
    },
    onError: (error) => {
      const id = dataErrorCode(error) === 'too-many-blocks' ? 'block-limit' : 'block-failed';
      services.notices.publish(changeFailureNotice(error, noticeOf(safetyNotices, id)), {
        group: 'block',
        ...(verb === 'block' && { place: 'inline' }),
      });
      reportFailure(services, error);
    },
  });
}
