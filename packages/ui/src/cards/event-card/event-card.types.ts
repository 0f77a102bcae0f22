import type { Event, EventCardState } from '@sorella/core/domain';

/** What every callback of an event card says: which event it is about. */
export interface EventCardDetails {
  readonly event: Event;
}

/** What is under way on a card. */
export type EventCardBusy = 'applying' | 'cancelling';

/** What both faces need to draw the status and the button. */
export interface EventCardActionProps {
  readonly event: Event;
  /** What the card shows, worked out by `eventCardState`. */
  readonly state: EventCardState;
  readonly busy: EventCardBusy | null;
  readonly onApply: (details: EventCardDetails) => void;
  /** Asks to cancel; the question whether the member is sure comes from whoever listens. */
  readonly onCancel: (details: EventCardDetails) => void;
}

/** Props of EventCard. */
export interface EventCardProps extends Omit<EventCardActionProps, 'busy'> {
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
