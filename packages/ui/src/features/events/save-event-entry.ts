import type { EventSummary } from '@sorella/core/domain/entities/event';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { bookingNotices } from '@sorella/core/notices/booking.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { saveCalendarFile } from '../../browser/save-calendar-file.ts';
import type { AppServices } from '../../runtime/app-services.ts';

/** What of an event goes into a calendar. */
export type CalendarEvent = Pick<
  EventSummary,
  'id' | 'title' | 'description' | 'startTime' | 'endTime' | 'location'
>;

/** Hands an event to the member as an entry for her own calendar. Says so where no file could be made. */
export function saveEventEntry(
  { notices, now }: Pick<AppServices, 'notices' | 'now'>,
  { id, title, description, startTime: start, endTime: end, location }: CalendarEvent,
): void {
  const url = new URL(eventPath(id), window.location.origin).href;
  try {
    saveCalendarFile(
      { id, title, start, end, location, description, url },
      eventCardTexts.calendarFile,
      now(),
    );
  } catch {
    notices.publish(noticeOf(bookingNotices, 'event-calendar-failed'));
  }
}
