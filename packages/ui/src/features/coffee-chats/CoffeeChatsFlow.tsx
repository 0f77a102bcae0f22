import type { CoffeeChatIdea } from '@sorella/core/domain/entities/coffee-chat';
import { coffeeChatsNotices } from '@sorella/core/notices/coffee-chats.notices';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { readerZone } from '../../browser/reader-zone.ts';
import { CoffeeChatIdeaCard } from '../../cards/coffee-chat/CoffeeChatIdeaCard.tsx';
import { preloadQuestion } from '../../dialogs/LazyQuestion.tsx';
import { CoffeeChatList } from '../../lists/coffee-chats/CoffeeChatList.tsx';
import { cell, list } from '../../lists/coffee-chats/coffee-chat-list.css.ts';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { afterFirstPicture } from '../../primitives/lazy-code.ts';
import { lazyComponent } from '../../primitives/lazy-component.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { ReadEarlier } from '../../queries/ReadEarlier.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNow } from '../../runtime/use-now.ts';
import type { CoffeeChatDialogFlowProps } from './CoffeeChatDialogFlow.tsx';
import { CoffeeChatQuestions } from './CoffeeChatQuestions.tsx';
import { coffeeChatIdeasQuery, coffeeChatsQuery } from './queries.ts';
import { ReceivedCoffeeChats } from './ReceivedCoffeeChats.tsx';
import { useCoffeeChatActions } from './use-coffee-chat-actions.ts';

const loadDialog = async () => (await import('./CoffeeChatDialogFlow.tsx')).CoffeeChatDialogFlow;

/** Without its code the dialog cannot open: the press is answered, and the next one asks again. */
function MissingDialog({ open, onClose }: CoffeeChatDialogFlowProps) {
  const { notices } = useAppServices();
  useEffect(() => {
    if (!open) return;
    notices.publish(dataErrorNotice('network'));
    onClose();
  }, [open, notices, onClose]);
  return null;
}
const CoffeeChatDialogFlow = lazyComponent(loadDialog, MissingDialog);

/** Props of {@link CoffeeChatsFlow}. */
export interface CoffeeChatsFlowProps {
  readonly userId: string;
}

/** A member's coffee chats: asking, answering, and how each stands. */
export function CoffeeChatsFlow({ userId }: CoffeeChatsFlowProps) {
  const { data } = useAppServices();
  const now = useNow();
  const [zone] = useState(readerZone);
  const own = useInfiniteQuery(coffeeChatsQuery(data, userId, 'own'));
  const received = useInfiniteQuery(coffeeChatsQuery(data, userId, 'received'));
  const ideas = useQuery(coffeeChatIdeasQuery(data, userId));
  const failure = useReadFailure(own);
  const actions = useCoffeeChatActions(userId);
  const [asking, setAsking] = useState<{ open: boolean; person: CoffeeChatIdea | null } | null>(null);
  const [close] = useState(() => () => setAsking((current) => current && { ...current, open: false }));

  // What a press needs is there before the press.
  useEffect(
    () =>
      afterFirstPicture(() => {
        void loadDialog().catch(() => undefined);
        preloadQuestion();
      }),
    [],
  );

  // Who was asked is no idea any more: the next one stands in her place.
  const askAnybody = useRef<HTMLButtonElement>(null);
  const ideaList = useRef<HTMLUListElement>(null);
  useKeptFocus({
    part: () => ideaList.current,
    next: () => ideaList.current?.querySelector('button') ?? askAnybody.current,
  });

  const ask = (person: CoffeeChatIdea | null) => setAsking({ open: true, person });
  // Nothing comes late above what is read already.
  const isWaiting =
    (own.isPending && !failure) ||
    (received.isPending && received.failureCount + received.errorUpdateCount === 0) ||
    ideas.isPending;
  const isLoading = isWaiting && !failure;
  const shownIdeas = isWaiting ? [] : (ideas.data ?? []);
  const isFirst = shownIdeas.length === 0 && received.data?.pages[0]?.entries.length === 0;
  return (
    <Stack gap="10">
      <Inline justify="between" align="end" gap="6">
        <Stack gap="3">
          <Heading level={1} size="section">
            {texts.title}
          </Heading>
          <Text size="lead" tone="soft">
            {texts.lead}
          </Text>
        </Stack>
        <Button ref={askAnybody} icon={<Icon drawing={Plus} size={20} />} onPress={() => ask(null)}>
          {texts.requestCoffeeChat}
        </Button>
      </Inline>
      {isWaiting || !received.data ? null : (
        <ReceivedCoffeeChats
          query={{ ...received, data: received.data }}
          actions={actions}
          zone={zone}
          now={now}
        />
      )}
      {shownIdeas.length === 0 ? null : (
        <Stack as="section" gap="5">
          <Stack gap="2">
            <Heading level={2} size="block">
              {texts.ideasTitle}
            </Heading>
            <Text tone="soft">{texts.ideasHint}</Text>
          </Stack>
          <ul ref={ideaList} className={list} aria-label={texts.ideasTitle}>
            {shownIdeas.map((idea) => (
              <li key={idea.userId} className={cell}>
                <CoffeeChatIdeaCard idea={idea} onAsk={() => ask(idea)} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {/* What waits is not moved down by what comes above it: its heading comes with the lists. */}
      <Stack key={isLoading ? 'loading' : 'list'} as="section" gap="5">
        {isLoading ? null : (
          // Directly below the page's own heading, which says nearly the same, it stands back.
          <Heading level={2} size={isFirst ? 'card' : 'block'}>
            {texts.listTitle}
          </Heading>
        )}
        <ReadEarlier cachedAt={own.data?.pages[0]?.cachedAt} />
        <CoffeeChatList
          content={
            failure
              ? {
                  kind: 'failed',
                  notice: noticeOf(coffeeChatsNotices, 'coffee-chats-load-failed'),
                  ...failure,
                }
              : !isWaiting && own.data
                ? {
                    kind: 'ready',
                    // A request that came meanwhile moves the later pages by one: the same may stand on two.
                    entries: [
                      ...new Map(
                        own.data.pages.flatMap(({ entries }) =>
                          entries.map((entry) => [entry.request.id, entry] as const),
                        ),
                      ).values(),
                    ],
                    more: own.hasNextPage
                      ? { loading: own.isFetchingNextPage, onMore: () => void own.fetchNextPage() }
                      : null,
                  }
                : { kind: 'loading' }
          }
          zone={zone}
          now={now}
          preparingId={actions.preparingId}
          onRequest={() => ask(null)}
          onRetry={() => void own.refetch()}
          onCancel={({ request }) => {
            actions.cancel.reset();
            actions.setCancelling(request);
          }}
          onAddToCalendar={({ request }) => {
            const entry = own.data?.pages
              .flatMap(({ entries }) => entries)
              .find((one) => one.request.id === request.id);
            if (entry) void actions.addToCalendar(entry);
          }}
        />
      </Stack>
      <CoffeeChatQuestions actions={actions} own={own.data?.pages.flatMap(({ entries }) => entries) ?? []} />
      {asking === null ? null : (
        <CoffeeChatDialogFlow userId={userId} zone={zone} onClose={close} {...asking} />
      )}
    </Stack>
  );
}
