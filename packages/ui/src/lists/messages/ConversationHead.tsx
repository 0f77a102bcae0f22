import type { PublicProfile } from '@sorella/core/domain/entities/profile';
import { fullName } from '@sorella/core/domain/profile/names';
import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { ArrowLeft } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { NavigationLink } from '../../primitives/navigation.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './conversation-head.css.ts';

/** The way back to the list, below 768 px only. */
export function BackToConversations() {
  return (
    <NavigationLink href="/messages" className={css.back} aria-label={messagesTexts.backToConversations}>
      <Icon drawing={ArrowLeft} size={22} />
    </NavigationLink>
  );
}

/** Props of {@link ConversationHead}. */
export interface ConversationHeadProps {
  readonly otherUserId: string;
  /** Undefined while she is read. */
  readonly person: PublicProfile | null | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons at the other end. */
  readonly actions?: ReactNode;
}

/** With whom a conversation is. */
export function ConversationHead({ otherUserId, person, headingRef, actions }: ConversationHeadProps) {
  const name = person ? fullName(person) : '';
  return (
    <header className={css.root}>
      <BackToConversations />
      {person ? (
        <>
          <Avatar name={name} seed={otherUserId} photoUrl={person.avatarUrl} decorative />
          <div className={css.words}>
            <Heading
              level={2}
              size="card"
              className={css.name}
              tabIndex={-1}
              {...(headingRef && { ref: headingRef })}
            >
              {name}
            </Heading>
            {person.title ? (
              <Text size="small" tone="soft">
                {person.title}
              </Text>
            ) : null}
          </div>
        </>
      ) : (
        <>
          <Skeleton shape="circle" width="44px" height="44px" />
          <div className={css.words}>
            <Skeleton width="9rem" />
          </div>
        </>
      )}
      {actions}
    </header>
  );
}
