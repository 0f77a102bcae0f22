import type { CoffeeChatIdea } from '@sorella/core/domain/entities/coffee-chat';
import { fullName } from '@sorella/core/domain/profile/names';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { useId } from 'react';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { bothChose } from './both-chose.ts';
import * as css from './coffee-chat-card.css.ts';

/** Props of {@link CoffeeChatIdeaCard}. */
export interface CoffeeChatIdeaCardProps {
  readonly idea: CoffeeChatIdea;
  readonly onAsk: (details: { idea: CoffeeChatIdea }) => void;
  /** The level in the page's outline. Default 3. */
  readonly headingLevel?: HeadingProps['level'];
}

/** Somebody to have a coffee with, and why: 'You both chose Books & writing'. */
export function CoffeeChatIdeaCard({ idea, onAsk, headingLevel = 3 }: CoffeeChatIdeaCardProps) {
  const id = useId();
  const name = fullName(idea);
  return (
    <article className={css.idea} aria-labelledby={id}>
      <div className={css.head}>
        <Avatar name={name} seed={idea.userId} photoUrl={idea.avatarUrl} size="large" decorative />
        <div className={css.who}>
          <Heading level={headingLevel} size="card" id={id}>
            {name}
          </Heading>
          {idea.title ? <Text size="small">{idea.title}</Text> : null}
        </div>
      </div>
      <Text weight="medium">{bothChose(idea.sharedInterests)}</Text>
      <div className={css.foot}>
        <Button size="small" variant="secondary" about={id} onPress={() => onAsk({ idea })}>
          {texts.requestCoffeeChat}
        </Button>
      </div>
    </article>
  );
}
