import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import type { CalendarEvent } from './save-event-entry.ts';

/** How an approved event gets into the member's own calendar: as a file that every calendar takes. */
export function useCalendarEntry(): (event: CalendarEvent) => void {
  const services = useAppServices();
  return (event) =>
    void import('./save-event-entry.ts').then(
      ({ saveEventEntry }) => saveEventEntry(services, event),
      () => services.notices.publish(dataErrorNotice('network')),
    );
}
