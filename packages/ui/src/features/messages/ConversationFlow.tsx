import { dataErrorCode } from '@sorella/core/data-port';
import { threadRowsOf } from '@sorella/core/domain/messages/thread';
import { fullName } from '@sorella/core/domain/profile/names';
import { canSend, isSending, textOf, unsentOf } from '@sorella/core/machines/conversation';
import { fillText } from '@sorella/core/notices/notice';
import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { LetterDrawing } from '../../art/drawings/LetterDrawing.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { readerZone } from '../../browser/reader-zone.ts';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { MessageComposer } from '../../forms/message-composer/MessageComposer.tsx';
import { ConversationHead } from '../../lists/messages/ConversationHead.tsx';
import { MessageThread } from '../../lists/messages/MessageThread.tsx';
import { ThreadSkeleton } from '../../lists/messages/ThreadSkeleton.tsx';
import { Text } from '../../primitives/Text.tsx';
import { ReadEarlier } from '../../queries/ReadEarlier.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useIsOffline } from '../../runtime/use-is-offline.ts';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { useNow } from '../../runtime/use-now.ts';
import { LazyMemberCardDialog, MemberLink } from '../safety/index.ts';
import { conversationOf } from './conversations.ts';
import * as css from './messages.css.ts';
import { NobodyHere } from './NobodyHere.tsx';
import { mayMessageQuery, personQuery } from './queries.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useMarkRead, useThread } from './use-thread.ts';
import { useTyping } from './use-typing.ts';

/** Props of {@link ConversationFlow}. */
export interface ConversationFlowProps {
  readonly userId: string;
  readonly otherUserId: string;
}

/** One conversation on live data. */
export function ConversationFlow({ userId, otherUserId }: ConversationFlowProps) {
  const services = useAppServices();
  const { data, device } = services;
  const queries = useQueryClient();
  const now = useNow();
  const isOffline = useIsOffline();
  const conversation = conversationOf(services, queries, userId, otherUserId);
  const snapshot = useLazyActor(conversation);
  const { thread, older } = useThread(userId, otherUserId);
  const failure = useReadFailure(thread);
  const person = useQuery(personQuery(data, otherUserId));
  const personFailure = useReadFailure(person);
  const may = useQuery(mayMessageQuery(data, otherUserId));
  useMarkRead(userId, otherUserId, thread.data);

  const messages = thread.data?.messages;
  const theirs = messages?.findLast(({ senderId }) => senderId === otherUserId)?.id ?? null;
  const { typing, sayTyping } = useTyping(userId, otherUserId, may.data === true, theirs);

  useEffect(() => conversation.start(), [conversation]);
  const unsent = useMemo(() => (snapshot ? unsentOf(snapshot) : []), [snapshot]);
  const unsentCount = unsent.length;
  useEffect(() => {
    if (messages && unsentCount > 0)
      conversation.send({ type: 'messages.arrive', ids: messages.map(({ id }) => id) });
  }, [conversation, messages, unsentCount]);

  const [report, setReport] = useState<{ messageId: string; open: boolean; times: number } | null>(null);
  const rows = useMemo(
    () => threadRowsOf({ messages: messages ?? [], unsent, userId, timeZone: readerZone(), now }),
    [messages, unsent, userId, now],
  );

  const { box, heading } = useArrivalFocus();

  const name = person.data ? fullName(person.data) : '';
  const online = () => !isOffline && device.isOnline();

  if (person.data === null || dataErrorCode(personFailure?.error) === 'invalid-input')
    return <NobodyHere userId={userId} otherUserId={otherUserId} />;

  const head = (
    <ConversationHead
      person={person.data}
      otherUserId={otherUserId}
      headingRef={heading}
      actions={
        person.data ? (
          <MemberLink userId={otherUserId} name={fullName(person.data)}>
            <Icon drawing={CircleUserRound} size={22} />
          </MemberLink>
        ) : null
      }
    />
  );
  if (failure)
    return (
      <>
        {head}
        <div className={css.centered}>
          <ErrorState
            notice={{ title: messagesTexts.threadFailedTitle, description: messagesTexts.threadFailed }}
            advice={failure.advice}
            retrying={failure.retrying}
            onRetry={() => void thread.refetch()}
          />
        </div>
      </>
    );
  return (
    <>
      {head}
      {thread.data?.cachedAt === undefined ? null : (
        <div className={css.note}>
          <ReadEarlier cachedAt={thread.data.cachedAt} />
        </div>
      )}
      {!messages || (rows.length === 0 && person.isPending) ? (
        <ThreadSkeleton />
      ) : rows.length === 0 ? (
        <div className={css.centered}>
          <EmptyState
            drawing={<LetterDrawing />}
            title={may.data === false ? messagesTexts.noMessagesClosedTitle : messagesTexts.noMessagesTitle}
            body={fillText(messagesTexts.noMessagesBody, { name })}
            inPanel
          />
        </div>
      ) : (
        <MessageThread
          name={name}
          rows={rows}
          older={older}
          typing={typing}
          onRetry={(id) => conversation.send({ type: 'message.retry', id, online: online() })}
          onDiscard={(id) => conversation.send({ type: 'message.discard', id })}
          onReport={({ id }) => setReport({ messageId: id, open: true, times: (report?.times ?? 0) + 1 })}
        />
      )}
      {report === null ? null : (
        <LazyMemberCardDialog
          key={report.times}
          view="report"
          open={report.open}
          member={{ userId: otherUserId, name }}
          messageId={report.messageId}
          onClose={() => setReport({ ...report, open: false })}
        />
      )}
      {may.data === false ? (
        <div className={css.readOnly}>
          <Text size="small" tone="soft">
            {rows.length === 0 ? messagesTexts.noUsersBody : messagesTexts.readOnly}
          </Text>
        </div>
      ) : (
        <MessageComposer
          ref={box}
          name={name}
          text={snapshot ? textOf(snapshot) : ''}
          sending={snapshot !== undefined && isSending(snapshot)}
          sendable={snapshot !== undefined && canSend(snapshot)}
          onTextChange={(text) => {
            conversation.send({ type: 'draft.edit', text });
            if (text.trim() !== '' && may.data === true && online()) sayTyping();
          }}
          onSend={() => conversation.send({ type: 'message.send', online: online() })}
        />
      )}
    </>
  );
}
