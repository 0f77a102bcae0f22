import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { LazyQuestion } from '../../dialogs/LazyQuestion.tsx';
import type { CoffeeChatEntry } from '../../lists/coffee-chats/CoffeeChatList.tsx';
import { cancelFailureNotice } from './failure-notices.ts';
import type { useCoffeeChatActions } from './use-coffee-chat-actions.ts';

/** Props of {@link CoffeeChatQuestions}. */
export interface CoffeeChatQuestionsProps {
  readonly actions: ReturnType<typeof useCoffeeChatActions>;
  /** Her own requests, as far as they are known. */
  readonly own: readonly CoffeeChatEntry[];
}

/** What is asked before a request is cancelled and before an invitation is declined. */
export function CoffeeChatQuestions({ actions, own }: CoffeeChatQuestionsProps) {
  const asked =
    own.find(({ request }) => request.id === actions.cancelling?.id)?.request ?? actions.cancelling;
  // Answered while she was asked, it is no question any more: a notice says what became of it.
  const isOpen = asked !== null && (asked.status === 'pending' || actions.cancel.isPending);
  return (
    <>
      <LazyQuestion
        open={isOpen}
        tone="danger"
        title={texts.cancelTitle}
        description={texts.cancelQuestion}
        confirmLabel={texts.cancelRequest}
        busyLabel={texts.cancelling}
        cancelLabel={texts.keepRequest}
        busy={actions.cancel.isPending}
        {...(actions.cancel.error ? { error: cancelFailureNotice(actions.cancel.error).description } : {})}
        onConfirm={() => {
          if (actions.cancelling) actions.cancel.mutate(actions.cancelling);
        }}
        onCancel={() => actions.setCancelling(null)}
      />
      <LazyQuestion
        open={actions.declining !== null}
        tone="danger"
        title={texts.declineTitle}
        description={fillText(texts.declineQuestion, { name: fullName(actions.declining?.person) })}
        confirmLabel={texts.decline}
        busyLabel={texts.declining}
        cancelLabel={texts.keepInvitation}
        busy={actions.answer.isPending}
        onConfirm={() => {
          if (actions.declining)
            actions.answer.mutate({ requestId: actions.declining.request.id, chosenDate: null });
        }}
        onCancel={() => actions.setDeclining(null)}
      />
    </>
  );
}
