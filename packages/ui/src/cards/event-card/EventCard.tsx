import { useDeferredValue, useId } from 'react';
import { EventCardBack } from './EventCardBack.tsx';
import { EventCardFront } from './EventCardFront.tsx';
import { EventStatusAnnouncement } from './EventStatusAnnouncement.tsx';
import * as css from './event-card.css.ts';
import type { EventCardProps } from './event-card.types.ts';
import { useTurn } from './use-turn.ts';

/**
 * An event as a card with two faces. It draws a given state and reports presses; it knows
 * nothing of applying, cancelling or deciding. A status that changes while the page is open is read out
 * (R-307).
 */
export function EventCard({
  event,
  state,
  busy = null,
  isAdmin = false,
  defaultFlipped = false,
  eager = false,
  headingLevel = 3,
  faces,
  readerZone,
  onApply,
  onCancel,
  onRecheck,
  onAddToCalendar,
  onEdit,
  onDelete,
  onFlip,
}: EventCardProps) {
  const id = useId();
  const { flipped, frontRef, backRef, turn } = useTurn(defaultFlipped, (next) =>
    onFlip?.({ event, flipped: next }),
  );
  // The fronts of all cards are drawn first; a card that is turned by then brings its back at once.
  const isBackDue = useDeferredValue(true, false);
  const titleId = { front: `${id}-front`, back: `${id}-back` };
  const action = {
    event,
    state,
    busy,
    faces,
    readerZone,
    onApply,
    onCancel,
    ...(onRecheck && { onRecheck }),
    ...(onAddToCalendar && { onAddToCalendar }),
  };
  return (
    <article className={css.root} aria-labelledby={flipped ? titleId.back : titleId.front}>
      <div className={css.turner} data-flipped={flipped}>
        <EventCardFront
          {...action}
          hidden={flipped}
          titleId={titleId.front}
          headingLevel={headingLevel}
          eager={eager}
          turnRef={frontRef}
          onTurn={() => turn(true)}
        />
        {isBackDue || flipped ? (
          <EventCardBack
            {...action}
            hidden={!flipped}
            titleId={titleId.back}
            headingLevel={headingLevel}
            isAdmin={isAdmin}
            closeRef={backRef}
            onTurn={() => turn(false)}
            {...(onEdit && { onEdit })}
            {...(onDelete && { onDelete })}
          />
        ) : null}
      </div>
      <EventStatusAnnouncement title={event.title} state={state} />
    </article>
  );
}
