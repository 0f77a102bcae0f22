import type { ConversationSummary } from '@sorella/core/domain/entities/message';
import { fullName } from '@sorella/core/domain/profile/names';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { fillText } from '@sorella/core/notices/notice';
import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { LetterDrawing } from '../../art/drawings/LetterDrawing.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { NavigationLink } from '../../primitives/navigation.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './conversation-list.css.ts';

/** Props of {@link ConversationList}. */
export interface ConversationListProps {
  /** The one that somebody wrote in last comes first; undefined while they are read. */
  readonly conversations: readonly ConversationSummary[] | undefined;
  /** Whose conversation is open beside the list. */
  readonly openUserId: string | null;
  /** Milliseconds since 1970: times are told from here. */
  readonly now: number;
  /** Where a new message begins. */
  readonly newMessageHref: string;
  /** A finger or button is down on a conversation, which is opened when it is let go. */
  readonly onOpening?: (otherUserId: string) => void;
  /** There are more; null when there are none. */
  readonly more: { readonly loading: boolean; readonly onMore: () => void } | null;
}

const nameOf = ({ otherUserFirstName, otherUserLastName }: ConversationSummary) =>
  fullName({ firstName: otherUserFirstName, lastName: otherUserLastName });

function ConversationRow({
  conversation,
  open,
  now,
  onOpening,
}: Pick<ConversationListProps, 'now' | 'onOpening'> & {
  readonly conversation: ConversationSummary;
  readonly open: boolean;
}) {
  const { otherUserId, otherUserAvatarUrl, lastMessage, lastMessageTime, unreadCount } = conversation;
  const name = nameOf(conversation);
  const isUnread = unreadCount > 0;
  return (
    <li>
      <NavigationLink
        href={`/messages/${otherUserId}`}
        className={css.row}
        aria-current={open ? 'true' : undefined}
        onPointerDown={() => onOpening?.(otherUserId)}
      >
        <Avatar name={name} seed={otherUserId} photoUrl={otherUserAvatarUrl} decorative />
        <span className={css.words}>
          <span className={css.line}>
            <span className={cx(css.name, isUnread && css.strong)}>{name}</span>
            <time className={css.time} dateTime={lastMessageTime}>
              <span className={css.whenWide}>{formatRelativeTime(lastMessageTime, now)}</span>
              <span className={css.whenCompact}>{formatRelativeTime(lastMessageTime, now, 'compact')}</span>
            </time>
          </span>
          <span className={css.line}>
            <span className={cx(css.last, isUnread && css.strong)}>{lastMessage}</span>
            {isUnread ? (
              <span className={css.count}>
                <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
                <VisuallyHidden>{fillText(messagesTexts.unread, { n: unreadCount })}</VisuallyHidden>
              </span>
            ) : null}
          </span>
        </span>
      </NavigationLink>
    </li>
  );
}

function RowSkeleton() {
  return (
    <li className={css.row}>
      <Skeleton shape="circle" width="44px" height="44px" />
      <span className={css.words}>
        <Skeleton width="60%" />
        <Skeleton width="100%" />
      </span>
    </li>
  );
}

/** With whom the member writes: the other one, the last words, when, and how much is unread. */
export function ConversationList({
  conversations,
  openUserId,
  now,
  newMessageHref,
  onOpening,
  more,
}: ConversationListProps) {
  if (!conversations)
    return (
      <>
        <div role="status">
          <VisuallyHidden>{messagesTexts.loadingConversations}</VisuallyHidden>
        </div>
        <ul aria-busy="true" className={css.list}>
          {[1, 2, 3, 4, 5].map((row) => (
            <RowSkeleton key={row} />
          ))}
        </ul>
      </>
    );
  if (conversations.length === 0)
    return (
      <div className={css.nothing}>
        <div className={css.alone}>
          <LetterDrawing />
        </div>
        <Text weight="strong" className={css.none}>
          {messagesTexts.noConversations}
        </Text>
        {/* From 768 px on the drawing and the way to a first message stand beside the list. */}
        <div className={css.alone}>
          <Text size="small" tone="soft">
            {messagesTexts.noConversationsBody}
          </Text>
          <div className={css.begin}>
            <ButtonLink href={newMessageHref}>{messagesTexts.newMessage}</ButtonLink>
          </div>
        </div>
      </div>
    );
  return (
    <>
      <ul className={css.list} aria-label={messagesTexts.conversations}>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.otherUserId}
            conversation={conversation}
            open={conversation.otherUserId === openUserId}
            now={now}
            {...(onOpening && { onOpening })}
          />
        ))}
      </ul>
      {more ? (
        <div className={css.more}>
          <Button
            variant="secondary"
            size="small"
            busy={more.loading}
            busyLabel={messagesTexts.showingMore}
            onPress={more.onMore}
          >
            {messagesTexts.showMore}
          </Button>
        </div>
      ) : null}
    </>
  );
}
