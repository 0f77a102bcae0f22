import { dataErrorCode } from '@sorella/core/data-port';
import type { CoffeeChatRequest } from '@sorella/core/domain/entities/coffee-chat';
import { coffeeChatsNotices } from '@sorella/core/notices/coffee-chats.notices';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { useState } from 'react';
import type { CoffeeChatEntry } from '../../lists/coffee-chats/CoffeeChatList.tsx';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { answerFailureNotice, cancelFailureNotice, isSettled } from './failure-notices.ts';
import { useCoffeeChatsRefresh } from './use-coffee-chats-refresh.ts';

/** Cancelling, answering, and taking a coffee chat into the calendar. */
export function useCoffeeChatActions(userId: string) {
  const { data, notices, now } = useAppServices();
  const refresh = useCoffeeChatsRefresh();
  const [cancelling, setCancelling] = useState<CoffeeChatRequest | null>(null);
  const [declining, setDeclining] = useState<CoffeeChatEntry | null>(null);
  const [preparingId, setPreparingId] = useState<string | null>(null);

  // What never left this device changed nothing, and waits for no reading.
  const readAgain = (_answer: unknown, error: unknown) =>
    error !== null && dataErrorCode(error) === 'offline' ? undefined : refresh();

  const cancel = useSingleMutation({
    mutationFn: ({ id }: CoffeeChatRequest) => data.coffeeChats.cancelOwn({ requestId: id, userId }),
    onSuccess() {
      notices.publish(noticeOf(coffeeChatsNotices, 'coffee-chat-cancelled'), {
        group: 'coffee-chat-request',
      });
      setCancelling(null);
    },
    onError(error) {
      notices.publish(cancelFailureNotice(error), { group: 'coffee-chat-request' });
      if (isSettled(error)) setCancelling(null);
    },
    onSettled: readAgain,
  });

  const answer = useSingleMutation({
    mutationFn: (input: { requestId: string; chosenDate: string | null }) => data.coffeeChats.answer(input),
    onSuccess(_request, { chosenDate }) {
      const id = chosenDate === null ? 'coffee-chat-declined' : 'coffee-chat-accepted';
      notices.publish(noticeOf(coffeeChatsNotices, id), { group: 'coffee-chat-answer' });
      setDeclining(null);
    },
    onError(error) {
      notices.publish(answerFailureNotice(error), { group: 'coffee-chat-answer' });
      if (isSettled(error)) setDeclining(null);
    },
    // Busy until the list was read again: what is answered is not pressed twice.
    onSettled: readAgain,
  });

  const addToCalendar = async ({ request, person }: CoffeeChatEntry) => {
    setPreparingId(request.id);
    try {
      const { saveCalendarEntry } = await import('./save-calendar-entry.ts');
      saveCalendarEntry(request, person, now());
    } catch {
      notices.publish(
        navigator.onLine
          ? noticeOf(coffeeChatsNotices, 'coffee-chat-calendar-failed')
          : dataErrorNotice('network'),
      );
    }
    setPreparingId(null);
  };

  return { cancel, cancelling, setCancelling, answer, declining, setDeclining, preparingId, addToCalendar };
}
