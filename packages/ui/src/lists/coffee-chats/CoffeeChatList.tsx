import { COFFEE_CHAT_GROUPS, coffeeChatGroup } from '@sorella/core/domain/coffee-chats/coffee-chat-groups';
import type { CoffeeChatRequest } from '@sorella/core/domain/entities/coffee-chat';
import type { PublicProfile } from '@sorella/core/domain/entities/profile';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { CupsDrawing } from '../../art/drawings/CupsDrawing.tsx';
import { CoffeeChatCard, type CoffeeChatCardProps } from '../../cards/coffee-chat/CoffeeChatCard.tsx';
import { CoffeeChatSkeleton } from '../../cards/coffee-chat/CoffeeChatSkeleton.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { Button } from '../../primitives/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import type { ListContent } from '../content.ts';
import { GroupedList } from '../GroupedList.tsx';
import * as css from './coffee-chat-list.css.ts';

/** A request with the other side. */
export interface CoffeeChatEntry {
  readonly request: CoffeeChatRequest;
  readonly person: PublicProfile | null;
}

/** What a member asked for, newest first: the list keeps that order within its groups. */
export interface LoadedCoffeeChats {
  readonly entries: readonly CoffeeChatEntry[];
  /** Null when all are shown. */
  readonly more: { readonly loading: boolean; readonly onMore: () => void } | null;
}

/** Props of {@link CoffeeChatList}. */
export interface CoffeeChatListProps
  extends Pick<CoffeeChatCardProps, 'zone' | 'now' | 'onCancel' | 'onAddToCalendar'> {
  readonly content: ListContent<LoadedCoffeeChats>;
  /** The request whose cancellation is under way. */
  readonly cancellingId?: string | null;
  /** The request whose calendar entry is being made. */
  readonly preparingId?: string | null;
  readonly onRequest: () => void;
  readonly onRetry: () => void;
}

const placeholders = [0, 1];

/** 'My Coffee Chat Requests'. */
export function CoffeeChatList({
  content,
  cancellingId = null,
  preparingId = null,
  onRequest,
  onRetry,
  ...card
}: CoffeeChatListProps) {
  if (content.kind === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <div className={css.list}>
          {placeholders.map((place) => (
            <CoffeeChatSkeleton key={place} />
          ))}
        </div>
      </div>
    );
  }
  if (content.kind === 'failed') {
    const { kind: _, ...error } = content;
    return <ErrorState {...error} onRetry={onRetry} />;
  }
  if (content.entries.length === 0) {
    return (
      <EmptyState
        drawing={<CupsDrawing />}
        title={texts.empty}
        body={texts.emptyBody}
        action={
          <Button variant="secondary" onPress={onRequest}>
            {texts.requestCoffeeChat}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <GroupedList
        label={texts.listTitle}
        items={content.entries.map((entry) => ({ id: entry.request.id, ...entry }))}
        groups={COFFEE_CHAT_GROUPS}
        groupOf={({ request }) => coffeeChatGroup(request, card.now)}
        titles={texts.groups}
        headingLevel={3}
        nested
        spread
        className={css.list}
      >
        {({ request, person }) => (
          <CoffeeChatCard
            {...card}
            request={request}
            person={person}
            side="own"
            cancelling={request.id === cancellingId}
            preparing={request.id === preparingId}
            headingLevel={4}
          />
        )}
      </GroupedList>
      {content.more === null ? null : (
        <div className={css.more}>
          <Button variant="secondary" busy={content.more.loading} onPress={content.more.onMore}>
            {texts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
