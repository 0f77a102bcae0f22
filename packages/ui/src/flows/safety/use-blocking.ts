import { noticeOf, safetyNotices } from '@sorella/core/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../live/invalidate.ts';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../runtime/app-services.ts';

/** Whom it is about. */
export interface Someone {
  readonly userId: string;
  readonly name: string;
}

/**
 * Blocks somebody, or takes it back; both are told, and whatever shows her is read again. The question that blocks
 * stays open above the page, so that it says itself what failed.
 */
export function useBlocking(verb: 'block' | 'unblock') {
  const services = useAppServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ userId }: Someone) => services.data.safety[verb](userId),
    onSuccess: (_done, { name }) => {
      const id = verb === 'block' ? 'member-blocked' : 'member-unblocked';
      services.notices.publish(noticeOf(safetyNotices, id, { name }), { group: 'block' });
      // She stands on event cards and in coffee chats as well.
      invalidate(queries, 'conversation');
      invalidate(queries, 'event');
      invalidate(queries, 'coffee-chat');
    },
    onError: (error) => {
      services.notices.publish(noticeOf(safetyNotices, 'block-failed'), {
        group: 'block',
        ...(verb === 'block' && { place: 'inline' }),
      });
      reportFailure(services, error);
    },
  });
}
