import { eventCardTexts } from '@sorella/core/notices';
import { Button } from '../../primitives/Button.tsx';
import type { EventCardActionProps, EventCardBusy } from './event-card.types.ts';

const BUSY_LABELS: Readonly<Record<EventCardBusy, string>> = {
  applying: eventCardTexts.applying,
  cancelling: eventCardTexts.cancelling,
};

/**
 * The one button of a card: apply, cancel, or 'Event Full', which can be reached and read but not pressed
 * . `describedBy` names the element with the event's title.
 */
export function EventCardAction({
  event,
  state: { button },
  busy,
  onApply,
  onCancel,
  describedBy,
}: EventCardActionProps & { readonly describedBy: string }) {
  return (
    <Button
      full
      variant={button.intent === 'cancel' ? 'secondary' : 'primary'}
      unavailable={button.disabled}
      busy={busy !== null}
      aria-describedby={describedBy}
      onPress={() => (button.intent === 'cancel' ? onCancel : onApply)({ event })}
      {...(busy && { busyLabel: BUSY_LABELS[busy] })}
    >
      {button.label}
    </Button>
  );
}
