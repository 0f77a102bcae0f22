import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import type { InfiniteData } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { CoffeeChatCard } from '../../cards/coffee-chat/CoffeeChatCard.tsx';
import { CoffeeChatInvitation } from '../../cards/coffee-chat/CoffeeChatInvitation.tsx';
import { cell, list, more } from '../../lists/coffee-chats/coffee-chat-list.css.ts';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { mainId } from '../../site/PageShell.tsx';
import type { CoffeeChatPage } from './queries.ts';
import type { useCoffeeChatActions } from './use-coffee-chat-actions.ts';
import { zoneLabel } from './zone.ts';

/** Props of {@link ReceivedCoffeeChats}. */
export interface ReceivedCoffeeChatsProps {
  readonly query: {
    readonly data: InfiniteData<CoffeeChatPage>;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly actions: ReturnType<typeof useCoffeeChatActions>;
  /** IANA name: by whose clock the times are told. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One of the list: who accepts an invitation goes on at the card that takes its place. */
function Place({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  useKeptFocus({
    part: () => place.current,
    next: () => place.current?.querySelector<HTMLElement>('article[tabindex]'),
  });
  return (
    <li ref={place} className={cell}>
      {children}
    </li>
  );
}

/** What others ask the member for: to be answered, and agreed on. Nothing when nobody asks. */
export function ReceivedCoffeeChats({ query, actions, zone, now }: ReceivedCoffeeChatsProps) {
  // One that is declined leaves the list, and with the last one the list leaves.
  const root = useRef<HTMLUListElement>(null);
  useKeptFocus({
    part: () => root.current,
    // Never a button: a second press of Enter would answer another invitation.
    next: () =>
      root.current?.closest('section')?.querySelector<HTMLElement>('h2[tabindex]') ??
      document.getElementById(mainId),
  });
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return null;
  const { answer } = actions;
  const isAsked = entries.some(({ request }) => request.status === 'pending');
  const title = isAsked ? texts.receivedTitle : texts.receivedAnsweredTitle;
  const inHand = answer.isPending ? answer.variables : null;
  return (
    <Stack as="section" gap="5">
      <Stack gap="2">
        <Heading level={2} size="block" tabIndex={-1}>
          {title}
        </Heading>
        {isAsked ? <Text tone="soft">{texts.receivedHint}</Text> : null}
      </Stack>
      <ul ref={root} className={list} aria-label={title}>
        {[...new Map(entries.map((entry) => [entry.request.id, entry])).values()].map((entry) => (
          <Place key={entry.request.id}>
            {entry.request.status === 'pending' ? (
              <CoffeeChatInvitation
                {...entry}
                zone={zone}
                zoneLabel={zoneLabel(zone, now)}
                now={now}
                busy={
                  inHand?.requestId !== entry.request.id
                    ? null
                    : inHand.chosenDate === null
                      ? 'declining'
                      : 'accepting'
                }
                onAccept={({ request, chosenDate }) => answer.mutate({ requestId: request.id, chosenDate })}
                onDecline={() => actions.setDeclining(entry)}
              />
            ) : (
              <CoffeeChatCard
                {...entry}
                side="received"
                zone={zone}
                now={now}
                preparing={actions.preparingId === entry.request.id}
                onAddToCalendar={() => void actions.addToCalendar(entry)}
              />
            )}
          </Place>
        ))}
      </ul>
      {query.hasNextPage ? (
        <div className={more}>
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onPress={() => void query.fetchNextPage()}
          >
            {texts.showMore}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
