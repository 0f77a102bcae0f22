import { createDraft, messageDraft, messageDraftKey } from '@sorella/core/editing';
import { conversationMachine } from '@sorella/core/machines/conversation';
import { createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine of one conversation, joined to the port and to what the device keeps. */
export function createConversationActor(
  { data, store, now, runtime, perform }: ActorServices,
  userId: string,
  otherUserId: string,
) {
  const kept = createDraft({ store, now }, messageDraft, messageDraftKey(userId, otherUserId));
  const machine = conversationMachine.provide({
    actors: {
      'drafts.read': fromPromise(() => perform('drafts.read', kept.read)),
      'messages.send': fromPromise(({ input }) => data.messages.send(input)),
    },
  });
  const actor = createActor(machine, {
    ...runtime,
    input: { otherUserId, newId: () => crypto.randomUUID(), now },
  });
  actor.on('draft.changed', ({ draft }) => void kept.keep(draft));
  return actor;
}
