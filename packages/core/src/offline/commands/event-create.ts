import * as z from 'zod/mini';
import type { EventDraft } from '../../domain/entities/event.ts';
import { fillText } from '../../notices/notice.ts';
import { syncTexts } from '../../notices/texts/sync.texts.ts';
import { editOf, newEvent, writtenAs } from '../stored/edits.ts';
import { defineCommand } from './define-command.ts';
import { withUploadedImage } from './event-image.ts';

/** An admin's new event. Its id is made by the client, so that a replay is harmless. */
export interface EventCreate {
  kind: 'event.create';
  draft: EventDraft & { id: string };
}

/** See {@link EventCreate}. */
export const eventCreate = defineCommand({
  kind: 'event.create',
  queue: 'events',
  writes: 'event',
  schema: z.object({
    isEdit: z.literal(false),
    data: editOf(newEvent),
  }),
  read: ({ data }): EventCreate => ({ kind: 'event.create', draft: data }),
  write: ({ draft }) => ({ isEdit: false, data: writtenAs(newEvent, draft) }),
  entity: ({ draft }) => `event:${draft.id}`,
  fields: ({ draft }) => ({ ...draft }),
  label: ({ draft }) => fillText(syncTexts.named, { what: syncTexts.eventCreate, name: draft.title }),
  send: async (sending) => {
    const { data, change, owner, options } = sending;
    const draft = await withUploadedImage(change.draft, sending);
    return (await data.events.create(owner, draft, { operationId: options.operationId })).updatedAt;
  },
});
