import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { useQuery } from '@tanstack/react-query';
import { GapDrawing } from '../../art/drawings/GapDrawing.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { BackToConversations } from '../../lists/messages/ConversationHead.tsx';
import { ThreadSkeleton } from '../../lists/messages/ThreadSkeleton.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { blockedQuery, useBlocking } from '../safety/index.ts';
import * as css from './messages.css.ts';

/** Where a conversation would be: with nobody, or with whom the member has blocked, and the way back. */
export function NobodyHere({
  userId,
  otherUserId,
}: {
  readonly userId: string;
  readonly otherUserId: string;
}) {
  const { data } = useAppServices();
  const blocked = useQuery(blockedQuery(data, userId));
  const unblock = useBlocking('unblock');
  const member = blocked.data?.find((one) => one.userId === otherUserId);
  if (blocked.isPending) return <ThreadSkeleton />;
  return (
    <div className={css.centered}>
      {member ? <BackToConversations /> : null}
      {member ? (
        <EmptyState
          drawing={<GapDrawing />}
          title={fillText(messagesTexts.blockedTitle, { name: fullName(member) })}
          body={messagesTexts.blockedBody}
          headingLevel={2}
          inPanel
          action={
            <Button
              variant="secondary"
              busy={unblock.isPending}
              busyLabel={safetyTexts.unblocking}
              onPress={() => unblock.mutate({ userId: otherUserId, name: fullName(member) })}
            >
              {safetyTexts.unblock}
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing={<GapDrawing />}
          title={messagesTexts.nobodyTitle}
          body={messagesTexts.nobodyBody}
          headingLevel={2}
          inPanel
          action={
            <ButtonLink href="/messages" variant="secondary">
              {messagesTexts.backToConversations}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
