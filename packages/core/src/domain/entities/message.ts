import * as z from 'zod/mini';
import { Count, Id, Instant } from './common.ts';

/** One direct message. */
export const Message = z.object({
  id: Id,
  senderId: Id,
  recipientId: Id,
  content: z.string(),
  isRead: z.boolean(),
  createdAt: Instant,
});
/** See the schema of the same name. */
export type Message = z.infer<typeof Message>;

/** A row of the inbox. */
export const ConversationSummary = z.object({
  otherUserId: Id,
  otherUserFirstName: z.nullable(z.string()),
  otherUserLastName: z.nullable(z.string()),
  otherUserAvatarUrl: z.nullable(z.string()),
  lastMessage: z.string(),
  lastMessageTime: Instant,
  unreadCount: Count,
});
/** See the schema of the same name. */
export type ConversationSummary = z.infer<typeof ConversationSummary>;

/** Someone the caller may write to, because they share an event. */
export const MessageableUser = z.object({
  userId: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** They have written to each other before. */
  hasConversation: z.boolean(),
});
/** See the schema of the same name. */
export type MessageableUser = z.infer<typeof MessageableUser>;
