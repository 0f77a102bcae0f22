import { joinSent } from '@sorella/core/domain/messages/thread';
import { forgetMessageDrafts } from '@sorella/core/editing';
import type { ConversationEmitted, conversationMachine } from '@sorella/core/machines/conversation';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../../queries/invalidate.ts';
import { type AppServices, reportFailure } from '../../runtime/app-services.ts';
import type { LazyActor } from '../../runtime/lazy-actor.ts';
import { perApp } from '../../runtime/per-app.ts';
import { whenLeft } from '../session/index.ts';
import { mayMessageQuery, type OpenThread, threadKey } from './queries.ts';

/** The machine of one conversation, as the page works with it. */
export type Conversation = LazyActor<typeof conversationMachine>;

/** The conversations of this app, forgotten when the member leaves: nobody finds the words of somebody else. */
const conversationsOf = perApp((services) => {
  const conversations = new Map<string, Conversation>();
  whenLeft(services, () => conversations.clear());
  return conversations;
});

/**
 * The conversation with one person, the same one for as long as the member is signed in: a message on its way gets
 * there, and how it went is told, whatever page is open by then.
 */
export function conversationOf(
  services: AppServices,
  queries: QueryClient,
  userId: string,
  otherUserId: string,
): Conversation {
  const conversations = conversationsOf(services);
  const name = `${userId} ${otherUserId}`;
  const found = conversations.get(name);
  if (found) return found;
  const made: Conversation = services.actor(async (world) => {
    // On a device that somebody else used before, and did not sign out of.
    await forgetMessageDrafts(world.store, userId);
    const { createConversationActor } = await import('./conversation-actor.ts');
    return createConversationActor(world, userId, otherUserId);
  });
  const group = `messages to ${otherUserId}`;
  made.listen((emitted: ConversationEmitted) => {
    if (emitted.type === 'notice') services.notices.publish(emitted.notice, { group });
    if (emitted.type === 'request.failed') {
      reportFailure(services, emitted.error);
      // It may have arrived, or the right to write may be gone: both are looked up.
      invalidate(queries, 'message');
      void queries.invalidateQueries({ queryKey: mayMessageQuery(services.data, otherUserId).queryKey });
    }
    if (emitted.type === 'messages.arrived') services.notices.retire(group);
    if (emitted.type === 'message.sent') {
      services.notices.retire(group);
      queries.setQueryData<OpenThread>(threadKey(userId, otherUserId), (thread) =>
        joinSent(thread, emitted.message),
      );
      invalidate(queries, 'message');
    }
  });
  conversations.set(name, made);
  return made;
}
