import { type CoffeeChatRequest, coffeeChatEnd, fullName, type PublicProfile } from '@sorella/core/domain';
import { fillText, coffeeChatsTexts as texts } from '@sorella/core/notices';
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
