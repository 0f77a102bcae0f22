import { coffeeChatEnd } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import type { CoffeeChatRequest } from '@sorella/core/domain/entities/coffee-chat';
import type { PublicProfile } from '@sorella/core/domain/entities/profile';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { saveCalendarFile } from '../../browser/save-calendar-file.ts';

/** Hands an accepted coffee chat to the member as a file for the member's calendar. `now` in ms since 1970. */
export function saveCalendarEntry(
  { id, selectedDate, message }: CoffeeChatRequest,
  person: PublicProfile | null,
  now: number,
): void {
  const end = selectedDate === null ? null : coffeeChatEnd(selectedDate);
  if (selectedDate === null || end === null) return;
  const title = person ? fillText(texts.calendarTitle, { name: fullName(person) }) : texts.calendarTitleOpen;
  const url = new URL('/coffee-chats', window.location.origin).href;
  saveCalendarFile(
    { id, title, start: selectedDate, end, description: message, url },
    texts.calendarFile,
    now,
  );
}
