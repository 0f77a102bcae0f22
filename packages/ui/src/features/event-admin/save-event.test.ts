// @vitest-environment node
import { DataError } from '@sorella/core/data-port';
import type { EventDraft } from '@sorella/core/domain';
import { createMemoryStore, StorageError, type SubmitOutcome } from '@sorella/core/offline';
import { anEvent, BASE_NOW, connectToNobody } from '@sorella/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { steadyDevice } from '../../runtime/device.fixture.ts';
import type { LazyOffline } from '../../runtime/lazy-offline.ts';
import { createAppServices } from '../../wiring/create-app-services.ts';
import { eventSaveProblem } from './event-save-problem.ts';
import { type EventSave, saveEvent } from './save-event.ts';

const now = () => BASE_NOW.getTime();
const TEA = anEvent({ n: 1, title: 'Tea', imageUrl: null });
const PICTURE = 'data:image/jpeg;base64,AAAA';

/** A page whose outbox answers this, over a backend where the event says `row` by now. */
function setUp(answers: readonly (SubmitOutcome | Error)[], row = TEA) {
  const data = connectToNobody({ as: 'admin' });
  const services = createAppServices({
    data: { ...data, events: { ...data.events, get: async () => row } },
    notices: createNoticeCenter({ now }),
    device: steadyDevice(false),
    store: createMemoryStore(),
    now,
  });
  const left = [...answers];
  const submit = vi.fn<LazyOffline['submit']>(async () => {
    const answer = left.shift() ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { submit, services: { ...services, offline: { ...services.offline, submit } } };
}

const draft: EventDraft = { ...TEA, title: 'Coffee', imageUrl: PICTURE };
const edit: EventSave = {
  eventId: TEA.id,
  base: TEA,
  draft,
  changes: { title: 'Coffee', imageUrl: PICTURE },
  replaces: ['earlier'],
};

describe('saving an event', () => {
  it('edits the version that was shown, in place of what waited (R-434, A-74)', async () => {
    const { submit, services } = setUp([{ kind: 'applied', version: 'v2' }]);
    expect(await saveEvent(services, edit)).toEqual({ kind: 'saved' });
    expect(submit).toHaveBeenCalledWith(
      { kind: 'event.update', eventId: TEA.id, changes: edit.changes, expectedUpdatedAt: TEA.updatedAt },
      { replaces: ['earlier'] },
    );
  });

  it('keeps the words where the device has no room for the picture (A-74)', async () => {
    const { submit, services } = setUp([new StorageError('full'), { kind: 'queued', id: 'one' }]);
    expect(await saveEvent(services, edit)).toEqual({
      kind: 'queued',
      connected: false,
      withoutImage: true,
    });
    expect(submit.mock.lastCall).toMatchObject([{ changes: { title: 'Coffee' } }, { replaces: ['earlier'] }]);
  });

  it('calls saved what another tab sent, and only if the event says so', async () => {
    const gone = { kind: 'gone' } as const;
    const sent = { ...TEA, title: 'Coffee', updatedAt: '2026-11-21T13:00:00+00:00' };
    expect(await saveEvent(setUp([gone], sent).services, edit)).toEqual({ kind: 'saved' });
    expect(await saveEvent(setUp([gone]).services, edit)).toEqual({
      kind: 'conflict',
      newest: TEA,
      ids: [],
    });
  });

  it('tells a refused picture from a refused event (R-340, R-346)', async () => {
    const refused = (code: 'file-too-large' | 'invalid-input') =>
      saveEvent(setUp([{ kind: 'refused', id: null, code }]).services, edit).catch(eventSaveProblem);
    expect(await refused('file-too-large')).toMatchObject({ title: 'Image Upload Failed' });
    expect(await refused('invalid-input')).toMatchObject({ title: 'Error saving event' });
    expect(eventSaveProblem(new DataError('unavailable'))).toMatchObject({
      description: 'There was a problem saving the event. Please try again.',
    });
  });
});
