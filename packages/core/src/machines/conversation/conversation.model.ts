import { DataError } from '../../data-port/errors.ts';
import type { Message } from '../../domain/entities/message.ts';
import { defineModel } from '../testing/model.ts';
import { conversationMachine } from './conversation.machine.ts';

const ID = 'c0000000-0000-4000-8000-000000000001';
const NOOR = '00000000-0000-4000-8000-000000000003';

const sent: Message = {
  id: ID,
  senderId: '00000000-0000-4000-8000-000000000002',
  recipientId: NOOR,
  content: 'See you on Sunday!',
  isRead: false,
  createdAt: '2026-11-21T12:00:00+00:00',
};

/** A conversation: what can happen, and what the states mean. */
export const conversationModel = defineModel({
  machine: conversationMachine,
  title: 'Writing to one person',
  input: { otherUserId: NOOR, newId: () => ID, now: () => 0 },
  samples: {
    'draft-found': {
      says: 'Words and a message from before are on the device',
      from: 'drafts.read',
      output: { text: 'See you', unsent: [{ id: ID, content: 'See you on Sunday!', writtenAt: 0 }] },
    },
    'draft-missing': { says: 'Nothing is on the device', from: 'drafts.read', output: null },
    'draft-unreadable': {
      says: 'The device does not give it',
      from: 'drafts.read',
      error: new DataError('unexpected'),
    },
    types: { says: 'She types', send: { type: 'draft.edit', text: 'See you on Sunday!' } },
    clears: { says: 'She takes every word away', send: { type: 'draft.edit', text: ' ' } },
    sends: { says: "She presses 'Send'", send: { type: 'message.send', online: true } },
    'sends-offline': {
      says: "She presses 'Send' without a connection",
      send: { type: 'message.send', online: false },
    },
    'message-taken': { says: 'The backend has it', from: 'messages.send', output: sent },
    'send-unanswered': {
      says: 'No answer comes',
      from: 'messages.send',
      error: new DataError('network'),
    },
    'send-refused': {
      says: 'She may not write to her any more',
      from: 'messages.send',
      error: new DataError('not-messageable'),
    },
    'send-limited': {
      says: 'She has written too many within a minute',
      from: 'messages.send',
      error: new DataError('too-many-messages'),
    },
    'tries-again': {
      says: "She presses 'Try again'",
      send: { type: 'message.retry', id: ID, online: true },
    },
    'tries-again-offline': {
      says: "She presses 'Try again' without a connection",
      send: { type: 'message.retry', id: ID, online: false },
    },
    discards: { says: 'She takes the message away', send: { type: 'message.discard', id: ID } },
    arrives: {
      says: 'It is in the conversation after all',
      send: { type: 'messages.arrive', ids: [ID] },
    },
  },
  states: {
    restoring: { says: 'What she had typed is looked for on the device.', answers: ['A-82'] },
    opened: { says: 'She may write.', answers: ['R-183', 'R-184', 'A-82'] },
    sending: { says: 'A message is on its way, and stands there already.', answers: ['R-184', 'R-191'] },
  },
  always: {
    'a message is on its way exactly while it is sent': (snapshot) =>
      snapshot.matches('sending') === (snapshot.context.outgoing !== null),
    'no message is there twice': ({ context: { failed } }) =>
      new Set(failed.map(({ id }: { id: string }) => id)).size === failed.length,
  },
});
