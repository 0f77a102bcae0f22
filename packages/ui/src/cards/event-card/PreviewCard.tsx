import type { Event } from '@sorella/core/domain/entities/event';
import { eventCardState } from '@sorella/core/domain/events/event-card-state';
import { EventCard } from './EventCard.tsx';

/** Props of {@link PreviewCard}. */
export interface PreviewCardProps {
  readonly event: Event;
  readonly flipped: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const nothing = () => undefined;

/** An event's card as a member who has not applied sees it, from either side. */
export function PreviewCard({ event, flipped, now }: PreviewCardProps) {
  const state = eventCardState({ event, application: null, booking: null, now, signedIn: true });
  return (
    <EventCard
      key={flipped ? 'back' : 'front'}
      event={event}
      state={state}
      defaultFlipped={flipped}
      onApply={nothing}
      onCancel={nothing}
    />
  );
}
