import type { EventFace } from '@sorella/core/data-port';
import type { Application } from '@sorella/core/domain/entities/application';
import type { Booking } from '@sorella/core/domain/entities/booking';
import type { Event } from '@sorella/core/domain/entities/event';
import { eventCardState } from '@sorella/core/domain/events/event-card-state';
import { readerZone } from '../../browser/reader-zone.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { EventCardProps } from '../../cards/event-card/event-card.types.ts';
import { useNow } from '../../runtime/use-now.ts';
import { type ApplicationActions, useApplicationActions } from './use-application-actions.ts';
import { useCalendarEntry } from './use-calendar-entry.ts';

/** What is known of one event and of the one who looks at it. */
export interface EventCardFacts {
  event: Event;
  /** The signed-in member or null. */
  userId: string | null;
  application: Application | null;
  booking: Booking | null;
  /** Whether she has applied could not be read; `onRecheck` tries again. */
  ownStateUnknown?: boolean;
  rechecking?: boolean;
  onRecheck?: () => void;
  /** A few of those who are going; undefined for visitors and until they are known. */
  faces?: readonly EventFace[] | undefined;
}

/** What is drawn of an event, on its card and on its page alike, and the machines that ask. */
export interface EventCardView {
  card: Pick<
    EventCardProps,
    'event' | 'state' | 'onApply' | 'onCancel' | 'onRecheck' | 'faces' | 'readerZone'
  > &
    Required<Pick<EventCardProps, 'busy' | 'onAddToCalendar'>>;
  actions: Pick<ApplicationActions, 'booking' | 'cancelling'>;
}

/** Joins one event to the machines of applying and cancelling, whatever it is drawn as. */
export function useEventCard({
  event,
  userId,
  application,
  booking,
  ownStateUnknown = false,
  rechecking = false,
  onRecheck,
  faces,
}: EventCardFacts): EventCardView {
  const now = useNow();
  const hydrated = useHydrated();
  const state = eventCardState({
    event,
    application,
    booking,
    ownStateUnknown,
    now,
    signedIn: userId !== null,
    readerZone: hydrated ? readerZone() : undefined,
  });
  const addToCalendar = useCalendarEntry();
  const {
    busy,
    booking: applying,
    cancelling,
    apply,
    requestCancel,
  } = useApplicationActions(event, state, userId);
  return {
    card: {
      event,
      state,
      busy: busy ?? (rechecking ? 'checking' : null),
      onApply: apply,
      onCancel: requestCancel,
      ...(onRecheck && { onRecheck }),
      onAddToCalendar: () => addToCalendar(event),
      faces,
      readerZone: hydrated ? readerZone() : undefined,
    },
    actions: { booking: applying, cancelling },
  };
}
