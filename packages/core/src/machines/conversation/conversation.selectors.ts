import type { SnapshotFrom } from 'xstate';
import type { UnsentMessage } from '../../domain/messages/thread.ts';
import type { conversationMachine } from './conversation.machine.ts';
import { isSendable } from './conversation.rules.ts';

type Snapshot = SnapshotFrom<typeof conversationMachine>;

/** What stands in the box. */
export const textOf = (snapshot: Snapshot): string => snapshot.context.text;

/** A message is on its way: 'Send' waits. */
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('sending');

/** Whether 'Send' may be pressed. */
export const canSend = (snapshot: Snapshot): boolean =>
  snapshot.matches('opened') && isSendable(snapshot.context.text);

/** What is not in the conversation yet: what failed, then what is on its way. */
export const unsentOf = ({
  context: { failed, outgoing },
}: Snapshot): (UnsentMessage & { progress: 'sending' | 'failed' })[] => [
  ...failed.map((message) => ({ ...message, progress: 'failed' as const })),
  ...(outgoing ? [{ ...outgoing, progress: 'sending' as const }] : []),
];
