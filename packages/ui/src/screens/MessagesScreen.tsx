import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { SquarePen } from 'lucide';
import { useRef } from 'react';
import { LetterDrawing } from '../art/drawings/LetterDrawing.tsx';
import { Icon } from '../art/icons/Icon.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { ConversationFlow } from '../features/messages/ConversationFlow.tsx';
import { InboxFlow } from '../features/messages/InboxFlow.tsx';
import { NewMessageFlow } from '../features/messages/NewMessageFlow.tsx';
import { BackToConversations } from '../lists/messages/ConversationHead.tsx';
import { ButtonLink } from '../primitives/Button.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { NavigationLink } from '../primitives/navigation.tsx';
import { useKeptFocus } from '../primitives/use-kept-focus.ts';
import { cx } from '../styles/cx.ts';
import * as css from './messages-screen.css.ts';
import { Screen } from './Screen.tsx';

/** Where the panel for a new message is. */
const NEW_MESSAGE = '/messages?new=true';

/** What stands beside the list. */
export type MessagesView =
  | { readonly kind: 'list' | 'new' }
  | { readonly kind: 'conversation'; readonly with: string };

/** Props of {@link MessagesScreen}. */
export interface MessagesScreenProps {
  readonly userId: string;
  readonly view: MessagesView;
}

/** The messages page: the list, and beside it what is open; on a phone one of the two. */
export function MessagesScreen({ userId, view }: MessagesScreenProps) {
  const openUserId = view.kind === 'conversation' ? view.with : null;
  const isBehind = view.kind !== 'list';
  // Whoever blocks or unblocks stays in the conversation, or at what stands in its place.
  const pane = useRef<HTMLDivElement>(null);
  useKeptFocus({
    part: () => pane.current,
    next: () => pane.current?.querySelector('textarea') ?? pane.current?.querySelector<HTMLElement>('button'),
  });
  return (
    <Screen title={messagesTexts.title} className={css.screen}>
      <div className={css.frame} data-whole-window>
        <div className={cx(css.list, isBehind && css.namesPage)}>
          <div className={css.head}>
            <Heading level={1} size="block">
              {messagesTexts.title}
            </Heading>
            <NavigationLink
              href={NEW_MESSAGE}
              className={cx(css.compose, isBehind && css.behind)}
              aria-label={messagesTexts.newMessage}
              title={messagesTexts.newMessage}
            >
              <Icon drawing={SquarePen} size={20} />
            </NavigationLink>
          </div>
          <div className={cx(css.inbox, isBehind && css.behind)}>
            <InboxFlow userId={userId} openUserId={openUserId} newMessageHref={NEW_MESSAGE} />
          </div>
        </div>
        <div ref={pane} className={cx(css.pane, view.kind === 'list' && css.behind)}>
          {view.kind === 'conversation' ? (
            <ConversationFlow key={view.with} userId={userId} otherUserId={view.with} />
          ) : view.kind === 'new' ? (
            <>
              <div className={css.backLine}>
                <BackToConversations />
              </div>
              <NewMessageFlow userId={userId} />
            </>
          ) : (
            <div className={css.centered}>
              <EmptyState
                drawing={<LetterDrawing />}
                title={messagesTexts.selectTitle}
                body={messagesTexts.selectBody}
                headingLevel={2}
                inPanel
                action={<ButtonLink href={NEW_MESSAGE}>{messagesTexts.newMessage}</ButtonLink>}
              />
            </div>
          )}
        </div>
      </div>
    </Screen>
  );
}

/** In place of the messages when the session has ended on the page. */
export function SignedOutMessages() {
  return (
    <Screen title={messagesTexts.title}>
      <EmptyState
        drawing={<LetterDrawing />}
        title={messagesTexts.title}
        body={messagesTexts.signInPrompt}
        headingLevel={1}
        action={<ButtonLink href="/signin">{messagesTexts.signIn}</ButtonLink>}
      />
    </Screen>
  );
}
