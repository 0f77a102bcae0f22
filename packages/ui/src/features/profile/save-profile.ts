import { DataError } from '@sorella/core/data-port';
import type { SaveInput, SaveOutcome } from '@sorella/core/machines/profile-editor';
import type { ActorServices } from '../../runtime/actor-services.ts';
import { PROFILE_FIELDS, pickedFields } from './queued-profile.ts';

/**
 * Saves what changed in the profile: written down on this device, then sent. Rejects with a DataError when it
 * was refused, and with a StorageError when it could be neither stored nor sent.
 */
export async function saveProfile(
  { data, device, offline }: ActorServices,
  input: SaveInput,
): Promise<SaveOutcome> {
  const { userId, changes, base, replaces } = input;
  if (!base) throw new DataError('not-found');
  const { outbox } = await offline.load();
  // What it replaces says less than the form does, which has all of it; one write lays the one in the other's place.
  const outcome = await outbox.submit(
    { kind: 'profile.update', changes, expectedUpdatedAt: base.updatedAt },
    { replaces },
  );
  switch (outcome.kind) {
    case 'applied': {
      const { version } = outcome;
      if (version === null) return { type: 'applied', version: await data.profiles.getOwn(userId) };
      return { type: 'applied', version: { ...base, ...changes, updatedAt: version } };
    }
    case 'queued':
      return { type: 'queued', id: outcome.id, connected: device.isOnline() && (await device.probe()) };
    case 'conflict': {
      const { id, version, theirs } = outcome;
      if (version === null) return { type: 'conflict', id, version: await data.profiles.getOwn(userId) };
      return { type: 'conflict', id, version: { ...base, ...pickedFields(theirs), updatedAt: version } };
    }
    case 'gone': {
      // Another tab sent it, or gave it up: only the row can tell, and what it does not say was not saved.
      const version = await data.profiles.getOwn(userId);
      const isThere = PROFILE_FIELDS.every(
        (field) => !(field in changes) || changes[field] === version[field],
      );
      return isThere ? { type: 'applied', version } : { type: 'conflict', id: null, version };
    }
    case 'refused':
      throw new DataError(outcome.code);
  }
}
