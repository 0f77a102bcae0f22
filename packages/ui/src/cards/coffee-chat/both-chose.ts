import { fillText } from '@sorella/core/notices/notice';
import { coffeeChatsTexts } from '@sorella/core/notices/texts/coffee-chats.texts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Why somebody is an idea, in words: 'You both chose Books & writing'. */
export const bothChose = (interests: readonly string[]): string =>
  fillText(coffeeChatsTexts.bothChose, { interests: list.format(interests) });
