// @vitest-environment node
import { DataError, type ProfileChanges } from '@sorella/core/data-port';
import type { Event, EventDraft } from '@sorella/core/domain/entities/event';
import type { Profile } from '@sorella/core/domain/entities/profile';
import { eventCommand, eventRow, withoutWaitingImage } from '@sorella/core/editing/event-row';
import type { SaveInput } from '@sorella/core/machines/row-editor';
import {
  createMemoryStore,
  type KeyValueStore,
  StorageError,
  type SubmitOutcome,
} from '@sorella/core/offline';
import { aMember, anEvent, BASE_NOW, connectToNobody } from '@sorella/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { steadyDevice } from '../../runtime/device.fixture.ts';
import type { LazyOffline } from '../../runtime/lazy-offline.ts';
import { createAppServices } from '../../wiring/create-app-services.ts';
import { saveProfile } from '../profile/save-profile.ts';
import { saveRow } from './save-row.ts';

const now = () => BASE_NOW.getTime();
const MAYA = aMember({ bio: 'New in Berlin.' });
const TEA = anEvent({ n: 1, title: 'Tea', imageUrl: null });
const LATER = '2026-11-21T14:00:00+00:00';
const QUEUE = 'pendingProfileUpdates/';
const PICTURE = 'data:image/jpeg;base64,AAAA';

/** A device without a connection, whose storage notes after every change how many edits lie in the queue. */
async function setUp({ row = MAYA, event = TEA }: { row?: Profile; event?: Event } = {}) {
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
        uploadAvatar: () => Promise.reject(new DataError('network')),
      },
      events: { ...data.events, get: async () => event },
    },
    notices: createNoticeCenter({ now }),
    device: steadyDevice(false),
    store,
    now,
  });
  const { outbox } = await services.offline.load();
  outbox.setUser(MAYA.id);
  const save = (
    changes: ProfileChanges,
    { replaces = [], photo = null }: Partial<SaveInput<Profile, ProfileChanges>> = {},
  ) =>
    saveProfile({ ...services, runtime: {}, perform: (_actor, work) => work() }, MAYA.id, {
      changes,
      base: MAYA,
      replaces,
      photo,
    });
  const stored = async (): Promise<unknown[]> => {
    const texts = await memory.transact([QUEUE], (found) => ({
      writes: new Map(),
      result: [...found.values()],
    }));
    return texts.map((text) => JSON.parse(text));
  };
  /** Saves another title, and a picture, of the event, where the outbox answers this. */
  const saveEvent = (answers: readonly (SubmitOutcome | Error)[]) => {
    const left = [...answers];
    const submit = vi.fn<LazyOffline['submit']>(async () => {
      const answer = left.shift() ?? new Error('asked too often');
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const changes: Partial<EventDraft> = { title: 'Coffee', imageUrl: PICTURE };
    const saved = saveRow(
      { ...services, offline: { ...services.offline, submit } },
      {
        row: eventRow,
        command: (input) => eventCommand(TEA.id, input),
        read: () => services.data.events.get(TEA.id),
        withoutImage: withoutWaitingImage,
      },
      { changes, base: TEA, replaces: ['earlier'], photo: null },
    );
    return { submit, saved };
  };
  return {
    save,
    saveEvent,
    stored,
    history,
    /** What the outbox says to the next edit. */
    say: (outcome: SubmitOutcome) => void vi.spyOn(outbox, 'submit').mockResolvedValueOnce(outcome),
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
    const first = await idOf(save({ bio: 'First.' }));
    await save({ bio: 'Second.' }, { replaces: [first] });
    expect(await stored()).toMatchObject([{ changes: { bio: 'Second.' } }]);
    expect(history).toEqual([1, 1]);
  });

  it('leaves the older one where it is when the device has no room for the newer (R-143)', async () => {
    const { save, stored, fill } = await setUp();
    const first = await idOf(save({ bio: 'First.' }));
    fill();
    await expect(save({ bio: 'Second, and rather longer.' }, { replaces: [first] })).rejects.toThrow(
      StorageError,
    );
    expect(await stored()).toMatchObject([{ changes: { bio: 'First.' }, status: { state: 'waiting' } }]);
  });
});

describe('a save that another tab took from the queue', () => {
  it('is saved when the row says what she wrote', async () => {
    const standing = { ...MAYA, bio: 'I bake.', updatedAt: LATER };
    const { save, say, saveEvent } = await setUp({ row: standing });
    say({ kind: 'gone' });
    expect(await save({ bio: 'I bake.' })).toEqual({ type: 'applied', row: standing });
    // A picture has another address by then.
    const coffee = { ...TEA, title: 'Coffee', imageUrl: 'https://pictures.test/1.jpg', updatedAt: LATER };
    const there = await setUp({ event: coffee });
    expect(await there.saveEvent([{ kind: 'gone' }]).saved).toEqual({ type: 'applied', row: coffee });
    expect(await saveEvent([{ kind: 'gone' }]).saved).toMatchObject({ type: 'conflict', row: TEA });
  });

  it('is not called saved when the row does not say it: it was given up there, or refused (R-434)', async () => {
    const { save, say } = await setUp();
    say({ kind: 'gone' });
    const changes = { bio: 'I bake.' };
    expect(await save(changes)).toEqual({ type: 'conflict', id: null, row: MAYA, changes });
  });
});

describe('a picture', () => {
  const photo = { data: '/9j/', name: 'me.jpg', type: 'image/jpeg', size: 3 } as const;

  it('of a member that cannot be stored keeps none of her words from being saved (R-144)', async () => {
    const { save, stored } = await setUp();
    expect(await save({ bio: 'I bake.' }, { photo })).toMatchObject({
      type: 'queued',
      keptPhoto: new DataError('network'),
    });
    expect(await stored()).toMatchObject([{ changes: { bio: 'I bake.' } }]);
    await expect(save({}, { photo })).rejects.toMatchObject({ name: 'DataError', code: 'network' });
  });

  it('of an event stays behind where the device has no room for it, and its words are kept (A-74)', async () => {
    const { saveEvent } = await setUp();
    const { saved, submit } = saveEvent([new StorageError('full'), { kind: 'queued', id: 'one' }]);
    expect(await saved).toMatchObject({ type: 'queued', connected: false, withoutImage: true });
    const change = { kind: 'event.update', eventId: TEA.id, expectedUpdatedAt: TEA.updatedAt };
    expect(submit.mock.calls).toEqual([
      [{ ...change, changes: { title: 'Coffee', imageUrl: PICTURE } }, { replaces: ['earlier'] }],
      [{ ...change, changes: { title: 'Coffee' } }, { replaces: ['earlier'] }],
    ]);
  });

  it('of an event is refused in words of its own, and a refused event in others (R-340, R-346)', async () => {
    const { saveEvent } = await setUp();
    const refused = (code: 'file-too-large' | 'invalid-input' | 'unavailable') =>
      saveEvent([{ kind: 'refused', id: null, code }]).saved.catch((error: unknown) =>
        eventRow.noticeOf({ kind: 'failed', error }),
      );
    expect(await refused('file-too-large')).toMatchObject({ title: 'Image Upload Failed' });
    expect(await refused('invalid-input')).toMatchObject({ title: 'Error saving event' });
    expect(await refused('unavailable')).toMatchObject({
      description: 'There was a problem saving the event. Please try again.',
    });
  });
});
