import type {
  AdminCoffeeChat,
  CoffeeChatIdea,
  CoffeeChatRequest,
  CoffeeChatStatus,
} from '../../domain/entities/coffee-chat.ts';
import type { ConversationSummary, Message, MessageableUser } from '../../domain/entities/message.ts';
import type { BlockedMember, MemberCard, Report, ReportReason } from '../../domain/entities/safety.ts';
import type { ReportsQuery } from './admin.ts';
import type { Cursor, Page, PageQuery, ReadOptions } from './reading.ts';

/** What a member asks for. */
export interface NewCoffeeChat {
  /** Made by the client, a UUID: the same request again is answered with what stands there. */
  id: string;
  requesterId: string;
  /** Whom she asks; null asks openly. */
  recipientId: string | null;
  message: string | null;
  /** One to twelve future instants on one to three days of the time zone, on the four slots. */
  proposedDates: readonly string[];
  /** IANA name. */
  timeZone: string;
}

/** See {@link CoffeeChats.listAll}. */
export interface AdminCoffeeChatsQuery extends PageQuery {
  /** The cancelled ones, or everything else. */
  show: 'active' | 'cancelled';
  /** Only those of this status, among the active ones. */
  status?: Exclude<CoffeeChatStatus, 'cancelled'>;
}

/** Coffee chat requests. */
export interface CoffeeChats {
  /**
   * Asks for the caller. Rejects with `forbidden` without access, `too-many-coffee-chats`,
   * `too-many-coffee-chats-to-member`, `feature-off`,
   * `invalid-input`, `not-messageable` for a person she may not write to, `conflict` while an earlier request to the
   * same person waits.
   */
  create(input: NewCoffeeChat): Promise<CoffeeChatRequest>;
  /** What the caller asked for, newest first. */
  listOwn(userId: string, query: PageQuery, options?: ReadOptions): Promise<Page<CoffeeChatRequest>>;
  /** What the caller was asked for and neither declined nor saw cancelled, newest first. */
  listReceived(userId: string, query: PageQuery, options?: ReadOptions): Promise<Page<CoffeeChatRequest>>;
  /** Rejects with `forbidden` unless it is the caller's own, `already-decided` once it waits no more. */
  cancelOwn(input: { requestId: string; userId: string }): Promise<CoffeeChatRequest>;
  /**
   * Accepts one of the times proposed to the caller, or declines with null; the same answer again is harmless. Rejects
   * with `not-found` unless she was asked, `already-decided` once cancelled or answered otherwise, `coffee-chat-over`
   * for a time that has passed, `invalid-input` for one not proposed, `not-messageable` when the two may not write to
   * each other any more.
   */
  answer(input: { requestId: string; chosenDate: string | null }): Promise<CoffeeChatRequest>;
  /** Up to three members whom the caller may write to and shares interests with, none asked or asking lately. */
  listIdeas(userId: string, options?: ReadOptions): Promise<CoffeeChatIdea[]>;
  /** All requests with the names of both, newest first; only the caller's own for others than admins. */
  listAll(query: AdminCoffeeChatsQuery, options?: ReadOptions): Promise<Page<AdminCoffeeChat>>;
  /**
   * Rejects with `forbidden` for others than admins, `not-found`, `already-decided` when it is no longer as
   * `seen`; without that it is set whatever stood there.
   */
  setStatus(input: {
    requestId: string;
    status: CoffeeChatStatus;
    seen?: CoffeeChatStatus;
  }): Promise<CoffeeChatRequest>;
}

/** Direct messages. What blocks, strangers and lost access refuse is `not-messageable` alike. */
export interface Messages {
  /** Up to 50 conversations, the one that somebody wrote in last first; `before` null starts there. */
  listConversations(
    input: { userId: string; before: Cursor | null },
    options?: ReadOptions,
  ): Promise<ConversationSummary[]>;
  /** Messages to the caller that the caller has not read, in all conversations. */
  countUnread(userId: string, options?: ReadOptions): Promise<number>;
  /** Up to 50 messages before the cursor, oldest first; null starts at the newest. */
  listThread(
    input: { otherUserId: string; before: Cursor | null },
    options?: ReadOptions,
  ): Promise<Message[]>;
  /** Whether any message exists between the two. */
  hasConversation(input: { userId: string; otherUserId: string }): Promise<boolean>;
  /** Whether the caller may write to somebody; false says nothing of the reason. */
  mayMessage(otherUserId: string): Promise<boolean>;
  /**
   * Trimmed, 1 to 4,000 characters. With the same id again nothing is sent, and the answer is the same message.
   * Rejects with `not-messageable`, `too-many-messages`, `feature-off`, `invalid-input`, and with `conflict` when
   * the id is another message's.
   */
  send(input: { id: string; recipientId: string; content: string }): Promise<Message>;
  /** Marks what somebody wrote as read. Rejects with `forbidden` for others than the caller. */
  markRead(input: { fromUserId: string; forUserId: string }): Promise<void>;
  /**
   * Whom the caller may write to, 50 a page: people without a conversation first, by name. `search` is looked for in
   * first plus last name, whatever its case; empty finds everyone.
   */
  listMessageableUsers(
    input: { userId: string; search: string; page: number },
    options?: ReadOptions,
  ): Promise<Page<MessageableUser>>;
  /** Lets the other one know that the caller is typing; said too often it is not sent on, and nobody is told. */
  signalTyping(toUserId: string): Promise<void>;
}

/** Keeping away from somebody, and telling the admins about her. */
export interface Safety {
  /**
   * Each disappears from the other's sight wherever members meet: conversations, lists, typing, faces, cards, coffee
   * chats. Again is harmless, and so is somebody who does not exist. Rejects with `invalid-input` for oneself.
   */
  block(userId: string): Promise<void>;
  /** Takes that back; again is harmless. */
  unblock(userId: string): Promise<void>;
  /** Whom the caller has blocked, newest first. */
  listBlocked(options?: ReadOptions): Promise<BlockedMember[]>;
  /**
   * Tells the admins about somebody, or about one message that she wrote to the caller; what it is about is copied as it
   * is. The id is made by the client: the same one again changes nothing. Rejects with `invalid-input` for oneself,
   * `not-found`, `too-many-reports`.
   */
  report(input: {
    id: string;
    userId: string;
    messageId: string | null;
    reason: ReportReason;
    comment: string | null;
  }): Promise<void>;
  /** What a member sees of another whom she has met; null for whoever may not look, or is not there. */
  getMemberCard(userId: string, options?: ReadOptions): Promise<MemberCard | null>;
  /** Reports, newest first; a search finds who reported, who was, and what was said. Rejects with `forbidden` for others. */
  listReports(query: ReportsQuery, options?: ReadOptions): Promise<Page<Report>>;
  /**
   * Rejects with `forbidden` for others than admins, `already-decided` when another admin did, even alike: her note is the
   * one that is kept. Her own decision again is harmless.
   */
  decideReport(input: {
    reportId: string;
    decision: Exclude<Report['status'], 'open'>;
    note: string | null;
  }): Promise<void>;
}

/** The contact form. */
export interface Contact {
  /** The same message under the same id arrives once. Rejects with `invalid-input`, `rate-limited`. */
  send(message: { id: string; name: string; email: string; subject: string; message: string }): Promise<void>;
}
