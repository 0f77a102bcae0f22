import * as z from 'zod/mini';
import type { UnsentMessage } from '../../domain/messages/thread.ts';
import { rowsOf, type ShapeOf } from './shape.ts';

/** A stored message that did not get through. */
export const StoredUnsent = z.object({
  id: z.string(),
  content: z.string(),
  writtenAt: z.number(),
} satisfies ShapeOf<UnsentMessage>);

/** What a conversation keeps: the words not sent yet, and the messages that did not get through. */
export const messageDraft = z.object({
  version: z.literal(1),
  text: z.string(),
  unsent: rowsOf(StoredUnsent),
});
