import type { confirmationResendMachine } from '@sorella/core/machines/confirmation-resend';
import type { AppServices } from '../../runtime/app-services.ts';
import type { LazyActor } from '../../runtime/lazy-actor.ts';
import { perApp } from '../../runtime/per-app.ts';

type Resend = LazyActor<typeof confirmationResendMachine>;

const resendsOf = perApp(() => new Map<string, Resend>());

/**
 * The machine that sends the confirmation link to this address again. The same one for as long as the app runs,
 * whatever page is open: leaving makes its minute no shorter, and no other address waits for it.
 */
export function resendOf(services: AppServices, email: string): Resend {
  const resends = resendsOf(services);
  const address = email.trim().toLowerCase();
  const found = resends.get(address);
  if (found) return found;
  // Whatever the visitor has typed on the way to the address.
  for (const [other, { getActor, isLoading }] of resends)
    if (!getActor() && !isLoading()) resends.delete(other);
  const made: Resend = services.actor(async (world) =>
    (await import('./confirmation-resend-actor.ts')).createConfirmationResendActor(world),
  );
  resends.set(address, made);
  return made;
}
