import { adminEventsTexts } from '@sorella/core/notices/texts/admin-events.texts';
import { CalendarX, Copy, Users } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { Inline } from '../../primitives/Inline.tsx';

/** Props of {@link EventAdminBar}. */
export interface EventAdminBarProps {
  /** Where the event's people stand. */
  readonly peopleHref: string;
  readonly onDuplicate: () => void;
  /** Left out where there is nothing to cancel any more. */
  readonly onCancel?: () => void;
  readonly className?: string;
}

/** What an organizer does with an event besides editing and deleting it: who comes, another one like it, an end to it. */
export function EventAdminBar({ peopleHref, onDuplicate, onCancel, className }: EventAdminBarProps) {
  return (
    <nav aria-label={adminEventsTexts.organize} className={className}>
      <Inline gap="2">
        <ButtonLink href={peopleHref} variant="secondary" size="small">
          <Icon drawing={Users} size={18} /> {adminEventsTexts.people}
        </ButtonLink>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon drawing={Copy} size={18} />}
          onPress={onDuplicate}
        >
          {adminEventsTexts.duplicate}
        </Button>
        {onCancel ? (
          <Button
            variant="secondary"
            size="small"
            icon={<Icon drawing={CalendarX} size={18} />}
            onPress={onCancel}
          >
            {adminEventsTexts.cancel}
          </Button>
        ) : null}
      </Inline>
    </nav>
  );
}
