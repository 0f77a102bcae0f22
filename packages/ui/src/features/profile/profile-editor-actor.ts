import { isConnectionFailure } from '@sorella/core/data-port';
import { type ProfileVersion, profileRow } from '@sorella/core/editing/profile-row';
import { rowEditorMachine } from '@sorella/core/machines/row-editor';
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';
import { ownProfileQuery } from './queries.ts';
import { saveProfile } from './save-profile.ts';

/** The machine of the profile form, joined to the port, and to what was read already. */
export function createProfileEditorActor(world: ActorServices, userId: string, queries: QueryClient) {
  const { data, offline, runtime, perform } = world;
  const machine = rowEditorMachine(profileRow).provide({
    actors: {
      'row.read': fromPromise<ProfileVersion, void>(() =>
        perform('row.read', async () => {
          // Without a connection it is what this device saw last; the page says so.
          const profile = queries.fetchQuery(ownProfileQuery(data, userId)).catch(async (thrown: unknown) => {
            const kept = isConnectionFailure(thrown)
              ? await (await offline.load()).caches.readProfile()
              : null;
            if (kept) return kept.value;
            throw thrown;
          });
          // The member's edits that wait belong to what the form starts from; without them the row is all there is.
          const waiting = offline.load().then(
            ({ outbox }) => outbox.refresh(),
            () => undefined,
          );
          const [row] = await Promise.all([profile, waiting]);
          return row;
        }),
      ),
      'row.save': fromPromise(({ input }) => perform('row.save', () => saveProfile(world, userId, input))),
    },
  });
  return createActor(machine, { ...runtime, input: { blank: { name: '', title: '', bio: '' } } });
}
