import type { OrganizerMessage } from '@sorella/core/domain/entities/application';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { isOver } from '@sorella/core/domain/events/event-time';
import { eventPageNotices } from '@sorella/core/notices/event-page.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { eventPageTexts } from '@sorella/core/notices/texts/event-page.texts';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchDrawing } from '../../art/drawings/SearchDrawing.tsx';
import { shareLink } from '../../browser/share-link.ts';
import { EventPage } from '../../cards/event-page/EventPage.tsx';
import { EventPageSkeleton } from '../../cards/event-page/EventPageSkeleton.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { ButtonLink } from '../../primitives/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { ReadEarlier } from '../../queries/ReadEarlier.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import { useSession } from '../session/index.ts';
import type { EventAdminPresses } from './EventCardFlow.tsx';
import { EventQuestions } from './EventQuestions.tsx';
import { shownAsOf, useOwnState } from './own-state.ts';
import { eventFacesQuery } from './queries.ts';
import { type EventCardFacts, useEventCard } from './use-event-card.ts';
import type { EventPageContent } from './use-event-page.ts';
import { usePreloadedApplying } from './use-preloaded-applying.ts';

/** An event's own page with everything that whoever looks at it can do about it. */
export function EventPageFlow({
  content,
  asksToCancel = false,
  admin,
}: {
  content: EventPageContent;
  /** She comes to cancel: the question is asked at once where there is something to cancel. */
  asksToCancel?: boolean;
  /** Given to admins. */
  admin?: EventAdminPresses | undefined;
}) {
  const { data } = useAppServices();
  const session = useSession();
  const userId = session.session?.userId ?? null;
  const own = useOwnState(userId);
  usePreloadedApplying(userId);
  const event = content.kind === 'ready' ? content.event : null;
  const eventIds = userId === null || event === null ? [] : [event.id];
  const faces = useQuery({
    ...eventFacesQuery(data, userId ?? '', eventIds),
    enabled: eventIds.length > 0,
  });
  if (content.kind === 'gone') {
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={eventPageTexts.goneTitle}
        body={eventPageTexts.goneBody}
        headingLevel={1}
        action={<ButtonLink href="/events">{eventsTexts.browse}</ButtonLink>}
      />
    );
  }
  if (content.kind === 'failed') {
    const { kind: _, ...error } = content;
    return <ErrorState {...error} headingLevel={1} />;
  }
  if (event === null || session.status === 'undecided' || own.status === 'pending') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{eventPageTexts.loading}</span>
        </VisuallyHidden>
        <EventPageSkeleton />
      </div>
    );
  }
  return (
    <>
      <ReadEarlier
        cachedAt={shownAsOf(content.kind === 'ready' ? content.event.cachedAt : undefined, own.readAt)}
      />
      <OneEvent
        // Another event, or another member on the same device, starts with new machines.
        key={`${event.id} ${userId}`}
        event={event}
        userId={userId}
        application={own.own.applicationFor(event.id)}
        booking={own.own.bookingFor(event.id)}
        ownStateUnknown={own.isUnknown}
        rechecking={own.isRechecking}
        onRecheck={own.retry}
        faces={faces.data?.get(event.id)}
        messages={own.own.applicationFor(event.id)?.messages}
        asksToCancel={asksToCancel}
        admin={admin}
      />
    </>
  );
}

function OneEvent({
  admin,
  messages,
  asksToCancel,
  ...facts
}: EventCardFacts & {
  messages: readonly OrganizerMessage[] | undefined;
  asksToCancel: boolean;
  admin: EventAdminPresses | undefined;
}) {
  const { notices, now } = useAppServices();
  const navigate = useNavigate();
  const { card, actions } = useEventCard(facts);
  const { event, userId } = facts;
  const wasAsked = useRef(false);
  const canCancel = asksToCancel && card.state.button.intent === 'cancel';
  const ask = useEffectEvent(() => {
    // Once: she may have said no, and the page stays.
    if (!wasAsked.current) card.onCancel({ event });
    wasAsked.current = true;
  });
  useEffect(() => {
    if (canCancel) ask();
  }, [canCancel]);
  const share = async () => {
    const url = new URL(eventPath(event.id), window.location.origin).href;
    const sharing = await shareLink({ title: event.title, url });
    if (sharing === 'copied') notices.publish(noticeOf(eventPageNotices, 'event-link-copied'));
    if (sharing === 'failed') notices.publish(noticeOf(eventPageNotices, 'event-link-not-copied'));
  };
  return (
    <>
      <EventPage
        {...card}
        {...(messages && { messages })}
        over={isOver(event.endTime, now())}
        onShare={() => void share()}
        visitor={
          userId === null
            ? {
                onJoin: () => navigate('/signup', { rememberOrigin: true }),
                onSignIn: () => navigate('/signin', { rememberOrigin: true }),
              }
            : undefined
        }
        admin={admin && { onEdit: () => admin.onEdit(event), onDelete: () => admin.onDelete(event) }}
      />
      <EventQuestions {...actions} timeZone={event.timeZone} />
    </>
  );
}
