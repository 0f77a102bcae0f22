import type { EventCardState } from '@sorella/core/domain/events/event-card-state';
import { useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { statusOf } from './EventCardStatusNote.tsx';

/** Props of {@link EventStatusAnnouncement}. */
export interface EventStatusAnnouncementProps {
  readonly title: string;
  readonly state: EventCardState;
}

/** Reads out a status that differs from the one the event came with; the first one stands there anyway. */
export function EventStatusAnnouncement({ title, state }: EventStatusAnnouncementProps) {
  const status = statusOf(state);
  const words = status ? `${title}: ${[status.label, status.note].filter(Boolean).join('. ')}` : '';
  const [first] = useState(words);
  return (
    <VisuallyHidden>
      <span role="status">{words === first ? '' : words}</span>
    </VisuallyHidden>
  );
}
