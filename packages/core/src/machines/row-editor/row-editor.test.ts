import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProfileChanges } from '../../data-port/community-data.ts';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import {
  PhotoNotStored,
  type ProfileDraft,
  type ProfileVersion,
  profileRow,
  profileRules,
} from '../../editing/profile-row.ts';
import { anyQueue, FIELDS } from '../../editing/queued-edits.fixture.ts';
import { StorageError } from '../../offline/key-value-store.ts';
import { PROFILE } from '../testing/fixtures.ts';
import { begin } from '../testing/pure.ts';
import { rowEditorMachine } from './row-editor.machine.ts';
import { isOlder, type QueuedEdit as Queued } from './row-editor.rules.ts';
import {
  chosenPhotoOf,
  editorStatusOf,
  hasUnsaved,
  isLoading,
  isUnreachable,
  type RowSnapshot,
} from './row-editor.selectors.ts';

type QueuedEdit = Queued<ProfileChanges>;
type ProfileField = keyof ProfileDraft;
type Snapshot = RowSnapshot<ProfileVersion, ProfileDraft, ProfileChanges>;

const { changesOf, collisionsOf, saveInputOf, shownRowOf, withEdits, wouldLose } = profileRules;
const { valuesOf: draftOf } = profileRow;
const changesBetween = (from: ProfileDraft, to: ProfileDraft) => profileRow.changesBetween(from, to, null);
const typedOf = ({ context }: Snapshot) => context.mine;
const hasUnsavedChanges = (snapshot: Snapshot) => hasUnsaved(snapshot) && wouldLose(snapshot.context);
const queuedEditsOf = ({ context }: Snapshot) => context.edits;
const statusOf = ({ snapshot }: { snapshot: Snapshot }) => editorStatusOf(snapshot);

const photo = { data: '/9j/', name: 'me.jpg', type: 'image/jpeg', size: 3 } as const;
const at = (hour: number, changes: Partial<ProfileVersion> = {}): ProfileVersion => ({
  ...PROFILE,
  updatedAt: `2026-11-21T${hour}:00:00+00:00`,
  ...changes,
});
const arrived = (version: ProfileVersion) => ({ type: 'row.arrived', row: version }) as const;
const edit = (field: ProfileField, value: string) =>
  ({ type: 'draft.edit', values: { [field]: value } }) as const;

const waiting = (id: string, given: Partial<QueuedEdit>): QueuedEdit => ({
  id,
  changes: {},
  base: PROFILE.updatedAt,
  state: 'waiting',
  newer: null,
  ...given,
});
const BAKE = waiting('edit-1', { changes: { bio: 'I bake.' } });
const CONTESTED = waiting('edit-1', {
  changes: { bio: 'I bake.' },
  state: 'conflict',
  newer: { updatedAt: '2026-11-21T13:00:00+00:00', says: { bio: 'I swim.' } },
});
const MACHINE = rowEditorMachine(profileRow);
const WRITTEN = { bio: 'I bake.' };
const queue = (...edits: QueuedEdit[]) => ({ type: 'edits.arrived', edits }) as const;

const start = () => begin(MACHINE, { blank: { name: '', title: '', bio: '' } });
const loaded = () => start().done('load', PROFILE);
const written = () => loaded().send(edit('bio', 'I bake.'));
const saving = () => written().send({ type: 'changes.save' });
const STORED = 'https://photos.sorella.test/p.jpg?v=1';
const sending = () => written().send({ type: 'photo.choose', photo }).send({ type: 'changes.save' });
const queued = () =>
  saving().done('save', { type: 'queued', id: 'edit-1', changes: WRITTEN, connected: false });
const failing = (code: DataErrorCode) => saving().fail('save', new DataError(code));

describe('the profile form', () => {
  it('holds the full name, so that saving cannot destroy the last name (A-50)', () => {
    expect(draftOf(PROFILE).name).toBe('Maya Okafor');
    expect(draftOf({ ...PROFILE, firstName: ' Ana  Maria ', lastName: null }).name).toBe('Ana Maria');
    expect(draftOf({ ...PROFILE, firstName: null, lastName: null, title: null, bio: null })).toEqual({
      name: '',
      title: '',
      bio: '',
    });
  });

  it('writes names only if they changed, split at the first space (A-50)', () => {
    const from = draftOf({ ...PROFILE, firstName: 'Ana Maria', lastName: 'Silva' });
    expect(changesBetween(from, { ...from, title: 'Baker' })).toEqual({ title: 'Baker' });
    expect(changesBetween(from, { ...from, name: ' Ana  Maria Silva ' })).toEqual({});
    expect(changesBetween(from, { ...from, name: 'Ana Maria da Silva' })).toEqual({
      firstName: 'Ana',
      lastName: 'Maria da Silva',
    });
    expect(changesBetween(from, { ...from, name: 'Cher' })).toEqual({ firstName: 'Cher', lastName: null });
  });

  it('empties title and bio with null, and keeps the lines of a bio (R-135, R-136)', () => {
    const from = draftOf(PROFILE);
    expect(changesBetween(from, { ...from, title: ' ', bio: '' })).toEqual({ title: null, bio: null });
    expect(changesBetween(from, { ...from, bio: ' One\n\n two ' })).toEqual({ bio: 'One\n\n two' });
  });

  it('leaves out what nobody sees and no database holds, so that the rest can be saved', () => {
    const from = draftOf(PROFILE);
    expect(changesBetween(from, { ...from, title: 'Ba\0ker', name: 'Ma\0ya Okafor' })).toEqual({
      title: 'Baker',
    });
  });

  it('stores hostile words as they are', () => {
    const from = draftOf(PROFILE);
    const name = '<script>alert(1)</script> مايا 👩‍🍳';
    expect(changesBetween(from, { ...from, name })).toEqual({
      firstName: '<script>alert(1)</script>',
      lastName: 'مايا 👩‍🍳',
    });
  });

  it('tells versions apart to the microsecond', () => {
    const version = (updatedAt: string) => ({ ...PROFILE, updatedAt });
    expect(isOlder(version('2026-11-21T12:00:00.1+00:00'), version('2026-11-21T12:00:00.100001+00:00'))).toBe(
      true,
    );
    expect(isOlder(version('2026-11-21T12:00:00+00:00'), version('2026-11-21T12:00:00+00:00'))).toBe(false);
    expect(isOlder(version('2026-11-21T13:00:00+00:00'), version('2026-11-21T12:00:00.5+00:00'))).toBe(false);
  });
});

describe('row-editor', () => {
  it('reads the profile first, and offers to try again when it cannot (R-147)', () => {
    expect(isLoading(start().snapshot)).toBe(true);
    const missed = start().fail('load', new DataError('network'));
    expect(isUnreachable(missed.snapshot)).toBe(true);
    expect(isLoading(missed.send({ type: 'row.load' }).snapshot)).toBe(true);
    expect(typedOf(missed.send(arrived(PROFILE)).snapshot).name).toBe('Maya Okafor');
  });

  it('counts as unsaved what differs from what is stored, and nothing else', () => {
    expect(hasUnsavedChanges(loaded().snapshot)).toBe(false);
    expect(hasUnsavedChanges(written().snapshot)).toBe(true);
    expect(hasUnsavedChanges(written().send(edit('bio', ' New in Berlin. ')).snapshot)).toBe(false);
    const chosen = loaded().send({ type: 'photo.choose', photo });
    expect(hasUnsavedChanges(chosen.snapshot)).toBe(true);
    expect(hasUnsavedChanges(chosen.send({ type: 'photo.choose', photo: null }).snapshot)).toBe(false);
  });

  it('does not send what is too short or too long, and keeps it (R-134, R-136, A-51)', () => {
    const short = loaded().send(edit('name', 'M'));
    expect(statusOf(short.send({ type: 'changes.save' }))).toBe('changed');
    const long = loaded().send(edit('bio', 'a'.repeat(251)));
    expect(statusOf(long.send({ type: 'changes.save' }))).toBe('changed');
    const full = loaded().send(edit('bio', 'a'.repeat(250)));
    expect(statusOf(full.send({ type: 'changes.save' }))).toBe('saving');
  });

  it('says Profile updated, and shows the version of the server (R-141)', () => {
    const step = saving().done('save', { type: 'applied', row: at(13, { bio: 'I bake.' }) });
    expect(statusOf(step)).toBe('saved');
    expect(step.emitted).toEqual(['row.saved', 'notice:profile-updated']);
    expect(hasUnsavedChanges(step.snapshot)).toBe(false);
  });

  it('lets her type while it saves, and the answer takes nothing of it', () => {
    const typing = saving().send(edit('bio', 'I bake bread.')).send(edit('title', 'Baker'));
    const step = typing.done('save', { type: 'applied', row: at(13, { bio: 'I bake.' }) });
    expect(typedOf(step.snapshot)).toEqual({ name: 'Maya Okafor', title: 'Baker', bio: 'I bake bread.' });
    expect(statusOf(step)).toBe('changed');
    expect(changesOf(step.snapshot.context)).toEqual({ title: 'Baker', bio: 'I bake bread.' });
  });

  it('never lets an answer that was read before turn the form back', () => {
    const saved = saving().done('save', { type: 'applied', row: at(13, { bio: 'I bake.' }) });
    expect(typedOf(saved.send(arrived(PROFILE)).snapshot).bio).toBe('I bake.');
    const typing = saved.send(edit('title', 'Baker')).send(arrived(PROFILE));
    expect(typedOf(typing.snapshot)).toMatchObject({ title: 'Baker', bio: 'I bake.' });
    expect(typing.emitted).toEqual([]);
  });

  it('keeps it for later without a connection, and knows when it arrived (R-143)', () => {
    expect(editorStatusOf(queued().snapshot)).toBe('queued');
    expect(queued().emitted).toEqual(['row.queued', 'notice:profile-update-saved']);
    expect(hasUnsavedChanges(queued().snapshot)).toBe(false);
    const readAgain = queued().send(arrived(PROFILE));
    expect(typedOf(readAgain.snapshot).bio).toBe('I bake.');
    expect(editorStatusOf(readAgain.snapshot)).toBe('queued');
    const synced = queued().send(arrived(at(13, { bio: 'I bake.' })));
    expect(editorStatusOf(synced.snapshot)).toBe('unchanged');
  });

  it('writes on top of what waits: only what changed since, also back to the first words (A-50)', () => {
    const more = queued().send(edit('title', 'Baker'));
    expect(changesOf(more.snapshot.context)).toEqual({ title: 'Baker' });
    const back = queued().send(edit('bio', 'New in Berlin.'));
    expect(changesOf(back.snapshot.context)).toEqual({ bio: 'New in Berlin.' });
    expect(editorStatusOf(back.send(edit('bio', 'I bake.')).snapshot)).toBe('queued');
  });

  it('goes on as unsaved when she typed while it was kept', () => {
    const step = saving()
      .send(edit('title', 'Baker'))
      .done('save', { type: 'queued', id: 'edit-1', changes: WRITTEN, connected: false });
    expect(statusOf(step)).toBe('changed');
    expect(step.emitted).toEqual(['row.queued', 'notice:profile-update-saved']);
  });

  it.each([
    ['forbidden', 'profile-update-failed'],
    ['invalid-input', 'profile-update-failed'],
    ['unavailable', 'profile-update-error'],
    ['unexpected', 'profile-update-error'],
    ['too-many-profile-edits', 'profile-update-limit'],
  ] as const)('says that it failed after %s and keeps her words (R-142)', (code, notice) => {
    const step = failing(code);
    expect(editorStatusOf(step.snapshot)).toBe('failed');
    expect(step.emitted).toEqual([`notice:${notice}`, 'request.failed']);
    expect(typedOf(step.snapshot).bio).toBe('I bake.');
    expect(statusOf(step.send({ type: 'changes.save' }))).toBe('saving');
  });

  it.each([
    ['full', 'This device has no room left.'],
    ['blocked', 'This browser keeps nothing on the device.'],
  ] as const)('says why it could not be kept for later: storage %s (R-142, R-143)', (failure, why) => {
    const step = saving().fail('save', new StorageError(failure));
    expect(editorStatusOf(step.snapshot)).toBe('failed');
    expect(step.emitted).toEqual(['notice:profile-update-not-kept', 'request.failed']);
    expect(profileRow.noticeOf({ kind: 'failed', error: new StorageError(failure) })?.description).toContain(
      why,
    );
  });

  it('keeps saying that it failed while versions arrive, until one says what she wrote (R-142)', () => {
    const step = failing('unavailable')
      .send(arrived(PROFILE))
      .send(arrived(at(13, { title: 'Baker' })));
    expect(editorStatusOf(step.snapshot)).toBe('failed');
    expect(typedOf(step.snapshot)).toMatchObject({ title: 'Baker', bio: 'I bake.' });
    const landed = step.send(arrived(at(14, { title: 'Baker', bio: 'I bake.' })));
    expect(editorStatusOf(landed.snapshot)).toBe('unchanged');
  });

  it('sends the photo with the rest, and lets go of it once it is stored (R-137, R-148)', () => {
    const step = sending();
    expect(saveInputOf(step.snapshot.context)).toMatchObject({ changes: WRITTEN, photo });
    const saved = step.done('save', { type: 'applied', row: at(13, { ...WRITTEN, avatarUrl: STORED }) });
    expect([statusOf(saved), chosenPhotoOf(saved.snapshot)]).toEqual(['saved', null]);
  });

  it('keeps the old photo when the new one cannot be stored, says so, and saves the rest (R-144)', () => {
    const keptPhoto = new DataError('unavailable');
    const saved = sending().done('save', { type: 'applied', row: at(13, WRITTEN), keptPhoto });
    expect(saved.emitted).toEqual([
      'notice:profile-photo-kept',
      'request.failed',
      'row.saved',
      'notice:profile-updated',
    ]);
    expect([statusOf(saved), chosenPhotoOf(saved.snapshot)]).toEqual(['changed', photo]);
  });

  const other = { ...photo, name: 'better.jpg' };
  const chooseOther = { type: 'photo.choose', photo: other } as const;

  it.each([
    ['stored', {}],
    ['not stored', { keptPhoto: new DataError('unavailable') }],
  ])(
    'keeps a photo that is chosen while another is %s for the next save (R-137, R-144, R-150)',
    (_, photoOf) => {
      const chosen = sending().send(chooseOther);
      const row = at(14, { ...WRITTEN, avatarUrl: STORED });
      const step = chosen.done('save', { type: 'applied', row, ...photoOf });
      expect([statusOf(step), chosenPhotoOf(step.snapshot)]).toEqual(['changed', other]);
      expect(hasUnsavedChanges(step.snapshot)).toBe(true);
      const waits = chosen.done('save', {
        type: 'queued',
        id: 'edit-1',
        changes: WRITTEN,
        connected: false,
        ...photoOf,
      });
      expect([statusOf(waits), chosenPhotoOf(waits.snapshot)]).toEqual(['changed', other]);
    },
  );

  it('keeps a photo that is chosen while words alone are saved', () => {
    const step = saving()
      .send(chooseOther)
      .done('save', { type: 'applied', row: at(14, WRITTEN) });
    expect([statusOf(step), chosenPhotoOf(step.snapshot)]).toEqual(['changed', other]);
  });

  it('has failed when the photo was all and could not be stored (R-144)', () => {
    const step = loaded()
      .send({ type: 'photo.choose', photo })
      .send({ type: 'changes.save' })
      .fail('save', new PhotoNotStored(new DataError('network')));
    expect([statusOf(step), chosenPhotoOf(step.snapshot)]).toEqual(['failed', photo]);
    expect(step.emitted).toEqual(['notice:profile-photo-kept', 'request.failed']);
  });

  it('lets a change from elsewhere come true where she typed nothing', () => {
    const step = loaded().send(arrived(at(13, { title: 'Baker' })));
    expect(typedOf(step.snapshot).title).toBe('Baker');
    expect(step.emitted).toEqual(['row.merged']);
  });

  it('keeps her words beside a change of another field, and tells her of it', () => {
    const step = written().send(arrived(at(13, { title: 'Baker' })));
    expect(typedOf(step.snapshot)).toMatchObject({ title: 'Baker', bio: 'I bake.' });
    expect(step.emitted).toEqual(['row.merged', 'notice:profile-changed-elsewhere']);
    expect(changesOf(step.snapshot.context)).toEqual({ bio: 'I bake.' });
  });

  it('asks her when both changed the same, and overwrites nothing unseen (R-434)', () => {
    const step = written().send(arrived(at(13, { bio: 'I swim.' })));
    expect(editorStatusOf(step.snapshot)).toBe('conflicted');
    // Nothing was to be saved yet: the form shows both, and no notice says that it was not.
    expect(step.emitted).toEqual([]);
    expect(typedOf(step.snapshot).bio).toBe('I bake.');
    expect(collisionsOf(step.snapshot.context)).toEqual([{ field: 'bio', theirs: 'I swim.' }]);

    const kept = step.send({ type: 'conflict.keep' });
    expect(statusOf(kept)).toBe('saving');
    expect(kept.snapshot.context.row?.updatedAt).toBe(at(13).updatedAt);
    expect(changesOf(kept.snapshot.context)).toEqual({ bio: 'I bake.' });

    const accepted = step.send({ type: 'conflict.accept' });
    expect(editorStatusOf(accepted.snapshot)).toBe('unchanged');
    expect(typedOf(accepted.snapshot).bio).toBe('I swim.');
  });

  it('asks her too when the server noticed it, and keeps what nobody else touched (R-434)', () => {
    const version = at(13, { bio: 'I swim.', title: 'Baker' });
    const step = saving().done('save', { type: 'conflict', row: version, id: null, changes: WRITTEN });
    expect(editorStatusOf(step.snapshot)).toBe('conflicted');
    expect(step.emitted).toEqual(['notice:error-conflict']);
    const accepted = step.send(edit('name', 'Maya Okafor-Lund')).send({ type: 'conflict.accept' });
    expect(typedOf(accepted.snapshot)).toEqual({ name: 'Maya Okafor-Lund', title: 'Baker', bio: 'I swim.' });
    expect(editorStatusOf(accepted.snapshot)).toBe('changed');
  });

  it('puts her decision in the place of what waits on the device, and gives up what she gave up', () => {
    const step = saving().done('save', {
      type: 'conflict',
      row: at(13, { bio: 'I swim.' }),
      id: 'edit-1',
      changes: WRITTEN,
    });
    const kept = step.send({ type: 'conflict.keep' });
    expect(saveInputOf(kept.snapshot.context)).toMatchObject({
      base: at(13, { bio: 'I swim.' }),
      replaces: ['edit-1'],
    });
    expect(step.send({ type: 'conflict.accept' }).emitted).toEqual(['edits.discarded']);
    expect(step.send({ type: 'changes.discard' }).emitted).toEqual(['edits.discarded']);
    const waiting = queued().send(arrived(at(13, { bio: 'I swim.' })));
    expect(editorStatusOf(waiting.snapshot)).toBe('conflicted');
    expect(saveInputOf(waiting.send({ type: 'conflict.keep' }).snapshot.context).replaces).toEqual([
      'edit-1',
    ]);
  });

  it('lets what waits be sent first where nothing collides', () => {
    const more = queued().send(edit('title', 'Baker')).send({ type: 'changes.save' });
    expect(saveInputOf(more.snapshot.context)).toMatchObject({ changes: { title: 'Baker' }, replaces: [] });
    const step = more.done('save', {
      type: 'queued',
      id: 'edit-2',
      changes: { title: 'Baker' },
      connected: false,
    });
    expect(queuedEditsOf(step.snapshot).map(({ id }) => id)).toEqual(['edit-1', 'edit-2']);
    const synced = step.send(arrived(at(13, { bio: 'I bake.', title: 'Baker' })));
    expect(queuedEditsOf(synced.snapshot)).toEqual([]);
  });

  it('shows the newest of several versions, and lets go when there is nothing left to decide', () => {
    const step = written().send(arrived(at(14, { bio: 'I swim.' })));
    expect(collisionsOf(step.send(arrived(at(13, { bio: 'I run.' }))).snapshot.context)[0]?.theirs).toBe(
      'I swim.',
    );
    expect(collisionsOf(step.send(arrived(at(15, { bio: 'I row.' }))).snapshot.context)[0]?.theirs).toBe(
      'I row.',
    );
    expect(editorStatusOf(step.send(edit('bio', 'I swim.')).snapshot)).toBe('unchanged');
    const gone = step.send({ type: 'changes.discard' });
    expect(editorStatusOf(gone.snapshot)).toBe('unchanged');
    expect(typedOf(gone.snapshot).bio).toBe('I swim.');
  });

  it('saves again by itself what collides with nothing that changed meanwhile', () => {
    const step = saving().done('save', {
      type: 'conflict',
      row: at(13, { title: 'Baker' }),
      id: null,
      changes: WRITTEN,
    });
    expect(statusOf(step)).toBe('saving');
    expect(changesOf(step.snapshot.context)).toEqual({ bio: 'I bake.' });
    expect(step.snapshot.context.row?.title).toBe('Baker');
  });

  it('knows its own words in a conflict: the answer to an earlier try was lost', () => {
    const step = saving().done('save', {
      type: 'conflict',
      row: at(13, { bio: 'I bake.' }),
      id: null,
      changes: WRITTEN,
    });
    expect(editorStatusOf(step.snapshot)).toBe('saved');
    expect(step.emitted).toEqual(['row.saved', 'notice:profile-updated']);
  });

  it('does not ask for ever a server that contradicts itself', () => {
    const step = saving().done('save', { type: 'conflict', row: PROFILE, id: null, changes: WRITTEN });
    expect(editorStatusOf(step.snapshot)).toBe('failed');
    expect(step.emitted).toEqual(['notice:profile-update-failed']);
  });

  it('brings back what is stored when she lets go', () => {
    const step = written().send({ type: 'photo.choose', photo }).send({ type: 'changes.discard' });
    expect(editorStatusOf(step.snapshot)).toBe('unchanged');
    expect(typedOf(step.snapshot).bio).toBe('New in Berlin.');
    expect(chosenPhotoOf(step.snapshot)).toBeNull();
    const waiting = queued().send(edit('title', 'Baker')).send({ type: 'changes.discard' });
    expect(editorStatusOf(waiting.snapshot)).toBe('queued');
    expect(typedOf(waiting.snapshot)).toMatchObject({ title: 'Product designer', bio: 'I bake.' });
  });
});

describe('row-editor over a queue that others work on', () => {
  const begun = (...edits: QueuedEdit[]) =>
    start()
      .send(queue(...edits))
      .done('load', PROFILE);

  it('starts from the row with what waits of hers, the newest words last (R-143, R-155)', () => {
    const later = waiting('edit-2', { changes: { bio: 'I bake bread.', title: null } });
    const step = begun(BAKE, later);
    expect(typedOf(step.snapshot)).toMatchObject({ title: '', bio: 'I bake bread.' });
    expect(editorStatusOf(step.snapshot)).toBe('queued');
    expect(hasUnsavedChanges(step.snapshot)).toBe(false);
    expect(shownRowOf(step.snapshot.context)).toMatchObject({ title: null, bio: 'I bake bread.' });
  });

  it('starts from it, too, when the row could first not be read (R-157)', () => {
    const step = start().fail('load', new DataError('network')).send(queue(BAKE)).send(arrived(PROFILE));
    expect([editorStatusOf(step.snapshot), typedOf(step.snapshot).bio]).toEqual(['queued', 'I bake.']);
  });

  it('goes back to the row when what waits is given up elsewhere (R-155)', () => {
    const step = queued().send(queue());
    expect([editorStatusOf(step.snapshot), typedOf(step.snapshot).bio]).toEqual([
      'unchanged',
      'New in Berlin.',
    ]);
  });

  it('keeps what she typed beyond it, and calls it unsaved', () => {
    const step = queued().send(edit('title', 'Baker')).send(edit('bio', 'I bake bread.')).send(queue());
    expect(typedOf(step.snapshot)).toMatchObject({ title: 'Baker', bio: 'I bake bread.' });
    expect([editorStatusOf(step.snapshot), hasUnsavedChanges(step.snapshot)]).toEqual(['changed', true]);
    expect(changesOf(step.snapshot.context)).toEqual({ title: 'Baker', bio: 'I bake bread.' });
  });

  it('follows an edit that was made in another tab', () => {
    const step = loaded().send(edit('title', 'Baker')).send(queue(BAKE));
    expect(typedOf(step.snapshot)).toMatchObject({ title: 'Baker', bio: 'I bake.' });
    expect(changesOf(step.snapshot.context)).toEqual({ title: 'Baker' });
    expect(editorStatusOf(loaded().send(queue(BAKE)).snapshot)).toBe('queued');
  });

  it('shows an edit of another tab that says something else than what is typed here (R-434)', () => {
    const typed = loaded().send(edit('bio', 'I swim.'));
    const other = { ...BAKE, changes: { bio: 'I bake.', title: 'Baker' } };
    const step = typed.send(queue(other));
    expect(editorStatusOf(step.snapshot)).toBe('conflicted');
    expect(collisionsOf(step.snapshot.context)).toEqual([{ field: 'bio', theirs: 'I bake.' }]);
    expect(typedOf(step.snapshot)).toMatchObject({ bio: 'I swim.', title: 'Baker' });
    expect(hasUnsavedChanges(step.snapshot)).toBe(true);

    // It is sent in any case: the member's decision comes after it.
    const kept = step.send({ type: 'conflict.keep' });
    expect(saveInputOf(kept.snapshot.context)).toMatchObject({
      changes: { bio: 'I swim.' },
      base: { bio: 'I bake.', title: 'Baker', updatedAt: PROFILE.updatedAt },
      replaces: [],
    });
    for (const type of ['conflict.accept', 'changes.discard'] as const) {
      const taken = step.send({ type });
      expect([editorStatusOf(taken.snapshot), typedOf(taken.snapshot).bio]).toEqual(['queued', 'I bake.']);
      expect(taken.emitted).toEqual([]);
      // From now on the member knows it.
      const typing = taken.send(edit('bio', 'I bake bread.')).send(arrived(at(13, other.changes)));
      expect(editorStatusOf(typing.snapshot)).toBe('changed');
    }
    expect(editorStatusOf(step.send(queue()).snapshot)).toBe('changed');
    expect(editorStatusOf(step.send(edit('bio', 'I bake.')).snapshot)).toBe('queued');
  });

  it('goes on showing it while it is sent, and once it is there (R-434)', () => {
    const waits = loaded().send(edit('bio', 'I swim.')).send(queue(BAKE));
    const row = at(13, { bio: 'I bake.' });
    for (const step of [
      waits.send(arrived(PROFILE)),
      waits.send(arrived(row)),
      waits.send(arrived(row)).send(queue()),
    ]) {
      expect(collisionsOf(step.snapshot.context)).toEqual([{ field: 'bio', theirs: 'I bake.' }]);
      expect([editorStatusOf(step.snapshot), typedOf(step.snapshot).bio]).toEqual(['conflicted', 'I swim.']);
    }
    const kept = waits.send(arrived(row)).send(queue()).send({ type: 'conflict.keep' });
    expect(saveInputOf(kept.snapshot.context)).toMatchObject({ changes: { bio: 'I swim.' }, base: row });
  });

  it('does not take its own edit, kept under an id that it was not told, for that of another tab', () => {
    const own = saving().done('save', { type: 'queued', id: null, changes: WRITTEN, connected: false });
    const step = own.send(edit('bio', 'I bake bread.')).send(queue(BAKE));
    expect([editorStatusOf(step.snapshot), typedOf(step.snapshot).bio]).toEqual(['changed', 'I bake bread.']);
  });

  it('does not take her own earlier edit, arrived before the later, for somebody else (R-434)', () => {
    const later = waiting('edit-2', { changes: { bio: 'I bake bread.' } });
    const step = begun(BAKE, later).send(arrived(at(13, { bio: 'I bake.' })));
    expect([editorStatusOf(step.snapshot), typedOf(step.snapshot).bio]).toEqual(['queued', 'I bake bread.']);
  });

  it('shows both, and lets her decide in the form, when what waited met a newer row (R-434)', () => {
    for (const step of [begun(CONTESTED), queued().send(queue(CONTESTED))]) {
      expect(editorStatusOf(step.snapshot)).toBe('conflicted');
      expect(collisionsOf(step.snapshot.context)).toEqual([{ field: 'bio', theirs: 'I swim.' }]);
      expect(typedOf(step.snapshot).bio).toBe('I bake.');
      expect(shownRowOf(step.snapshot.context)?.bio).toBe('I swim.');
      expect(hasUnsavedChanges(step.snapshot)).toBe(false);
      const kept = saveInputOf(step.send({ type: 'conflict.keep' }).snapshot.context);
      expect(kept).toMatchObject({
        changes: { bio: 'I bake.' },
        base: { updatedAt: CONTESTED.newer?.updatedAt },
        replaces: ['edit-1'],
      });
    }
  });

  it('follows her decision where what waits is listed: the newer one taken, or hers kept (R-434)', () => {
    const contested = queued().send(queue(CONTESTED));
    const taken = contested.send(queue());
    expect([editorStatusOf(taken.snapshot), typedOf(taken.snapshot).bio]).toEqual(['unchanged', 'I swim.']);
    const kept = contested.send(queue({ ...BAKE, base: CONTESTED.newer?.updatedAt ?? '' }));
    expect([editorStatusOf(kept.snapshot), typedOf(kept.snapshot).bio]).toEqual(['queued', 'I bake.']);
    const typing = contested.send(edit('bio', 'I bake bread.')).send(queue());
    expect([editorStatusOf(typing.snapshot), typedOf(typing.snapshot).bio]).toEqual([
      'conflicted',
      'I bake bread.',
    ]);
  });

  it('does not ask again what she has decided, also when her decision could not be saved yet', () => {
    const failed = queued()
      .send(queue(CONTESTED))
      .send({ type: 'conflict.keep' })
      .fail('save', new DataError('unavailable'));
    const step = failed.send(arrived(at(13, { bio: 'I swim.' })));
    expect([editorStatusOf(step.snapshot), typedOf(step.snapshot).bio]).toEqual(['failed', 'I bake.']);
    const again = step.send({ type: 'changes.save' });
    expect(saveInputOf(again.snapshot.context).replaces).toEqual(['edit-1']);
  });

  it('has what was refused as typed and not saved, and a new save takes its place (R-142)', () => {
    const refused = waiting('edit-1', {
      changes: { bio: 'I bake.', avatarUrl: 'https://photos.sorella.test/p.jpg?v=2' },
      state: 'refused',
    });
    const step = begun(refused);
    expect([editorStatusOf(step.snapshot), typedOf(step.snapshot).bio]).toEqual(['changed', 'I bake.']);
    const saved = step.send(edit('bio', 'I bake bread.')).send({ type: 'changes.save' });
    expect(saveInputOf(saved.snapshot.context)).toMatchObject({
      changes: { bio: 'I bake bread.', avatarUrl: 'https://photos.sorella.test/p.jpg?v=2' },
      replaces: ['edit-1'],
    });
    expect(step.send({ type: 'changes.discard' }).emitted).toEqual(['edits.discarded']);
  });

  it('leaves what waits on the device, contested or not, when she leaves without saving (A-56)', () => {
    const drop = { type: 'draft.drop' } as const;
    const left = begun(CONTESTED)
      .send(edit('title', 'Baker'))
      .send({ type: 'photo.choose', photo })
      .send(drop);
    expect(left.emitted).toEqual([]);
    expect(typedOf(left.snapshot)).toMatchObject({ title: 'Product designer', bio: 'I bake.' });
    expect([hasUnsavedChanges(left.snapshot), chosenPhotoOf(left.snapshot)]).toEqual([false, null]);
    const waits = queued().send(edit('title', 'Baker')).send(drop);
    expect([editorStatusOf(waits.snapshot), waits.emitted]).toEqual(['queued', []]);
    const typed = written()
      .send(arrived(at(13, { bio: 'I swim.' })))
      .send(drop);
    expect([editorStatusOf(typed.snapshot), typedOf(typed.snapshot).bio]).toEqual(['unchanged', 'I swim.']);
  });

  it('says that a decision is needed where nothing in the form shows what', () => {
    const avatarUrl = 'https://photos.sorella.test/p.jpg?v=2';
    const step = begun(waiting('edit-1', { changes: { avatarUrl }, state: 'refused' }));
    expect(editorStatusOf(step.snapshot)).toBe('undecided');
    const waits = begun(waiting('edit-1', { changes: { avatarUrl } }));
    expect([editorStatusOf(waits.snapshot), shownRowOf(waits.snapshot.context)?.avatarUrl]).toEqual([
      'queued',
      avatarUrl,
    ]);
  });

  it('says what is true of a save that waits: the connection, or the answer, is missing (R-143)', () => {
    expect(queued().emitted).toEqual(['row.queued', 'notice:profile-update-saved']);
    const step = saving().done('save', { type: 'queued', id: 'edit-1', changes: WRITTEN, connected: true });
    expect(step.emitted).toEqual(['row.queued', 'notice:profile-update-pending']);
  });
});

const FORM = ['name', 'title', 'bio'] as const;

const writes = ({ changes: its }: QueuedEdit, field: ProfileField) =>
  field === 'name' ? 'firstName' in its || 'lastName' in its : field in its;

describe('a form over any queue that changes', () => {
  it('shows the row with the queue wherever she typed nothing, what she typed elsewhere, and both where another tab changed the same (R-143, R-155, R-434)', () => {
    const typing = fc.record({ field: fc.constantFrom(...FORM), value: fc.constantFrom('hers', 'hers too') });
    fc.assert(
      fc.property(
        anyQueue,
        fc.array(typing, { maxLength: 4 }),
        anyQueue,
        anyQueue,
        (first, typed, second, third) => {
          let step = start()
            .send(queue(...first))
            .done('load', PROFILE);
          for (const { field, value } of typed) step = step.send(edit(field, value));
          const [seen, now] = [first, second].map((edits) => draftOf(withEdits(PROFILE, edits)));
          const isNew = (field: ProfileField) =>
            typed.some((each) => each.field === field) &&
            second.some((each) => writes(each, field)) &&
            seen?.[field] !== now?.[field];
          for (const edits of [second, third]) {
            step = step.send(queue(...edits));
            const expected = draftOf(withEdits(PROFILE, edits));
            for (const field of FORM) {
              const hers = typed.findLast((each) => each.field === field);
              expect(typedOf(step.snapshot)[field]).toBe(hers?.value ?? expected[field]);
            }
            expect(hasUnsavedChanges(step.snapshot)).toBe(typed.length > 0);
            const waits = FIELDS.some((field) => withEdits(PROFILE, edits)[field] !== PROFILE[field]);
            const collisions = collisionsOf(step.snapshot.context);
            const isContested = collisions.length > 0;
            const status = isContested
              ? 'conflicted'
              : typed.length > 0
                ? 'changed'
                : waits
                  ? 'queued'
                  : 'unchanged';
            expect(editorStatusOf(step.snapshot)).toBe(status);
            for (const { field, theirs } of collisions) {
              expect(typed.some((each) => each.field === field)).toBe(true);
              expect(theirs).toBe(expected[field]);
            }
            const contested = collisions.map(({ field }) => field);
            expect(contested).toEqual(edits === second ? FORM.filter((field) => isNew(field)) : contested);
          }
        },
      ),
    );
  });
});
