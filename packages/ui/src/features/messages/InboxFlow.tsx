import { dataErrorCode } from '@sorella/core/data-port';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { messagesNotices } from '@sorella/core/notices/messages.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { ConversationList } from '../../lists/messages/ConversationList.tsx';
import { ReadEarlier } from '../../queries/ReadEarlier.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { useNow } from '../../runtime/use-now.ts';
import { inboxKey, inboxQuery, readMoreConversations, threadQuery } from './queries.ts';

/** Props of {@link InboxFlow}. */
export interface InboxFlowProps {
  readonly userId: string;
  /** Whose conversation is open. */
  readonly openUserId: string | null;
  readonly newMessageHref: string;
}

/** The member's conversations on live data. */
export function InboxFlow({ userId, openUserId, newMessageHref }: InboxFlowProps) {
  const services = useAppServices();
  const { data } = services;
  const queries = useQueryClient();
  const now = useNow();
  const inbox = useQuery(inboxQuery(data, userId));
  const failure = useReadFailure(inbox);
  const more = useMutation({
    mutationFn: async () => inbox.data && readMoreConversations(data, userId, inbox.data),
    onSuccess: (read) => queries.setQueryData(inboxKey(userId), read),
    onError: (error) => {
      services.notices.publish(dataErrorNotice(dataErrorCode(error)));
      reportFailure(services, error);
    },
  });

  if (failure)
    return (
      <ErrorState
        notice={noticeOf(messagesNotices, 'conversations-load-failed')}
        advice={failure.advice}
        headingLevel={2}
        retrying={failure.retrying}
        onRetry={() => void inbox.refetch()}
      />
    );
  return (
    <>
      <ReadEarlier cachedAt={inbox.data?.cachedAt} />
      <ConversationList
        conversations={inbox.data?.conversations}
        openUserId={openUserId}
        now={now}
        newMessageHref={newMessageHref}
        // A press takes about as long as the answer does.
        onOpening={(otherUserId) => void queries.prefetchQuery(threadQuery(data, userId, otherUserId))}
        more={inbox.data?.hasMore ? { loading: more.isPending, onMore: () => more.mutate() } : null}
      />
    </>
  );
}
