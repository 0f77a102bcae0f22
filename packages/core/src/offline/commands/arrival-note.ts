import * as z from 'zod/mini';
import { Id } from '../../domain/entities/common.ts';
import { fillText } from '../../notices/notice.ts';
import { syncTexts } from '../../notices/texts/sync.texts.ts';
import { editOf } from '../stored/edits.ts';
import { defineCommand } from './define-command.ts';

/** That a guest is at the door, or is not after all. */
export interface ArrivalNote {
  kind: 'arrival.note';
  applicationId: string;
  isHere: boolean;
  /** When it was pressed, ISO 8601: of several the last counts, whenever each is sent. */
  notedAt: string;
  /** Whom it is about, for the list of what waits. */
  name: string;
}

/** See {@link ArrivalNote}. */
export const arrivalNote = defineCommand({
  kind: 'arrival.note',
  queue: 'events',
  writes: 'arrival',
  schema: z.object({
    isArrival: z.literal(true),
    data: editOf({ applicationId: Id, isHere: z.boolean(), notedAt: z.string(), name: z.string() }),
  }),
  read: ({ data }): ArrivalNote => ({ kind: 'arrival.note', ...data }),
  write: ({ applicationId, isHere, notedAt, name }) => ({
    isArrival: true,
    data: { applicationId, isHere, notedAt, name },
  }),
  entity: ({ applicationId }) => `arrival:${applicationId}`,
  fields: ({ isHere }) => ({ isHere }),
  label: ({ name }) => fillText(syncTexts.named, { what: syncTexts.arrivalNote, name }),
  async send({ data, change: { applicationId, isHere, notedAt } }) {
    await data.admin.noteArrival({ applicationId, isHere, notedAt });
    return null;
  },
});
