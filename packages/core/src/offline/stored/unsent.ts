import * as z from 'zod/mini';
import type { UnsentMessage } from '../../domain/messages/thread.ts';
import type { ShapeOf } from './shape.ts';

/** A stored message that did not get through. */
export const StoredUnsent = z.object({
  id: z.string(),
  content: z.string(),
  writtenAt: z.number(),
} satisfies ShapeOf<UnsentMessage>);
