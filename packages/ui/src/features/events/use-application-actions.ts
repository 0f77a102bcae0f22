import type { Event } from '@sorella/core/domain/entities/event';
import { eventPath } from '@sorella/core/domain/events/event-address';
import type { EventCardState } from '@sorella/core/domain/events/event-card-state';
import { isPayableLink } from '@sorella/core/domain/events/money';
import { type BookingEmitted, type bookingMachine, isApplying } from '@sorella/core/machines/booking';
import {
  type CancellationEmitted,
  type cancellationMachine,
  isCancelling,
} from '@sorella/core/machines/cancellation';
import type { bookingNotices } from '@sorella/core/notices/booking.notices';
import type { FilledNotice } from '@sorella/core/notices/notice';
import { useEffect, useState } from 'react';
import type { Actor } from 'xstate';
import { useApplicationsRefresh } from '../../queries/use-refresh.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import { useLazyActor, useLazyActorWaiting } from '../../runtime/use-lazy-actor.ts';
import { bookingActor, cancellationActor } from './applying.ts';
import { outcomesOf } from './outcomes.ts';

const SIGN_IN_NEEDED: keyof typeof bookingNotices = 'booking-authentication-required';

/** What a card can do for a member, and how far it is. */
export interface ApplicationActions {
  busy: 'applying' | 'cancelling' | null;
  /** The machine that applies, and shows how to pay; null until the first press. */
  booking: Actor<typeof bookingMachine> | null;
  /** The machine that asks before cancelling; null until the question was asked for the first time. */
  cancelling: Actor<typeof cancellationMachine> | null;
  apply(): void;
  requestCancel(): void;
}

/** Joins one event to its two machines: a press is one event to one machine. */
export function useApplicationActions(
  event: Pick<Event, 'id' | 'creditsRequired' | 'paypalPaymentLink' | 'timeZone'>,
  state: EventCardState,
  userId: string | null,
): ApplicationActions {
  const services = useAppServices();
  const navigate = useNavigate();
  const refresh = useApplicationsRefresh();
  const [booking] = useState(() => bookingActor(services, event.id));
  const [cancellation] = useState(() => cancellationActor(services, event.id));
  const bookingSnapshot = useLazyActor(booking);
  const cancellationSnapshot = useLazyActor(cancellation);
  const link = isPayableLink(event.paypalPaymentLink, event.creditsRequired) ? event.paypalPaymentLink : null;

  useEffect(() => {
    // Said before she is led away.
    let because: FilledNotice | undefined;
    const onEmitted = (emitted: BookingEmitted | CancellationEmitted) => {
      if (emitted.type === 'applications.changed') refresh();
      // Back to the list that she came from; who joins for it, to the event.
      else if (emitted.type === 'signIn.needed')
        navigate('/signin', {
          rememberOrigin: true,
          cameFor: eventPath(event.id),
          ...(because && { because }),
        });
      else if (emitted.notice.id === SIGN_IN_NEEDED) {
        because = emitted.notice;
        // The form there says it.
        services.notices.publish(because, { group: 'session', place: 'inline' });
      } else services.notices.publish(emitted.notice, { group: outcomesOf(event.id) });
    };
    const stops = [booking.listen(onEmitted), cancellation.listen(onEmitted)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [booking, cancellation, services, navigate, refresh, event.id]);

  const isWaiting = useLazyActorWaiting(booking);
  const applying = isWaiting || (bookingSnapshot !== undefined && isApplying(bookingSnapshot));
  const isBusyCancelling = cancellationSnapshot !== undefined && isCancelling(cancellationSnapshot);
  return {
    busy: applying ? 'applying' : isBusyCancelling ? 'cancelling' : null,
    booking: booking.getActor() ?? null,
    cancelling: cancellation.getActor() ?? null,
    apply: () =>
      booking.send({
        type: 'booking.apply',
        facts: {
          userId,
          isFull: state.kind === 'full',
          hasActiveApplication: state.button.intent === 'cancel',
        },
        paymentLink: link,
      }),
    requestCancel: () => {
      const terms = 'cancellation' in state ? state.cancellation : null;
      cancellation.send({
        type: 'cancellation.request',
        userId,
        terms: terms && { ...terms, timeZone: event.timeZone },
      });
    },
  };
}
