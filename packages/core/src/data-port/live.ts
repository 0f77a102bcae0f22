import * as z from 'zod/mini';

/**
 * What a live update says: kind and ids, never content; the reader reads again under the reader's own rights
 * (A-83).
 */
export const LiveChange = z.object({
  kind: z.enum([
    'event',
    'application',
    'booking',
    'attendee',
    'arrival',
    'message',
    'conversation',
    'notification',
    'coffee-chat',
    'profile',
    'subscription',
    'feature-toggle',
    'admin',
    'report',
  ]),
  action: z.enum(['insert', 'update', 'delete']),
  id: z.string(),
  event_id: z.optional(z.nullable(z.string())),
});
/** See the schema of the same name. */
export type LiveChange = z.infer<typeof LiveChange>;

/** Where changes are heard: everyone's events, the admins', or one member's own. */
export type LiveTopic = 'events' | 'admins' | { user: string };

/**
 * State of one subscription. `listening` is reported on every (re)subscription: read again then, since
 * changes may have been missed. `refused` is final: the rules of the database deny the topic.
 */
export type LiveStatus = 'connecting' | 'listening' | 'interrupted' | 'refused';

/** Receives what happens on a topic. */
export interface LiveListener {
  onChange(change: LiveChange): void;
  onStatus?(status: LiveStatus): void;
}

/** Whether a word is a kind of change that this release knows. */
export const isChangeKind = (word: string): word is LiveChange['kind'] =>
  LiveChange.shape.kind.options.some((kind) => kind === word);

/** Live updates; reconnects by itself with the steps of R-166 (1, 2, 5, 10 s). */
export interface Live {
  /** Starts listening at once; the returned function stops it and never throws. */
  subscribe(topic: LiveTopic, listener: LiveListener): () => void;
  /**
   * The kinds of change that were told within so many seconds (at most 600) on any topic that the caller may hear; rather
   * one too many than one too few. Refused to visitors.
   */
  changedWithin(seconds: number): Promise<readonly LiveChange['kind'][]>;
  /**
   * Calls back each time the other one of a conversation says that she is typing. Refused to whoever may not write to
   * her, in silence; the returned function stops it and never throws.
   */
  watchTyping(pair: { userId: string; otherUserId: string }, onTyping: () => void): () => void;
}
