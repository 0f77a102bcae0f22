import { isSlotSelectable, today } from '@sorella/core/domain/coffee-chats/coffee-chat-slots';
import type { CoffeeChatIdea } from '@sorella/core/domain/entities/coffee-chat';
import { formatLongDate } from '@sorella/core/domain/events/event-time';
import { chosenDaysAsDraft, chosenDaysInDraft } from '@sorella/core/editing';
import {
  type coffeeChatDatesMachine,
  hasDropped,
  isDayOpen,
  proposedDatesOf,
  selectionOf,
} from '@sorella/core/machines/coffee-chat-dates';
import { coffeeChatsNotices } from '@sorella/core/notices/coffee-chats.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { useEffect, useRef, useState } from 'react';
import { CoffeeChatDialog } from '../../dialogs/CoffeeChatDialog.tsx';
import { useSingleMutation } from '../../queries/use-single-mutation.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { useNow } from '../../runtime/use-now.ts';
import { forgetTabDraft, keepTabDraft, readTabDraft, useTabDraft } from '../editing/index.ts';
import { useSession } from '../session/index.ts';
import { requestFailureNotice } from './failure-notices.ts';
import { useCoffeeChatsRefresh } from './use-coffee-chats-refresh.ts';
import { zoneLabel } from './zone.ts';

const DAY_MS = 86_400_000;
const TICK_MS = 20_000;
/** The database takes what lies in the year ahead. */
const DAYS_AHEAD = 364;

/** The comment is kept in the tab by this name. */
const FORM = 'coffee-chat';
/** And the chosen days by this one, a field each. */
const DATES = 'coffee-chat-dates';

/** The last day that can be asked for, as it is for the member. */
const lastDayOf = (now: number, zone: string) => today({ now: now + DAYS_AHEAD * DAY_MS, zone });

/** Props of {@link CoffeeChatDialogFlow}. */
export interface CoffeeChatDialogFlowProps {
  readonly userId: string;
  readonly open: boolean;
  /** Whom she asks; null asks openly. */
  readonly person: CoffeeChatIdea | null;
  readonly zone: string;
  readonly onClose: () => void;
}

/**
 * Asking for a coffee chat. What was chosen and written stays in the tab, over a
 * reload too, until it is sent or she signs out.
 */
export function CoffeeChatDialogFlow({ userId, open, person, zone, onClose }: CoffeeChatDialogFlowProps) {
  const { actor, data, notices } = useAppServices();
  const isSignedIn = useSession().status === 'signed-in';
  const refresh = useCoffeeChatsRefresh();
  const now = useNow();
  const [dates] = useState(() =>
    actor<typeof coffeeChatDatesMachine>(async (world) =>
      (await import('./coffee-chat-dates-actor.ts')).createCoffeeChatDatesActor(
        world,
        zone,
        chosenDaysInDraft(readTabDraft(DATES), zone, lastDayOf(world.now(), zone)),
      ),
    ),
  );
  const snapshot = useLazyActor(dates);
  useTabDraft(DATES, snapshot === undefined ? null : chosenDaysAsDraft(selectionOf(snapshot)));
  const [comments, setComments] = useState(() => readTabDraft(FORM)['comments'] ?? '');
  const comment = (words: string) => {
    setComments(words);
    keepTabDraft(FORM, { comments: words });
  };
  // Trying the same again is one request, whatever came of the first try; another one is another.
  const attempt = useRef({ id: '', of: '' });

  useEffect(() => dates.start(), [dates]);
  // What passes while she looks at it is taken out before her eyes.
  useEffect(() => {
    if (!open) return undefined;
    const pass = () => dates.send({ type: 'time.pass' });
    pass();
    const timer = setInterval(pass, TICK_MS);
    return () => clearInterval(timer);
  }, [dates, open]);

  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: (proposedDates: readonly string[]) => {
      const asked = {
        requesterId: userId,
        recipientId: person?.userId ?? null,
        message: comments.trim() || null,
        proposedDates,
        timeZone: zone,
      };
      const of = JSON.stringify(asked);
      if (attempt.current.of !== of) attempt.current = { id: crypto.randomUUID(), of };
      return data.coffeeChats.create({ id: attempt.current.id, ...asked });
    },
    onSuccess() {
      notices.publish(noticeOf(coffeeChatsNotices, 'coffee-chat-request-sent'), {
        group: 'coffee-chat-request',
      });
      dates.send({ type: 'dates.clear' });
      setComments('');
      forgetTabDraft(FORM);
      // She may be on another page by now, where nobody keeps what is chosen.
      forgetTabDraft(DATES);
      attempt.current = { id: '', of: '' };
      onClose();
    },
    onError: (failure) => notices.publish(requestFailureNotice(failure), { group: 'coffee-chat-request' }),
    onSettled: refresh,
  });
  // Why an earlier request failed says nothing of this one.
  const asked = `${open}:${person?.userId ?? ''}`;
  const [askedBefore, setAskedBefore] = useState(asked);
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    if (error !== null) reset();
  }

  if (snapshot === undefined) return null;
  const selection = selectionOf(snapshot);
  const clock = { now, zone };

  const refuse = (notice: 'coffee-chat-not-authenticated' | 'coffee-chat-no-dates') =>
    notices.publish(noticeOf(coffeeChatsNotices, notice), { group: 'coffee-chat-request' });
  const send = () => {
    if (!isSignedIn) return refuse('coffee-chat-not-authenticated');
    dates.send({ type: 'time.pass' });
    const current = dates.getSnapshot();
    // Something has passed since it was drawn: it is shown before anything is sent.
    if (current === undefined || selectionOf(current) !== selection) return;
    mutate(proposedDatesOf(current));
  };

  return (
    <CoffeeChatDialog
      open={open}
      person={person}
      sending={isPending}
      problem={error === null ? null : requestFailureNotice(error)}
      selection={selection}
      hasDropped={hasDropped(snapshot)}
      today={today(clock)}
      lastDay={lastDayOf(now, zone)}
      zone={zoneLabel(zone, now)}
      comments={comments}
      isDayOpen={(day) => isDayOpen(snapshot, day)}
      isSlotOpen={(day, slot) => isSlotSelectable(day, slot, clock)}
      dayLabel={(day) => formatLongDate(`${day}T12:00:00Z`, 'UTC') ?? day}
      onDayToggle={({ day }) => dates.send({ type: 'day.toggle', day })}
      onDayRemove={({ day }) => dates.send({ type: 'day.remove', day })}
      onSlotToggle={({ day, slot }) => dates.send({ type: 'slot.toggle', day, slot })}
      onCommentsChange={comment}
      onSend={send}
      onIncomplete={() => {
        if (selection.length === 0) refuse('coffee-chat-no-dates');
      }}
      onClose={onClose}
    />
  );
}
