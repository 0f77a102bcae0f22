import type { Messages } from '@sorella/core/data-port';
import { ConversationSummary, Message, MessageableUser } from '@sorella/core/domain/entities/message';
import { MESSAGES_PAGE_SIZE } from '@sorella/core/domain/limits';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { answeredTogether } from './together.ts';
import { answered, parsed } from './wire.ts';

const Counted = z.array(z.object({ total: z.int() }));

/** Direct messages. */
export function createMessages(connection: Connection): Messages {
  return {
    async listConversations({ userId, before }) {
      const rest = await connection.rest();
      const call = rest.rpc('get_conversations', {
        user_id: userId,
        page_size: MESSAGES_PAGE_SIZE,
        ...(before && { before_time: before.time, before_id: before.id }),
      });
      const { data } = await answered(connection, call);
      return parsed(z.array(ConversationSummary), data);
    },

    async countUnread(userId) {
      const rest = await connection.rest();
      const call = rest.rpc('get_unread_count', { for_user_id: userId });
      const { data } = await answeredTogether(connection, rest, { part: 'unread-messages', userId }, call);
      return parsed(z.int(), data);
    },

    async listThread({ otherUserId, before }) {
      const rest = await connection.rest();
      const call = rest.rpc('get_thread', {
        other_user_id: otherUserId,
        page_size: MESSAGES_PAGE_SIZE,
        ...(before && { before_created_at: before.time, before_id: before.id }),
      });
      const { data } = await answered(connection, call);
      return parsed(z.array(Message), data).toReversed();
    },

    async hasConversation({ userId, otherUserId }) {
      const rest = await connection.rest();
      const between = (sender: string, recipient: string) =>
        `and(sender_id.eq.${sender},recipient_id.eq.${recipient})`;
      const call = rest
        .from('messages')
        .select('id')
        .or(`${between(userId, otherUserId)},${between(otherUserId, userId)}`)
        .limit(1);
      const { data } = await answered(connection, call);
      return parsed(z.array(z.object({ id: z.string() })), data).length > 0;
    },

    async mayMessage(otherUserId) {
      const rest = await connection.rest();
      const { data } = await answered(connection, rest.rpc('may_message', { other_user_id: otherUserId }));
      return parsed(z.boolean(), data);
    },

    async send({ id, recipientId, content }) {
      const rest = await connection.rest();
      const call = rest
        .rpc('send_message', { message_id: id, to_user_id: recipientId, message_content: content })
        .single();
      const { data } = await answered(connection, call);
      return parsed(Message, data);
    },

    async markRead({ fromUserId, forUserId }) {
      const rest = await connection.rest();
      const call = rest.rpc('mark_messages_as_read', { from_user_id: fromUserId, for_user_id: forUserId });
      await answered(connection, call);
    },

    async listMessageableUsers({ userId, search, page }) {
      const rest = await connection.rest();
      const call = rest.rpc('get_messageable_users', {
        current_user_id: userId,
        search,
        page_size: MESSAGES_PAGE_SIZE,
        page_number: page,
      });
      const { data } = await answered(connection, call);
      const [first] = parsed(Counted, data);
      return { rows: parsed(z.array(MessageableUser), data), total: first?.total ?? 0 };
    },

    async signalTyping(toUserId) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('signal_typing', { to_user_id: toUserId }));
    },
  };
}
