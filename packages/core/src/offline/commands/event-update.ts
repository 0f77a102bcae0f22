import * as z from 'zod/mini';
import { Id } from '../../domain/entities/common.ts';
import type { EventDraft } from '../../domain/entities/event.ts';
import { fillText } from '../../notices/notice.ts';
import { syncTexts } from '../../notices/texts/sync.texts.ts';
import { editOf, eventEdit, writtenAs } from '../stored/edits.ts';
import { defineCommand } from './define-command.ts';
import { withUploadedImage } from './event-image.ts';

/** An admin's edit of an event. An `expectedUpdatedAt` of null edits whatever stands there. */
export interface EventUpdate {
  kind: 'event.update';
  eventId: string;
  changes: Partial<EventDraft>;
  expectedUpdatedAt: string | null;
}

/** See {@link EventUpdate}. */
export const eventUpdate = defineCommand({
  kind: 'event.update',
  queue: 'events',
  writes: 'event',
  schema: z.object({
    isEdit: z.literal(true),
    expectedUpdatedAt: z.nullable(z.string()),
    data: editOf({ id: Id, ...eventEdit }),
  }),
  read: ({ data: { id: eventId, ...changes }, expectedUpdatedAt }): EventUpdate => ({
    kind: 'event.update',
    eventId,
    changes,
    expectedUpdatedAt,
  }),
  write: ({ eventId, changes, expectedUpdatedAt }) => ({
    isEdit: true,
    expectedUpdatedAt,
    data: { id: eventId, ...writtenAs(eventEdit, changes) },
  }),
  entity: ({ eventId }) => `event:${eventId}`,
  fields: ({ changes }) => ({ ...changes }),
  label: ({ changes: { title } }) =>
    title ? fillText(syncTexts.named, { what: syncTexts.eventUpdate, name: title }) : syncTexts.eventUpdate,
  send: async (sending) => {
    const { data, change, owner, options } = sending;
    const changes = await withUploadedImage(change.changes, sending);
    return (await data.events.update(owner, change.eventId, changes, options)).updatedAt;
  },
  newest: ({ data, change }) => data.events.get(change.eventId),
});
