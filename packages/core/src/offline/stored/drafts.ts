import * as z from 'zod/mini';
import { rowsOf } from './shape.ts';
import { StoredUnsent } from './unsent.ts';

/** What a conversation keeps: the words not sent yet, and the messages that did not get through. */
export const messageDraft = z.object({
  version: z.literal(1),
  text: z.string(),
  unsent: rowsOf(StoredUnsent),
});
