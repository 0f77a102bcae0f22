import { type Application, type Booking, type Event, eventCardState } from '@sorella/core/domain';
import { confirmTexts, cancellationNotices, eventCardTexts } from '@sorella/core/notices';
import { lazy, Suspense } from 'react';
import { EventCard } from '../../cards/event-card/EventCard.tsx';
import { useCommunity } from '../community/CommunityProvider.tsx';
import { useApplicationActions } from './use-application-actions.ts';

const ConfirmDialog = lazy(() =>
  import('../../dialogs/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** Props of {@link EventCardFlow}. */
export interface EventCardFlowProps {
  event: Event;
  /** The signed-in member or null. */
  userId: string | null;
  application: Application | null;
  booking: Booking | null;
  /** In the first row: its photo is worth fetching at once. */
  inFirstRow?: boolean;
}

/** An event card joined to the machines of applying and cancelling. */
export function EventCardFlow({ event, userId, application, booking, inFirstRow = false }: EventCardFlowProps) {
  const { now } = useCommunity();
  const state = eventCardState({ event, application, booking, now: now(), signedIn: userId !== null });
  const { busy, question, apply, requestCancel } = useApplicationActions(event, state, userId);
  return (
    <>
      <EventCard
        event={event}
        state={state}
        busy={busy}
        onApply={apply}
        onCancel={requestCancel}
        headingLevel={2}
        {...(inFirstRow ? { eager: true } : {})}
      />
      {question ? (
        <Suspense>
          <ConfirmDialog
            open
            tone="danger"
            title={confirmTexts.cancelBookingTitle}
            description={confirmTexts.cancelBooking}
            confirmLabel={eventCardTexts.cancelBooking}
            busyLabel={eventCardTexts.cancelling}
            cancelLabel={confirmTexts.keepBooking}
            busy={question.busy}
            {...(question.failed ? { error: cancellationNotices['cancellation-error'].description } : {})}
            onConfirm={question.confirm}
            onCancel={question.dismiss}
          />
        </Suspense>
      ) : null}
    </>
  );
}
