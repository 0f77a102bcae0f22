import type { confirmationResendMachine } from '@sorella/core/machines/confirmation-resend';
import type { Community } from '../community/community.ts';
import type { LazyActor } from '../community/lazy-actor.ts';

type Resend = LazyActor<typeof confirmationResendMachine>;

const kept = new WeakMap<Community, Map<string, Resend>>();

/**
 * The machine that sends the confirmation link to this address again. The same one for as long as the app runs,
 * whatever page is open: leaving makes its minute no shorter, and no other address waits for it.
 */
export function resendOf(community: Community, email: string): Resend {
  const resends = kept.get(community) ?? new Map<string, Resend>();
  kept.set(community, resends);
  const address = email.trim().toLowerCase();
  const found = resends.get(address);
  if (found) return found;
  // Whatever she has typed on the way to her address.
  for (const [other, { getActor, isLoading }] of resends)
    if (!getActor() && !isLoading()) resends.delete(other);
  const made: Resend = community.actor(async (world) =>
    (await import('./confirmation-resend-actor.ts')).createConfirmationResendActor(world),
  );
  resends.set(address, made);
  return made;
}
