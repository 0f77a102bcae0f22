import type { paymentVerificationMachine } from '@sorella/core/machines/payment-verification';
import type { AppServices } from '../../runtime/app-services.ts';
import type { LazyActor } from '../../runtime/lazy-actor.ts';
import { perApp } from '../../runtime/per-app.ts';

/** The machine that confirms a payment, one for as long as the app runs. */
export const verificationOf: (services: AppServices) => LazyActor<typeof paymentVerificationMachine> = perApp(
  ({ actor }) =>
    actor(async (world) =>
      (await import('./payment-verification-actor.ts')).createPaymentVerificationActor(world),
    ),
);

/**
 * Whether the page that a payment leads back to tells of an approval by itself: with its notice, and with what opens
 * (R-413, R-422).
 *
 * @param event - the title of what was approved
 */
export function isToldByPayment(services: AppServices, event: string | undefined): boolean {
  const snapshot = verificationOf(services).getSnapshot();
  return (
    snapshot?.value === 'verifying' ||
    (snapshot?.value === 'confirmed' && event !== undefined && snapshot.context.event?.title === event)
  );
}
