import { conversationMachine } from '@sorella/core/machines/conversation';
import { keepMessageDraft, messageDraftKey, readMessageDraft } from '@sorella/core/offline';
import { createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine of one conversation, joined to the port and to what the device keeps. */
export function createConversationActor(
  { data, store, now, runtime, perform }: ActorServices,
  userId: string,
  otherUserId: string,
) {
  const key = messageDraftKey(userId, otherUserId);
  const machine = conversationMachine.provide({
    actors: {
      'drafts.read': fromPromise(() => perform('drafts.read', () => readMessageDraft(store, key))),
      'messages.send': fromPromise(({ input }) => data.messages.send(input)),
    },
  });
  const actor = createActor(machine, {
    ...runtime,
    input: { otherUserId, newId: () => crypto.randomUUID(), now },
  });
  // One after the other: what was typed last is what is kept.
  let keeping = Promise.resolve();
  actor.on('draft.changed', ({ draft }) => {
    keeping = keeping.then(() => keepMessageDraft(store, key, draft));
  });
  return actor;
}
