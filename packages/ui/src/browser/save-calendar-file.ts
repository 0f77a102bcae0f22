import { type CalendarEntry, calendarText } from '@sorella/core/calendar';

/** Hands the member an entry for her own calendar as a file. Brings a library: load it with the press. `now` in ms since 1970. */
export function saveCalendarFile(entry: CalendarEntry, fileName: string, now: number): void {
  const file = new Blob([calendarText(entry, now)], { type: 'text/calendar;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
