import { assign, emit, setup } from 'xstate';
import type { Message } from '../../domain/entities/message.ts';
import type { UnsentMessage } from '../../domain/messages/thread.ts';
import type { ConversationDraft } from '../../editing/message-draft.ts';
import { messagesNotices } from '../../notices/messages.notices.ts';
import { noticeOf } from '../../notices/notice.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import { isSendable, sendFailureNotice } from './conversation.rules.ts';

/** What the machine is given. */
export interface ConversationInput {
  otherUserId: string;
  /** A new UUID. */
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Memory of the machine. */
export interface ConversationContext extends ConversationInput {
  text: string;
  /** The message on its way. */
  outgoing: UnsentMessage | null;
  /** What did not get through, oldest first; each keeps its id, so that trying again sends nothing twice. */
  failed: readonly UnsentMessage[];
}

/** Everything the machine listens to. */
export type ConversationEvent =
  /** The member types. */
  | { type: 'draft.edit'; text: string }
  /** The member presses 'Send'; `online` is what is known of the connection then. */
  | { type: 'message.send'; online: boolean }
  /** The member presses 'Try again' under a message that did not get through. */
  | { type: 'message.retry'; id: string; online: boolean }
  /** The member takes such a message away. */
  | { type: 'message.discard'; id: string }
  /** The conversation was read: these messages are in it. */
  | { type: 'messages.arrive'; ids: readonly string[] };

/** What the machine tells its surroundings. */
export type ConversationEmitted =
  | NoticeEmitted
  /** The backend has it. */
  | { type: 'message.sent'; message: Message }
  /** What had failed has arrived after all: what was told of it is over. */
  | { type: 'messages.arrived' }
  /** For what a failure says of the connection and the session. */
  | { type: 'request.failed'; error: unknown }
  /** To be kept on the device. */
  | { type: 'draft.changed'; draft: ConversationDraft };

const draftOf = ({ text, outgoing, failed }: ConversationContext): ConversationDraft => ({
  text,
  // What is on its way is kept as well: a tab that closes now has not lost it.
  unsent: outgoing ? [...failed.filter(({ id }) => id !== outgoing.id), outgoing] : failed,
});

const machineSetup = setup({
  types: {
    input: {} as ConversationInput,
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    emitted: {} as ConversationEmitted,
  },
  actors: {
    'drafts.read': missingActor<ConversationDraft | null, { otherUserId: string }>('drafts.read'),
    'messages.send': missingActor<Message, { id: string; recipientId: string; content: string }>(
      'messages.send',
    ),
  },
  guards: {
    isUnsendable: ({ context }) => !isSendable(context.text),
    isOffline: ({ event }) => 'online' in event && !event.online,
    hasFailed: ({ context, event }) => 'id' in event && context.failed.some(({ id }) => id === event.id),
    hasArrived: ({ context, event }) =>
      'ids' in event && context.failed.some(({ id }) => event.ids.includes(id)),
  },
  actions: {
    keepText: assign({ text: ({ context, event }) => ('text' in event ? event.text : context.text) }),
    takeText: assign({
      outgoing: ({ context }) => ({
        id: context.newId(),
        content: context.text.trim(),
        writtenAt: context.now(),
      }),
      text: '',
    }),
    takeFailed: assign({
      outgoing: ({ context, event }) =>
        context.failed.find(({ id }) => 'id' in event && id === event.id) ?? null,
      failed: ({ context, event }) => context.failed.filter(({ id }) => !('id' in event) || id !== event.id),
    }),
    dropFailed: assign({
      failed: ({ context, event }) => context.failed.filter(({ id }) => !('id' in event) || id !== event.id),
    }),
    dropArrived: assign({
      failed: ({ context, event }) =>
        context.failed.filter(({ id }) => !('ids' in event) || !event.ids.includes(id)),
    }),
    noteSent: assign({ outgoing: null }),
    noteFailed: assign({
      failed: ({ context }) => draftOf(context).unsent,
      outgoing: null,
    }),
    keepDraft: emit(({ context }) => ({ type: 'draft.changed', draft: draftOf(context) })),
    tellArrived: emit({ type: 'messages.arrived' }),
    tellOffline: emitNotice(noticeOf(messagesNotices, 'message-send-failed')),
  },
});

const editing = { actions: ['keepText', 'keepDraft'] } as const;
const discarding = { guard: 'hasFailed', actions: ['dropFailed', 'keepDraft'] } as const;
const arriving = { guard: 'hasArrived', actions: ['dropArrived', 'keepDraft', 'tellArrived'] } as const;

/** Writing to one person. The words are in `conversation.spec.md`. */
export const conversationMachine = machineSetup.createMachine({
  id: 'conversation',
  context: ({ input }) => ({ ...input, text: '', outgoing: null, failed: [] }),
  initial: 'restoring',
  on: {
    'draft.edit': editing,
    'message.discard': discarding,
    'messages.arrive': arriving,
  },
  states: {
    restoring: {
      invoke: {
        id: 'read',
        src: 'drafts.read',
        input: ({ context: { otherUserId } }) => ({ otherUserId }),
        onDone: {
          target: 'opened',
          actions: assign({
            // What the member has typed meanwhile counts.
            text: ({ context, event }) => context.text || (event.output?.text ?? ''),
            failed: ({ event }) => event.output?.unsent ?? [],
          }),
        },
        onError: 'opened',
      },
    },
    opened: {
      on: {
        'message.send': [
          { guard: 'isUnsendable' },
          { guard: 'isOffline', actions: 'tellOffline' },
          { target: 'sending', actions: ['takeText', 'keepDraft'] },
        ],
        'message.retry': [
          { guard: 'isOffline', actions: 'tellOffline' },
          { guard: 'hasFailed', target: 'sending', actions: 'takeFailed' },
        ],
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'messages.send',
        input: ({ context: { outgoing, otherUserId } }) => ({
          id: outgoing?.id ?? '',
          recipientId: otherUserId,
          content: outgoing?.content ?? '',
        }),
        onDone: {
          target: 'opened',
          actions: [
            emit(({ event }) => ({ type: 'message.sent', message: event.output })),
            'noteSent',
            'keepDraft',
          ],
        },
        onError: {
          target: 'opened',
          actions: [
            'noteFailed',
            'keepDraft',
            emitNotice(({ event }) => sendFailureNotice(event.error)),
            emit(({ event }) => ({ type: 'request.failed', error: event.error })),
          ],
        },
      },
    },
  },
});
