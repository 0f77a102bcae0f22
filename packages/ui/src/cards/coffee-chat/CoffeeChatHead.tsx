import type { PublicProfile } from '@sorella/core/domain/entities/profile';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { Coffee } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './coffee-chat-card.css.ts';

/** Props of {@link CoffeeChatHead}. */
export interface CoffeeChatHeadProps {
  readonly id: string;
  /** Null for an open request, and for somebody whose account is gone. */
  readonly person: PublicProfile | null;
  /** Whom it is with, such as 'With Noor Haddad' or 'Open request'. */
  readonly words: string;
  readonly status: ReactNode;
  readonly headingLevel: HeadingProps['level'];
}

/** Whom a coffee chat is with, and how it stands. */
export function CoffeeChatHead({ id, person, words, status, headingLevel }: CoffeeChatHeadProps) {
  return (
    <div className={css.head}>
      {person ? (
        <Avatar name={fullName(person)} seed={person.id} photoUrl={person.avatarUrl} decorative />
      ) : (
        <span className={css.openSign} aria-hidden="true">
          <Icon drawing={Coffee} size={22} />
        </span>
      )}
      <div className={css.who}>
        <Heading level={headingLevel} size="card" id={id}>
          {words}
        </Heading>
        {person?.title ? (
          <Text size="small" tone="soft">
            {person.title}
          </Text>
        ) : null}
      </div>
      {status}
    </div>
  );
}

/** Whom a request of the member's is to. */
export function ownWords(person: PublicProfile | null, recipientId: string | null): string {
  if (person) return fillText(texts.withPerson, { name: fullName(person) });
  return recipientId === null ? texts.openRequest : texts.someone;
}

/** Who asks the member. */
export const receivedWords = (person: PublicProfile | null): string =>
  person ? fillText(texts.fromPerson, { name: fullName(person) }) : texts.someone;
