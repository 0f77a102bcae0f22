// @vitest-environment node
import { DataError } from '@sorella/core/data-port';
import type { Profile } from '@sorella/core/domain';
import type { SaveInput } from '@sorella/core/machines/profile-editor';
import {
  createMemoryStore,
  type KeyValueStore,
  StorageError,
  type SubmitOutcome,
} from '@sorella/core/offline';
import { aMember, BASE_NOW, connectToNobody } from '@sorella/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { steadyDevice } from '../../runtime/device.fixture.ts';
import { createAppServices } from '../../wiring/create-app-services.ts';
import { saveProfile } from './save-profile.ts';

const now = () => BASE_NOW.getTime();
const MAYA = aMember({ bio: 'New in Berlin.' });
const LATER = '2026-11-21T14:00:00+00:00';
const QUEUE = 'pendingProfileUpdates/';

/** A device without a connection, whose storage notes after every change how many edits lie in the queue. */
async function setUp() {
  let row = MAYA;
  const memory = createMemoryStore();
  const history: number[] = [];
  let full = false;
  const store: KeyValueStore = {
    ...memory,
    async transact(beginnings, work) {
      let isWritten = false;
      const result = await memory.transact(beginnings, (found) => {
        const done = work(found);
        isWritten = done.writes.size > 0;
        if (full && isWritten) throw new StorageError('full');
        return done;
      });
      if (isWritten) history.push((await memory.keys()).filter((key) => key.startsWith(QUEUE)).length);
      return result;
    },
  };
  const data = connectToNobody({ as: 'maya' });
  const services = createAppServices({
    data: {
      ...data,
      profiles: {
        ...data.profiles,
        getOwn: async () => row,
        update: () => Promise.reject(new DataError('network')),
      },
    },
    notices: createNoticeCenter({ now }),
    device: steadyDevice(false),
    store,
    now,
  });
  const { outbox } = await services.offline.load();
  outbox.setUser(MAYA.id);
  const save = (bio: string, replaces: readonly string[] = []) => {
    const input: SaveInput = { userId: MAYA.id, changes: { bio }, base: MAYA, replaces };
    return saveProfile({ ...services, runtime: {}, perform: (_actor, work) => work() }, input);
  };
  const stored = async (): Promise<unknown[]> => {
    const texts = await memory.transact([QUEUE], (found) => ({
      writes: new Map(),
      result: [...found.values()],
    }));
    return texts.map((text) => JSON.parse(text));
  };
  return {
    save,
    stored,
    history,
    /** What stands on the server now, and what the outbox says to the next edit. */
    say: (outcome: SubmitOutcome, standing: Profile) => {
      row = standing;
      vi.spyOn(outbox, 'submit').mockResolvedValueOnce(outcome);
    },
    fill: () => {
      full = true;
    },
  };
}

const idOf = async (saved: ReturnType<typeof saveProfile>) => {
  const outcome = await saved;
  return outcome.type === 'queued' ? (outcome.id ?? '') : '';
};

describe('a save that takes the place of one that waits', () => {
  it('takes it in one write: at no moment is neither of them on the device (R-143, R-434)', async () => {
    const { save, stored, history } = await setUp();
    const first = await idOf(save('First.'));
    await save('Second.', [first]);
    expect(await stored()).toMatchObject([{ changes: { bio: 'Second.' } }]);
    expect(history).toEqual([1, 1]);
  });

  it('leaves the older one where it is when the device has no room for the newer (R-143)', async () => {
    const { save, stored, fill } = await setUp();
    const first = await idOf(save('First.'));
    fill();
    await expect(save('Second, and rather longer.', [first])).rejects.toThrow(StorageError);
    expect(await stored()).toMatchObject([{ changes: { bio: 'First.' }, status: { state: 'waiting' } }]);
  });
});

describe('a save that another tab took from the queue', () => {
  it('is saved when the row says what she wrote', async () => {
    const { save, say } = await setUp();
    const standing = { ...MAYA, bio: 'I bake.', updatedAt: LATER };
    say({ kind: 'gone' }, standing);
    expect(await save('I bake.')).toEqual({ type: 'applied', version: standing });
  });

  it('is not called saved when the row does not say it: it was given up there, or refused (R-434)', async () => {
    const { save, say } = await setUp();
    say({ kind: 'gone' }, MAYA);
    expect(await save('I bake.')).toEqual({ type: 'conflict', id: null, version: MAYA });
  });
});
