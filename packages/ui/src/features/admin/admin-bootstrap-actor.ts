import { DataError } from '@sorella/core/data-port';
import { type AdminClaimOutcome, adminBootstrapMachine } from '@sorella/core/machines/admin-bootstrap';
import { createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** Hands the claim to the outbox: written down on this device, then sent. */
async function claim({ data, device, offline }: ActorServices, userId: string): Promise<AdminClaimOutcome> {
  const outcome = await offline.submit({ kind: 'admin.add', userId });
  switch (outcome.kind) {
    case 'applied':
      return { type: 'granted' };
    case 'queued':
      return { type: 'queued', connected: device.isOnline() && (await device.probe()) };
    case 'refused':
      return { type: 'refused', code: outcome.code };
    case 'gone':
      // Another tab sent it, or gave it up: only the server knows.
      if (await data.access.isAdmin(userId)) return { type: 'granted' };
      return { type: 'refused', code: (await data.admin.adminExists()) ? 'admin-exists' : 'unexpected' };
    case 'conflict':
      throw new DataError('unexpected');
  }
}

/** The machine that makes somebody the first admin, joined to the outbox. */
export function createAdminBootstrapActor(world: ActorServices, userId: string) {
  const machine = adminBootstrapMachine.provide({
    actors: {
      'admin.claim': fromPromise(({ input }) =>
        world.perform('admin.claim', () => claim(world, input.userId)),
      ),
    },
  });
  return createActor(machine, { ...world.runtime, input: { userId } });
}
