import { categoryBlock, categoryLabel } from '@sorella/core/domain/events/categories';
import { eventStory } from '@sorella/core/domain/events/event-address';
import { eventLead } from '@sorella/core/domain/events/event-summary';
import { eventPageTexts as texts } from '@sorella/core/notices/texts/event-page.texts';
import { applicationTexts } from '@sorella/core/notices/texts/events.texts';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { ArrowLeft, Share2 } from 'lucide';
import { type ReactNode, useId } from 'react';
import { EventPicture } from '../../art/EventPicture.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { cx } from '../../styles/cx.ts';
import { EventAdminButtons } from '../event-card/EventAdminButtons.tsx';
import { EventCardAction } from '../event-card/EventCardAction.tsx';
import { EventCardStatusNote, RefundWords } from '../event-card/EventCardStatusNote.tsx';
import { EventFacts } from '../event-card/EventFacts.tsx';
import { EventPrice } from '../event-card/EventPrice.tsx';
import { EventStatusAnnouncement } from '../event-card/EventStatusAnnouncement.tsx';
import { EventTerms } from '../event-card/EventTerms.tsx';
import type { EventCardActionProps, EventCardFactsProps } from '../event-card/event-card.types.ts';
import { OrganizerMessages, type OrganizerMessagesProps } from '../organizer-messages/OrganizerMessages.tsx';
import { EventMicrodata } from './EventMicrodata.tsx';
import * as css from './event-page.css.ts';

/** Props of {@link EventPage}. */
export interface EventPageProps extends EventCardActionProps, EventCardFactsProps {
  /** It has ended: nothing can be done about it any more. */
  readonly over?: boolean;
  /** What its organizers wrote to her who applied. */
  readonly messages?: OrganizerMessagesProps['messages'];
  /** Hands the address of this page on. */
  readonly onShare: () => void;
  /** Given to visitors: the ways in, which lead back here. */
  readonly visitor?: { readonly onJoin: () => void; readonly onSignIn: () => void } | undefined;
  /** Given to admins. */
  readonly admin?: { readonly onEdit: () => void; readonly onDelete: () => void } | undefined;
}

/** An event's own page: what its card has on both sides, with room, and the same one button. */
export function EventPage({
  over = false,
  messages,
  faces,
  readerZone,
  onShare,
  visitor,
  admin,
  ...action
}: EventPageProps) {
  const id = useId();
  const titleId = `${id}-title`;
  const { event, state } = action;
  const lead = eventLead(event);
  const price = (
    <EventPrice
      credits={event.creditsRequired}
      ownCents={'ownPriceCents' in state ? state.ownPriceCents : null}
    />
  );
  return (
    <div className={css.root}>
      <div className={css.bar}>
        <BackToEvents />
        <Button variant="quiet" size="small" icon={<Icon drawing={Share2} size={17} />} onPress={onShare}>
          {texts.share}
        </Button>
      </div>
      <article
        className={css.columns}
        aria-labelledby={titleId}
        itemScope
        itemType="https://schema.org/Event"
      >
        <EventMicrodata event={event} />
        <div className={cx(css.hero, css.block[categoryBlock(event.category)])}>
          <div className={css.picture}>
            <EventPicture
              eventId={event.id}
              category={event.category}
              imageUrl={event.imageUrl}
              eager
              whole
            />
          </div>
          <div className={css.words}>
            <p className={css.category}>{categoryLabel(event.category)}</p>
            <Heading level={1} size="block" id={titleId} className={css.title}>
              {event.title}
            </Heading>
            {lead === null ? null : <p className={css.lead}>{lead}</p>}
          </div>
        </div>
        <div className={css.panel}>
          <EventFacts
            event={event}
            {...(event.cancelledAt === null && { attendeesCount: event.attendeesCount })}
            faces={faces ?? []}
            readerZone={readerZone}
            closed={over}
          />
          {event.cancelledAt !== null ? (
            <Cancelled reason={event.cancellationReason}>
              <RefundWords state={state} />
            </Cancelled>
          ) : over ? (
            <>
              {price}
              <StatusNote tone="info">{applicationTexts.over}</StatusNote>
            </>
          ) : (
            <>
              <EventCardStatusNote state={state} onPage />
              <div className={cx(css.deal, state.button.intent === 'apply' && css.dealAtEdge)}>
                {price}
                <EventCardAction {...action} describedBy={titleId} />
              </div>
              <div className={css.terms}>
                <EventTerms event={event} state={state} />
              </div>
            </>
          )}
          <OrganizerMessages messages={messages ?? []} timeZone={event.timeZone} />
          {admin ? <EventAdminButtons titleId={titleId} {...admin} /> : null}
          {visitor && event.cancelledAt === null ? <WaysIn {...visitor} /> : null}
        </div>
        <section className={css.story} aria-labelledby={`${id}-about`}>
          <Heading level={2} size="card" id={`${id}-about`}>
            {texts.about}
          </Heading>
          <div className={css.storyWords}>{eventStory(event)}</div>
        </section>
        <EventStatusAnnouncement title={event.title} state={state} />
      </article>
    </div>
  );
}

function Cancelled({ reason, children }: { readonly reason: string | null; readonly children: ReactNode }) {
  return (
    <StatusNote
      tone="bad"
      title={texts.cancelled}
      actions={
        <ButtonLink href="/events" variant="secondary" size="small">
          {texts.others}
        </ButtonLink>
      }
    >
      {reason}
      {children}
    </StatusNote>
  );
}

/** The way back to all of them. */
export function BackToEvents() {
  return (
    <TextLink href="/events" variant="quiet" className={css.back}>
      <Icon drawing={ArrowLeft} size={18} />
      {texts.allEvents}
    </TextLink>
  );
}

function WaysIn({ onJoin, onSignIn }: NonNullable<EventPageProps['visitor']>) {
  return (
    <div className={css.join}>
      <Text as="span" size="small" className={css.way}>
        {texts.newHere}{' '}
        <TextLink href="/signup" onFollow={onJoin}>
          {shellTexts.joinNow}
        </TextLink>
      </Text>
      <Text as="span" size="small" className={css.way}>
        {texts.alreadyIn}{' '}
        <TextLink href="/signin" onFollow={onSignIn}>
          {shellTexts.signIn}
        </TextLink>
      </Text>
    </div>
  );
}
