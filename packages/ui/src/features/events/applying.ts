import type { bookingMachine } from '@sorella/core/machines/booking';
import type { cancellationMachine } from '@sorella/core/machines/cancellation';
import type { AppServices } from '../../runtime/app-services.ts';
import type { LazyActor } from '../../runtime/lazy-actor.ts';

const loadActors = () => import('./application-actors.ts');
const loadCancelQuestion = () => import('./CancelQuestion.tsx');
const loadPaymentSteps = () => import('./PaymentStepsFlow.tsx');

/** Brings what answers the presses of an event's card. Never rejects: what is missing is asked for again by the press. */
export async function preloadApplying(): Promise<void> {
  await Promise.allSettled([loadActors(), loadCancelQuestion(), loadPaymentSteps()]);
}

// What is asked next comes with its machine: a press that cannot be answered is not begun.

/** A machine for one event's application; the caller keeps it as long as the card lives. */
export const bookingActor = (
  { actor }: Pick<AppServices, 'actor'>,
  eventId: string,
): LazyActor<typeof bookingMachine> =>
  actor(async (world) => {
    const [actors] = await Promise.all([loadActors(), loadPaymentSteps()]);
    return actors.createBookingActor(world, eventId);
  });

/** A machine for one event's cancellation. */
export const cancellationActor = (
  { actor }: Pick<AppServices, 'actor'>,
  eventId: string,
): LazyActor<typeof cancellationMachine> =>
  actor(async (world) => {
    const [actors] = await Promise.all([loadActors(), loadCancelQuestion()]);
    return actors.createCancellationActor(world, eventId);
  });
