import { categoryBlock, categoryLabel } from '@sorella/core/domain/events/categories';
import { eventPath, eventStory } from '@sorella/core/domain/events/event-address';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { X } from 'lucide';
import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { NavigationLink } from '../../primitives/navigation.tsx';
import { cx } from '../../styles/cx.ts';
import { EventAdminButtons } from './EventAdminButtons.tsx';
import { EventCardAction } from './EventCardAction.tsx';
import { EventCardStatusNote } from './EventCardStatusNote.tsx';
import { EventCompany } from './EventCompany.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventTerms } from './EventTerms.tsx';
import type { EventCardActionProps, EventCardFactsProps, EventCardProps } from './event-card.types.ts';
import * as css from './event-card-back.css.ts';
import { MarkedText } from './MarkedText.tsx';
import { isGoing } from './next-step.ts';

interface EventCardBackProps
  extends EventCardActionProps,
    EventCardFactsProps,
    Pick<EventCardProps, 'onEdit' | 'onDelete'> {
  readonly hidden: boolean;
  readonly titleId: string;
  readonly headingLevel: 2 | 3 | 4;
  readonly isAdmin: boolean;
  readonly closeRef: Ref<HTMLButtonElement>;
  readonly onTurn: () => void;
}

/** The reading side: the facts again, the whole story, who comes, the same button, and the admin's two. */
export function EventCardBack({
  hidden,
  titleId,
  headingLevel,
  isAdmin,
  closeRef,
  onTurn,
  onEdit,
  onDelete,
  faces,
  readerZone,
  ...action
}: EventCardBackProps) {
  const { event, state } = action;
  const turnOnEscape = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || key.defaultPrevented) return;
    key.stopPropagation();
    onTurn();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is a shortcut for the close button, wherever on the face the focus is
    <div className={css.back} inert={hidden} onKeyDown={turnOnEscape}>
      <div className={cx(css.head, css.block[categoryBlock(event.category)])}>
        <div className={css.headWords}>
          <p className={css.category}>{categoryLabel(event.category)}</p>
          <Heading level={headingLevel} size="card" id={titleId} className={css.title}>
            <NavigationLink href={eventPath(event.id)} className={css.pageLink}>
              {event.title}
            </NavigationLink>
          </Heading>
        </div>
        <IconButton ref={closeRef} label={eventCardTexts.close} onPress={onTurn} className={css.close}>
          <Icon drawing={X} size={20} />
        </IconButton>
      </div>
      <div className={css.body}>
        <EventFacts event={event} attendeesCount={event.attendeesCount} readerZone={readerZone} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls inside, so the keyboard must be able to stop here */}
        <div className={css.details} role="group" aria-labelledby={titleId} tabIndex={0}>
          <div>{eventStory(event)}</div>
          <EventCompany
            faces={faces ?? []}
            attendeesCount={event.attendeesCount}
            isGoing={isGoing(action.state)}
          />
        </div>
        <div className={css.foot}>
          <EventCardStatusNote state={state} />
          <EventCardAction {...action} describedBy={titleId} />
          <EventTerms {...action} />
          {isAdmin ? (
            <EventAdminButtons
              titleId={titleId}
              onEdit={() => onEdit?.({ event })}
              onDelete={() => onDelete?.({ event })}
            />
          ) : null}
          <button type="button" className={css.goBack} aria-describedby={titleId} onClick={onTurn}>
            <MarkedText>{eventCardTexts.goBack}</MarkedText>
          </button>
        </div>
      </div>
    </div>
  );
}
