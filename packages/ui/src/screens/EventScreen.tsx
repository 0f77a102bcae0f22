import { eventSummary } from '@sorella/core/domain';
import { eventPageTexts, eventsTexts } from '@sorella/core/notices';
import { EventPageFlow } from '../flows/events/EventPageFlow.tsx';
import { useEventPage } from '../flows/events/use-event-page.ts';
import * as css from './event-screen.css.ts';
import { Screen } from './Screen.tsx';

/** Props of {@link EventScreen}. */
export interface EventScreenProps {
  /** What stands in the address in an id's place. */
  eventId: string;
}

/** One event under an address of its own: what is shared and found. */
export function EventScreen({ eventId }: EventScreenProps) {
  const content = useEventPage(eventId);
  const about =
    content.kind === 'ready'
      ? { title: content.event.title, description: eventSummary(content.event) }
      : content.kind === 'loading'
        ? { title: eventPageTexts.title, description: eventsTexts.lead }
        : { title: content.kind === 'gone' ? eventPageTexts.goneTitle : eventPageTexts.title };
  return (
    <Screen {...about} className={css.root}>
      <EventPageFlow content={content} />
    </Screen>
  );
}
