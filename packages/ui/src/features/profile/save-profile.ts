import type { ProfileChanges } from '@sorella/core/data-port';
import { PhotoNotStored, type ProfileVersion, profileRow } from '@sorella/core/editing/profile-row';
import type { SaveInput, SaveOutcome } from '@sorella/core/machines/row-editor';
import { bytesOf } from '../../browser/base64.ts';
import type { ActorServices } from '../../runtime/actor-services.ts';
import { saveRow } from '../editing/index.ts';

/**
 * Saves what changed in the profile, its photo first: where that cannot be stored the rest is saved
 * all the same, and a PhotoNotStored says that there was no rest. Rejects as {@link saveRow} else.
 */
export async function saveProfile(
  services: ActorServices,
  userId: string,
  { photo, ...input }: SaveInput<ProfileVersion, ProfileChanges>,
): Promise<SaveOutcome<ProfileVersion, ProfileChanges>> {
  const { profiles } = services.data;
  const stored = await (photo
    ? profiles.uploadAvatar(userId, bytesOf(photo.data))
    : Promise.resolve(null)
  ).then(
    (avatarUrl) => ({ changes: avatarUrl === null ? {} : { avatarUrl } }),
    (keptPhoto: unknown) => ({ changes: {}, keptPhoto }),
  );
  const changes = { ...input.changes, ...stored.changes };
  if ('keptPhoto' in stored && Object.keys(changes).length === 0) throw new PhotoNotStored(stored.keptPhoto);
  const outcome = await saveRow(
    services,
    {
      row: profileRow,
      command: ({ changes: written, base }) => ({
        kind: 'profile.update',
        changes: written,
        expectedUpdatedAt: base?.updatedAt ?? null,
      }),
      read: () => profiles.getOwn(userId),
    },
    { ...input, photo: null, changes },
  );
  return 'keptPhoto' in stored ? { ...outcome, keptPhoto: stored.keptPhoto } : outcome;
}
