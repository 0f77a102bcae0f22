import type { Event } from '@sorella/core/domain/entities/event';
import type { EventCardState } from '@sorella/core/domain/events/event-card-state';
import type { Face } from './EventFaces.tsx';

/** What every callback of an event card says: which event it is about. */
export interface EventCardDetails {
  readonly event: Event;
}

/** What is under way on a card. */
export type EventCardBusy = 'applying' | 'cancelling' | 'checking';

/** What both faces need to draw the status and the button. */
export interface EventCardActionProps {
  readonly event: Event;
  /** What the card shows, worked out by `eventCardState`. */
  readonly state: EventCardState;
  readonly busy: EventCardBusy | null;
  readonly onApply: (details: EventCardDetails) => void;
  /** Asks to cancel; the question whether the member is sure comes from whoever listens. */
  readonly onCancel: (details: EventCardDetails) => void;
  /** Reads her own applications again, where they could not be read. */
  readonly onRecheck?: (details: EventCardDetails) => void;
  /** Puts an approved event into the member's own calendar. */
  readonly onAddToCalendar?: (details: EventCardDetails) => void;
}

/** What the facts on both faces need besides the event. */
export interface EventCardFactsProps {
  /** Up to three who are going: for members only, visitors see the number. */
  readonly faces?: readonly Face[] | undefined;
  /** IANA name of the reader's own zone: a time that differs there is said too. */
  readonly readerZone?: string | undefined;
}

/** Props of EventCard. */
export interface EventCardProps extends Omit<EventCardActionProps, 'busy'>, EventCardFactsProps {
  /** The one thing under way; buttons ignore presses meanwhile. */
  readonly busy?: EventCardBusy | null;
  /** Shows the admin's two buttons on the back. They are a convenience: the server decides. */
  readonly isAdmin?: boolean;
  /** Starts with its back to the reader. */
  readonly defaultFlipped?: boolean;
  /** True for a card in the first view of the page: its photo is fetched at once. */
  readonly eager?: boolean;
  /** The level in the page's outline. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
  readonly onEdit?: (details: EventCardDetails) => void;
  readonly onDelete?: (details: EventCardDetails) => void;
  readonly onFlip?: (details: EventCardDetails & { flipped: boolean }) => void;
}
