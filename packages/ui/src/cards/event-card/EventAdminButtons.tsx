import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { Button } from '../../primitives/Button.tsx';
import * as css from './event-card-back.css.ts';

/** Props of {@link EventAdminButtons}. */
export interface EventAdminButtonsProps {
  /** The id of the element with the event's title. */
  readonly titleId: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What an admin can do with an event, on its card and on its own page. */
export function EventAdminButtons({ titleId, onEdit, onDelete }: EventAdminButtonsProps) {
  return (
    <div className={css.adminRow}>
      <Button size="small" variant="quiet" about={titleId} onPress={onEdit}>
        {eventCardTexts.editEvent}
      </Button>
      <Button size="small" variant="quiet" className={css.remove} about={titleId} onPress={onDelete}>
        {eventCardTexts.deleteEvent}
      </Button>
    </div>
  );
}
