import { formatDateTime, isPayableLink, priceInCents } from '@sorella/core/domain';
import { eventCardTexts, fillText } from '@sorella/core/notices';
import { X } from 'lucide';
import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Text } from '../../primitives/Text.tsx';
import { EventCardAction } from './EventCardAction.tsx';
import { EventCardStatusNote } from './EventCardStatusNote.tsx';
import * as css from './event-card.css.ts';
import type { EventCardActionProps, EventCardProps } from './event-card.types.ts';
import { MarkedText } from './MarkedText.tsx';

interface EventCardBackProps extends EventCardActionProps, Pick<EventCardProps, 'onEdit' | 'onDelete'> {
  readonly hidden: boolean;
  readonly titleId: string;
  readonly headingLevel: 2 | 3 | 4;
  readonly isAdmin: boolean;
  readonly closeRef: Ref<HTMLButtonElement>;
  readonly onTurn: () => void;
}

/** What is worth knowing about paying and cancelling before or after the press. */
function termsOf({ event, state }: Pick<EventCardActionProps, 'event' | 'state'>): string | null {
  if (state.kind === 'full') return null;
  if (state.kind === 'action' || state.kind === 'denied') {
    const { creditsRequired, paypalPaymentLink } = event;
    const isLinkMissing =
      priceInCents(creditsRequired) > 0 && !isPayableLink(paypalPaymentLink, creditsRequired);
    return isLinkMissing ? eventCardTexts.paymentLinkMissing : eventCardTexts.freeCancellation;
  }
  if (!state.cancellation) return null;
  const { free, freeUntil } = state.cancellation;
  const date = formatDateTime(freeUntil, event.timeZone);
  if (!free) return eventCardTexts.freeCancellationEnded;
  return date && fillText(eventCardTexts.freeCancellationUntil, { date });
}

/** The reading side: the whole story, the same button, and the admin's two. */
export function EventCardBack({
  hidden,
  titleId,
  headingLevel,
  isAdmin,
  closeRef,
  onTurn,
  onEdit,
  onDelete,
  ...action
}: EventCardBackProps) {
  const { event, state } = action;
  const terms = termsOf(action);
  const turnOnEscape = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || key.defaultPrevented) return;
    key.stopPropagation();
    onTurn();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is a shortcut for the close button, wherever on the face the focus is
    <div className={css.back} inert={hidden} onKeyDown={turnOnEscape}>
      <div className={css.head}>
        <Heading level={headingLevel} size="card" id={titleId} className={css.backTitle}>
          {event.title}
        </Heading>
        <IconButton ref={closeRef} label={eventCardTexts.close} onPress={onTurn} className={css.close}>
          <Icon drawing={X} size={20} />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls inside, so the keyboard must be able to stop here */}
      <div className={css.details} role="group" aria-labelledby={titleId} tabIndex={0}>
        {event.detailedDescription?.trim() || event.description?.trim() || eventCardTexts.noDescription}
      </div>
      <div className={css.backFoot}>
        <EventCardStatusNote state={state} />
        <EventCardAction {...action} describedBy={titleId} />
        {terms ? (
          <Text size="hint" tone="faint" className={css.terms}>
            {terms}
          </Text>
        ) : null}
        {isAdmin ? (
          <div className={css.adminRow}>
            <Button
              size="small"
              variant="quiet"
              aria-describedby={titleId}
              onPress={() => onEdit?.({ event })}
            >
              {eventCardTexts.editEvent}
            </Button>
            <Button
              size="small"
              variant="quiet"
              className={css.remove}
              aria-describedby={titleId}
              onPress={() => onDelete?.({ event })}
            >
              {eventCardTexts.deleteEvent}
            </Button>
          </div>
        ) : null}
        <Button variant="quiet" full onPress={onTurn}>
          <MarkedText>{eventCardTexts.goBack}</MarkedText>
        </Button>
      </div>
    </div>
  );
}
