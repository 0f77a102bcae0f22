import { type Application, type Booking, type Event, eventCardState } from '@sorella/core/domain';
import { EventCard } from '../../cards/event-card/EventCard.tsx';
import { lazyComponent } from '../../primitives/lazy-component.tsx';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { useApplicationActions } from './use-application-actions.ts';

const CancelQuestion = lazyComponent(async () => (await import('./CancelQuestion.tsx')).CancelQuestion);

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
export function EventCardFlow({
  event,
  userId,
  application,
  booking,
  inFirstRow = false,
}: EventCardFlowProps) {
  const { now } = useAppServices();
  const state = eventCardState({ event, application, booking, now: now(), signedIn: userId !== null });
  const { busy, cancelling, apply, requestCancel } = useApplicationActions(event, state, userId);
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
      {cancelling ? <CancelQuestion actor={cancelling} /> : null}
    </>
  );
}
