import type { Event } from '@sorella/core/domain/entities/event';
import type { ComponentType } from 'react';
import type { PreviewCardProps } from '../../cards/event-card/PreviewCard.tsx';

/** What an admin pressed on an event's card. A new object with every press. */
export interface EventAdminPress {
  readonly doing: 'edit' | 'cancel' | 'delete' | 'duplicate';
  readonly event: Event;
  /** What had the focus: where it goes back to when there is no other place. */
  readonly opener: Element | null;
}

/** She is on the way elsewhere and was held back because of what is unsaved. */
export interface HeldLeave {
  onLeave(): void;
  onStay(): void;
}

/** Props of EventAdminFlow. */
export interface EventAdminFlowProps {
  /** The last press on a card; null before the first. */
  readonly pressed: EventAdminPress | null;
  /** The address asks for a new event: it is open from the first picture on. */
  readonly creating?: boolean;
  /** The new event that was asked for is open. */
  readonly onCreatingShown?: () => void;
  /** The page's own card, for the preview. */
  readonly Card: ComponentType<PreviewCardProps>;
  /** Where the button that creates an event stands; null until it is drawn, and where none is created. */
  readonly slot: HTMLElement | null;
  /** Another tab is open: what is typed outlives a look at it. */
  readonly away: boolean;
  /** What was held back; null when nothing was. */
  readonly held: HeldLeave | null;
  /** Whether leaving would lose something. Called again whenever it changes. */
  readonly onUnsavedChange: (unsaved: boolean) => void;
}
