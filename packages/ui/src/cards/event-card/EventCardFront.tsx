import { categoryLabel } from '@sorella/core/domain/events/categories';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import type { MouseEvent, Ref } from 'react';
import { EventPicture } from '../../art/EventPicture.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { EventCardAction } from './EventCardAction.tsx';
import { EventCardStatusNote, hasStatusNote } from './EventCardStatusNote.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPrice } from './EventPrice.tsx';
import * as css from './event-card.css.ts';
import type { EventCardActionProps, EventCardFactsProps } from './event-card.types.ts';
import { nextStepOf } from './next-step.ts';

const BADGE_TONES = { full: 'alarm', credits: 'night', free: 'paper' } as const;

interface EventCardFrontProps extends EventCardActionProps, EventCardFactsProps {
  readonly hidden: boolean;
  readonly titleId: string;
  readonly headingLevel: 2 | 3 | 4;
  readonly eager: boolean;
  readonly turnRef: Ref<HTMLButtonElement>;
  readonly onTurn: () => void;
}

/** True when a click was meant for a control, or only ended a selection of text. */
function isMeantOtherwise({ target }: MouseEvent): boolean {
  const onControl = target instanceof Element && target.closest('a, button') !== null;
  return onControl || document.getSelection()?.isCollapsed === false;
}

/** The picture side: what, when, where, how much, and the one thing to do. */
export function EventCardFront({
  hidden,
  titleId,
  headingLevel,
  eager,
  turnRef,
  onTurn,
  faces,
  readerZone,
  ...action
}: EventCardFrontProps) {
  const { event, state } = action;
  const nextStep = nextStepOf(event, state);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the whole face turns the card for a pointer; for keyboard and screen reader the button below does
    <div
      className={css.front}
      inert={hidden}
      onClick={(click) => {
        if (!isMeantOtherwise(click)) onTurn();
      }}
    >
      <div className={css.frontPicture}>
        <EventPicture eventId={event.id} category={event.category} imageUrl={event.imageUrl} eager={eager} />
        <div className={css.badges}>
          <Badge tone="paper">{categoryLabel(event.category)}</Badge>
          <Badge tone={BADGE_TONES[state.badge.kind]}>{state.badge.label}</Badge>
        </div>
      </div>
      <div className={css.frontBody}>
        <div className={css.frontWords}>
          <Heading level={headingLevel} size="card" id={titleId} className={css.title}>
            {event.title}
          </Heading>
          <Text tone="soft" className={css.summary}>
            {event.description}
          </Text>
        </div>
        <div className={css.line}>
          <EventFacts
            event={event}
            attendeesCount={event.attendeesCount}
            faces={faces ?? []}
            readerZone={readerZone}
          />
        </div>
        <div className={css.line}>
          <EventPrice
            credits={event.creditsRequired}
            ownCents={'ownPriceCents' in state ? state.ownPriceCents : null}
          />
        </div>
        {hasStatusNote(state) ? (
          <div className={css.status}>
            <EventCardStatusNote state={state} brief />
          </div>
        ) : nextStep ? (
          <Text size="hint" tone="faint" className={css.nextStep}>
            {nextStep}
          </Text>
        ) : null}
        <div className={css.foot}>
          <EventCardAction {...action} describedBy={titleId} />
          <button
            ref={turnRef}
            type="button"
            className={css.turnButton}
            id={`${titleId}-turn`}
            aria-labelledby={`${titleId}-turn ${titleId}`}
            onClick={onTurn}
          >
            {eventCardTexts.moreDetails}
          </button>
        </div>
      </div>
    </div>
  );
}
