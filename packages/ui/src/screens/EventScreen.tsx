import { eventPeopleHref } from '@sorella/core/domain/administration/sections';
import { eventSummary } from '@sorella/core/domain/events/event-summary';
import { isOver } from '@sorella/core/domain/events/event-time';
import { fillText } from '@sorella/core/notices/notice';
import { eventPageTexts } from '@sorella/core/notices/texts/event-page.texts';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { PreviewCard } from '../cards/event-card/PreviewCard.tsx';
import type { HeldLeave } from '../features/event-admin/event-admin.types.ts';
import { EventPageFlow } from '../features/events/EventPageFlow.tsx';
import { useEventPage } from '../features/events/use-event-page.ts';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { cx } from '../styles/cx.ts';
import { EventAdminBar, EventAdminFlow, useEventAdmin } from './event-admin.tsx';
import * as css from './event-screen.css.ts';
import { Screen } from './Screen.tsx';
import { endsWithCard } from './screen.css.ts';

/** Props of {@link EventScreen}. */
export interface EventScreenProps {
  /** What stands in the address in an id's place. */
  eventId: string;
  /** She comes to cancel her booking, and is asked at once. */
  asksToCancel?: boolean;
  /** An admin's event is not saved yet: hold navigation back. Called again whenever it changes. */
  onUnsavedChange?(unsaved: boolean): void;
  /** What was held back; null when nothing was. */
  held?: HeldLeave | null;
}

const nothing = () => undefined;

/** One event under an address of its own: what is shared and found, and where an admin mends what is not listed any more. */
export function EventScreen({
  eventId,
  asksToCancel = false,
  onUnsavedChange = nothing,
  held = null,
}: EventScreenProps) {
  const { isAdmin, admin, pressed, onDuplicate, onCancel } = useEventAdmin();
  const content = useEventPage(eventId);
  const { now } = useAppServices();
  const isCancelled = content.kind === 'ready' && content.event.cancelledAt !== null;
  const about =
    content.kind === 'ready'
      ? {
          title: isCancelled
            ? fillText(eventPageTexts.cancelledTitle, { title: content.event.title })
            : content.event.title,
          description: eventSummary(content.event),
        }
      : content.kind === 'loading'
        ? { title: eventPageTexts.title, description: eventsTexts.lead }
        : { title: content.kind === 'gone' ? eventPageTexts.goneTitle : eventPageTexts.title };
  return (
    <Screen {...about} className={cx(css.root, endsWithCard)}>
      {isAdmin ? (
        <EventAdminFlow
          pressed={pressed}
          Card={PreviewCard}
          slot={null}
          away={false}
          held={held}
          onUnsavedChange={onUnsavedChange}
        />
      ) : null}
      <div className={css.event}>
        {isAdmin && content.kind === 'ready' ? (
          <EventAdminBar
            className={css.organize}
            peopleHref={eventPeopleHref(content.event.id)}
            onDuplicate={() => onDuplicate(content.event)}
            {...(!isCancelled &&
              !isOver(content.event.endTime, now()) && { onCancel: () => onCancel(content.event) })}
          />
        ) : null}
        <EventPageFlow
          content={content}
          asksToCancel={asksToCancel}
          admin={isCancelled ? undefined : admin}
        />
      </div>
    </Screen>
  );
}
