import { describe, expect, it } from 'vitest';
import { type Event, PUBLISHED_AT_ONCE } from '../domain/entities/event.ts';
import { blankEventForm } from '../domain/events/event-form-values.ts';
import { rowEditorMachine } from '../machines/row-editor/row-editor.machine.ts';
import { editorStatusOf } from '../machines/row-editor/row-editor.selectors.ts';
import { begin } from '../machines/testing/pure.ts';
import type { OutboxEntry } from '../offline/outbox.types.ts';
import { createdEvent, eventCommand, eventRow, eventRules, withoutWaitingImage } from './event-row.ts';
import { queuedEditsOf } from './queued-edits.ts';

const TEA: Event = {
  id: '00000000-0000-4000-8000-00000000e001',
  title: 'Tea',
  description: null,
  detailedDescription: null,
  category: null,
  location: 'Berlin, Mitte',
  city: 'Berlin',
  timeZone: 'Europe/Berlin',
  startTime: '2026-12-01T18:00:30Z',
  endTime: '2026-12-01T20:00:00Z',
  maxAttendees: 12,
  creditsRequired: 0,
  imageUrl: null,
  createdBy: null,
  paypalUsername: null,
  paypalPaymentLink: null,
  attendeesCount: 3,
  publishedAt: PUBLISHED_AT_ONCE,
  cancelledAt: null,
  cancellationReason: null,
  updatedAt: '2026-11-21T12:00:00+00:00',
};
const PICTURE = 'data:image/jpeg;base64,AAAA';
const MACHINE = rowEditorMachine(eventRow);
const open = (row: Event | null = TEA) => begin(MACHINE, { blank: blankEventForm(''), row });
const waiting = (changes: Parameters<typeof eventRow.says>[1]): OutboxEntry => ({
  operationId: 'edit-1',
  owner: 'ana',
  sequence: 1,
  entity: `event:${TEA.id}`,
  timestamp: 0,
  change: { kind: 'event.update', eventId: TEA.id, changes, expectedUpdatedAt: TEA.updatedAt },
  status: { state: 'waiting' },
});

describe('an event as an editable row', () => {
  it('is open at once, and asks nobody what the page has read already', () => {
    expect(editorStatusOf(open().snapshot)).toBe('unchanged');
    expect(open().snapshot.value).toEqual({ opened: 'unchanged' });
    expect(open(null).snapshot.context.mine).toMatchObject({ maxAttendees: '20' });
  });

  it('goes on from an edit that waits on this device (A-74)', () => {
    const changes = { startTime: '2026-12-02T18:00:00.000Z', creditsRequired: 2, paypalUsername: 'Sorella' };
    const edits = queuedEditsOf(eventRow, [waiting(changes)], `event:${TEA.id}`);
    const { context } = open().send({ type: 'edits.arrived', edits }).snapshot;
    expect(context.mine).toMatchObject({
      title: 'Tea',
      startLocal: '2026-12-02T19:00',
      creditsRequired: '2',
      paypalUsername: 'Sorella',
    });
    expect([eventRules.hasChanges(context), eventRules.isShownAhead(context)]).toEqual([false, true]);
    expect(queuedEditsOf(eventRow, [waiting(changes)], 'event:another')).toEqual([]);
  });

  it('takes a picture that was sent for its own, though it has another address by then (A-74)', () => {
    const edits = queuedEditsOf(eventRow, [waiting({ imageUrl: PICTURE })], `event:${TEA.id}`);
    const typed = open()
      .send({ type: 'edits.arrived', edits })
      .send({ type: 'draft.edit', values: { title: 'Coffee' } });
    const sent = { ...TEA, imageUrl: 'https://pictures.test/1.jpg', updatedAt: '2026-11-21T13:00:00+00:00' };
    const step = typed.send({ type: 'row.arrived', row: sent });
    expect(step.emitted).toEqual([]);
    const { context } = step.send({ type: 'edits.arrived', edits: [] }).snapshot;
    expect(eventRules.changesOf(context)).toEqual({ title: 'Coffee' });
    expect(context.mine.imageUrl).toBe(sent.imageUrl);
  });

  it('writes only what was changed, so that an untouched time keeps its seconds (R-342)', () => {
    const step = open().send({ type: 'draft.edit', values: { title: ' Coffee ' } });
    expect(eventRules.changesOf(step.snapshot.context)).toEqual({ title: 'Coffee' });
  });

  it('is not sent with fewer seats than are approved, also when they were approved meanwhile (A-19)', () => {
    const step = open().send({ type: 'draft.edit', values: { maxAttendees: '4' } });
    const fuller = { ...TEA, attendeesCount: 5 };
    const later = step.send({ type: 'row.arrived', row: fuller }).send({ type: 'changes.save' });
    expect(step.send({ type: 'changes.save' }).snapshot.value).toBe('saving');
    expect(editorStatusOf(later.snapshot)).toBe('changed');
  });

  it('keeps what is typed while a save meets what another admin wrote (R-434)', () => {
    const theirs = { ...TEA, title: 'Cake', updatedAt: '2026-11-21T13:00:00+00:00' };
    const step = open()
      .send({ type: 'draft.edit', values: { title: 'Coffee' } })
      .send({ type: 'changes.save' })
      .send({ type: 'draft.edit', values: { description: 'Typed meanwhile' } })
      .done('save', { type: 'conflict', row: theirs, id: null, changes: { title: 'Coffee' } });
    expect(editorStatusOf(step.snapshot)).toBe('conflicted');
    expect(eventRules.collisionsOf(step.snapshot.context)).toEqual([{ field: 'title', theirs: 'Cake' }]);
    expect(step.snapshot.context.mine).toMatchObject({ title: 'Coffee', description: 'Typed meanwhile' });
  });

  it('asks about what another admin has changed since it was typed, also after a reload (R-434)', () => {
    const step = open({ ...TEA, title: 'Cake', description: 'With cream' }).send({
      type: 'draft.restore',
      typed: { title: 'Coffee', description: 'Black' },
      stood: { title: 'Tea', description: 'With cream' },
    });
    expect(eventRules.collisionsOf(step.snapshot.context)).toEqual([{ field: 'title', theirs: 'Cake' }]);
    const taken = step.send({ type: 'conflict.accept' }).snapshot.context;
    expect(taken.mine).toMatchObject({ title: 'Cake', description: 'Black' });
    expect(eventRules.changesOf(taken)).toEqual({ description: 'Black' });
  });

  it('has the saved user name where none is typed, and that is no change (A-17)', () => {
    const suggest = { type: 'draft.default', values: { paypalUsername: 'Sorella' } } as const;
    const { context } = open(null).send(suggest).snapshot;
    expect([context.mine.paypalUsername, eventRules.hasChanges(context)]).toEqual(['Sorella', false]);
    const typed = open(null).send({ type: 'draft.edit', values: { paypalUsername: 'Ana' } });
    expect(typed.send(suggest).snapshot.context.mine.paypalUsername).toBe('Ana');
  });

  it('goes on as what waits where more was typed while a new one was kept (A-74)', () => {
    const values = {
      title: 'Supper',
      location: 'Berlin',
      city: 'Berlin',
      startLocal: '2026-12-03T19:00',
      endLocal: '2026-12-03T21:00',
    };
    const saving = open(null).send({ type: 'draft.edit', values }).send({ type: 'changes.save' });
    const input = eventRules.saveInputOf(saving.snapshot.context);
    const created = eventCommand(TEA.id, input);
    expect(created).toMatchObject({ kind: 'event.create', draft: { id: TEA.id, title: 'Supper' } });
    const row = createdEvent(TEA.id, input.changes);
    const step = saving
      .send({ type: 'draft.edit', values: { title: 'Late supper' } })
      .done('save', { type: 'queued', id: 'edit-1', changes: input.changes, connected: false, row });
    expect(eventCommand(TEA.id, eventRules.saveInputOf(step.snapshot.context))).toEqual({
      kind: 'event.update',
      eventId: TEA.id,
      changes: { title: 'Late supper' },
      expectedUpdatedAt: null,
    });
  });

  it('gives up its picture alone where a device has no room for it (A-74)', () => {
    const input = { base: TEA, changes: { title: 'Tea', imageUrl: PICTURE }, replaces: [], photo: null };
    expect(withoutWaitingImage(input)?.changes).toEqual({ title: 'Tea' });
    expect(withoutWaitingImage({ ...input, base: null })?.changes).toEqual({ title: 'Tea', imageUrl: null });
    expect(withoutWaitingImage({ ...input, changes: { title: 'Tea' } })).toBeNull();
  });
});
