import { DataError, dataErrorCode } from '@sorella/core/data-port';
import type { SaveInput, SaveOutcome } from '@sorella/core/machines/profile-editor';
import type { ActorWorld } from '../community/actor-world.ts';

/** Saves what changed in the profile, held against the version that she saw. Rejects with a DataError. */
export async function saveProfile({ data }: ActorWorld, input: SaveInput): Promise<SaveOutcome> {
  const { userId, changes, base } = input;
  if (!base) throw new DataError('not-found');
  try {
    const version = await data.profiles.update(userId, changes, { expectedUpdatedAt: base.updatedAt });
    return { type: 'applied', version };
  } catch (error) {
    if (dataErrorCode(error) !== 'conflict') throw error;
    return { type: 'conflict', version: await data.profiles.getOwn(userId), id: null };
  }
}
