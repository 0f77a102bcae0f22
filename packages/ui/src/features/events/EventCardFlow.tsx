import type { Event } from '@sorella/core/domain/entities/event';
import { EventCard } from '../../cards/event-card/EventCard.tsx';
import { EventQuestions } from './EventQuestions.tsx';
import { type EventCardFacts, useEventCard } from './use-event-card.ts';

/** What an admin may do with a card's event. */
export interface EventAdminPresses {
  onEdit(event: Event): void;
  onDelete(event: Event): void;
}

/** Props of {@link EventCardFlow}. */
export interface EventCardFlowProps extends EventCardFacts {
  /** In the first row: its photo is worth fetching at once. */
  inFirstRow?: boolean;
  /** Given to admins. */
  admin?: EventAdminPresses | undefined;
}

/** An event card joined to the machines of applying and cancelling. */
export function EventCardFlow({ inFirstRow = false, admin, ...facts }: EventCardFlowProps) {
  const { event } = facts;
  const { card, actions } = useEventCard(facts);
  return (
    <>
      <EventCard
        {...card}
        headingLevel={2}
        {...(admin && {
          isAdmin: true,
          onEdit: () => admin.onEdit(event),
          onDelete: () => admin.onDelete(event),
        })}
        {...(inFirstRow ? { eager: true } : {})}
      />
      <EventQuestions {...actions} timeZone={event.timeZone} />
    </>
  );
}
