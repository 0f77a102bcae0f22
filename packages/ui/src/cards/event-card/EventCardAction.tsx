import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { CalendarDays } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { openLayers } from '../../primitives/open-layers.ts';
import * as css from './event-card.css.ts';
import type { EventCardActionProps, EventCardBusy } from './event-card.types.ts';
import { isGoing } from './next-step.ts';

const BUSY_LABELS: Readonly<Record<EventCardBusy, string>> = {
  applying: eventCardTexts.applying,
  cancelling: eventCardTexts.cancelling,
  checking: eventCardTexts.checking,
};

const LOOKS = { apply: 'primary', cancel: 'plain', recheck: 'secondary', none: 'secondary' } as const;

/**
 * The one button of a card: apply, cancel, or 'Event Full', which can be reached and read but not pressed
 * . Who is in finds the way into her calendar there, and below it the one to cancel. `describedBy` is the id of the event's title, which its name goes on with.
 */
export function EventCardAction({
  event,
  state,
  busy,
  onApply,
  onCancel,
  onRecheck,
  onAddToCalendar,
  describedBy,
}: EventCardActionProps & { readonly describedBy: string }) {
  const { button } = state;
  const pressed = useRef<HTMLButtonElement>(null);
  const before = useRef(button.intent);
  useEffect(() => {
    const isAppliedFor = before.current === 'apply' && button.intent === 'cancel';
    before.current = button.intent;
    const action = pressed.current;
    if (!isAppliedFor || action === null) return undefined;
    // Where the press to apply was, one to cancel would be: the focus goes on to the title, with what is new below it.
    const goOn = () => {
      const title = document.getElementById(describedBy);
      title?.setAttribute('tabindex', '-1');
      title?.focus({ preventScroll: true });
    };
    if (openLayers.getSnapshot()) {
      // The steps to pay lie over the page. They keep the focus, and give it back to what was pressed.
      action.addEventListener('focus', goOn, { once: true });
      return () => action.removeEventListener('focus', goOn);
    }
    if (document.activeElement === action) goOn();
    return undefined;
  }, [button.intent, describedBy]);
  const presses = { cancel: onCancel, apply: onApply, recheck: onRecheck, none: undefined };
  return (
    <>
      {isGoing(state) && onAddToCalendar ? (
        <Button
          full
          variant="secondary"
          icon={<Icon drawing={CalendarDays} size={18} />}
          about={describedBy}
          onPress={() => onAddToCalendar({ event })}
        >
          {eventCardTexts.addToCalendar}
        </Button>
      ) : null}
      <Button
        ref={pressed}
        full
        variant={LOOKS[button.intent]}
        {...(button.intent === 'apply' && { className: css.offer })}
        unavailable={button.disabled}
        busy={busy !== null}
        about={describedBy}
        onPress={() => presses[button.intent]?.({ event })}
        {...(busy && { busyLabel: BUSY_LABELS[busy] })}
      >
        {button.label}
      </Button>
    </>
  );
}
