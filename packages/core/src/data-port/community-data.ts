import type { ConfirmationLink } from '../domain/accounts/account-links.ts';
import type {
  AdminSubscription,
  Application,
  ApplicationWithEvent,
  AuditEntry,
  Booking,
  CoffeeChatRequest,
  CoffeeChatStatus,
  ConversationSummary,
  Decision,
  Event,
  EventDraft,
  FeatureToggle,
  InterestCategory,
  Message,
  MessageableUser,
  PaymentVerification,
  PendingBooking,
  Profile,
  PublicProfile,
  QuestionnaireResponse,
  SocialLink,
  Subscription,
} from '../domain/entities/index.ts';
import type { Live } from './live.ts';

/*
 * Every method rejects with a DataError and nothing else; `network`, `timeout`, `unavailable`,
 * `rate-limited`, `malformed-answer` and `unexpected` are possible everywhere and not repeated below.
 * Methods that take a signal stop waiting when it aborts.
 */

/** Options of a read that can be given up. */
export interface ReadOptions {
  signal?: AbortSignalLike;
}

/** The part of the platform's AbortSignal that the port hands through; core knows no DOM. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

/** Who is signed in. */
export interface Session {
  userId: string;
  email: string;
  /** Unix time in seconds at which the access token ends. */
  expiresAt: number;
}

/** Why the session changed, as the auth service reports it; also from another tab. */
export type SessionChange =
  | { type: 'signed-in'; session: Session }
  | { type: 'refreshed'; session: Session }
  /** `refused`: the service did not renew it any more and nobody signed out; known in the tab that had asked. */
  | { type: 'signed-out'; refused: boolean }
  | { type: 'password-recovery'; session: Session };

/** A confirmation link that there is something to do with. */
export type UsableConfirmationLink = Extract<ConfirmationLink, { kind: 'token-hash' | 'session' | 'code' }>;

/** One recovery link in use. */
export interface Recovery {
  /**
   * Sets the password, ends every session of the account and tells whose it is. The link is spent with the first call;
   * after `weak-password` another password can be tried without a new link. Leaves the session of this device alone.
   * Rejects with `link-expired`, `weak-password`.
   */
  setPassword(password: string): Promise<{ email: string }>;
}

/** Accounts and sessions. */
export interface Auth {
  /** True when this device holds a session, without asking the backend: lets the first picture know which header to draw. */
  hasStoredSession(): boolean;
  /** False when the device had no room to keep that session: it ends with the page. */
  isSessionKept(): boolean;
  /** The stored session, refreshed when near its end; null when there is none. Rejects with `session-expired` when it is refused. */
  getSession(): Promise<Session | null>;
  /** Rejects with `invalid-credentials` or `email-not-confirmed`. */
  signInWithPassword(credentials: { email: string; password: string }): Promise<Session>;
  /** Ends the session on this device always; rejects when the server could not be told. */
  signOut(): Promise<void>;
  /**
   * Whom the auth service itself knows the stored session to be of. Rejects with `session-expired` when it no
   * longer knows it, with `not-signed-in` when none is stored.
   */
  getUser(): Promise<Pick<Session, 'userId' | 'email'>>;
  /**
   * A new session for the stored one. Rejects with `rate-limited` (the session stays, R-076), with `session-expired`
   * (this device has forgotten it, R-077), or because nothing answered (it stays, A-46).
   */
  refreshSession(): Promise<Session>;
  /** Calls back on every change, in every tab; the returned function stops it. */
  onSessionChange(listener: (change: SessionChange) => void): () => void;
  /** Creates the account and sends the confirmation mail; rejects with `email-taken`, `weak-password`. */
  signUp(input: {
    email: string;
    password: string;
    firstName: string;
    lastName: string;
    /** Absolute address of `/email-confirmed`. */
    redirectTo: string;
  }): Promise<{ userId: string; email: string }>;
  /**
   * Confirms an address by what its link brought, and leaves the session of this device alone: whatever session the
   * link opens is ended again. Rejects with `link-expired`.
   */
  confirmEmail(link: UsableConfirmationLink): Promise<void>;
  /** The right to set the password that a recovery link gives. Asks nothing: a link that is only opened stays good. */
  openRecovery(link: { tokenHash: string }): Recovery;
  /**
   * Sends the recovery mail. Resolves alike for every address, also where the mail was not sent for a reason that only
   * a known address can have; rejects when the service could not be asked or answers nobody.
   */
  requestPasswordReset(input: { email: string; redirectTo: string }): Promise<void>;
  /** Sends the confirmation mail again; resolves and rejects as {@link Auth.requestPasswordReset} does. */
  resendConfirmation(email: string): Promise<void>;
  /** True when the auth service answers at all; for the diagnosis. Never rejects. */
  isReachable(): Promise<boolean>;
}

/** Rights of the caller. */
export interface Access {
  /** Subscription, approved application or admin; rejects rather than denying falsely. */
  hasMemberAccess(userId: string): Promise<boolean>;
  /** Whether the caller has a row in admin_users. */
  isAdmin(userId: string): Promise<boolean>;
}

/**
 * What makes a write safe to repeat. All writes that take the user they belong to are refused with `forbidden`
 * when somebody else is signed in: nothing is ever written under another user.
 */
export interface ReplayOptions {
  /** Made by the client, a UUID; the backend applies each once. */
  operationId?: string;
  /** The version that was edited; `conflict` when the row has another by now. */
  expectedUpdatedAt?: string;
}

/** What a member may change of the member's own profile. */
export type ProfileChanges = Partial<Omit<Profile, 'id' | 'updatedAt'>>;

/** Members' profiles (R-147 to R-150). */
export interface Profiles {
  /** The caller's own whole row; rejects with `not-found`. */
  getOwn(userId: string): Promise<Profile>;
  /** Name, title and avatar of up to 100 members; unknown ids are left out. */
  getPublic(userIds: readonly string[]): Promise<PublicProfile[]>;
  /**
   * Writes only the given fields, once for each operation. The row that comes back carries the version that this
   * operation made, also when it is repeated: an edit based on it still notices what somebody else wrote in between.
   * Rejects with `forbidden` when somebody else is signed in, `conflict` when the row is no longer the one edited,
   * `invalid-input`.
   */
  update(userId: string, changes: ProfileChanges, options?: ReplayOptions): Promise<Profile>;
  /**
   * Stores the member's one avatar and gives its public URL with a version, to be saved with
   * {@link update}. Until that is done the old one stays where it was, and so it does when this fails
   * . What type it is its bytes tell. Rejects with `file-too-large`, `unsupported-file`, `forbidden`.
   */
  uploadAvatar(userId: string, photo: Uint8Array): Promise<string>;
  /** Writes these links, again is harmless; others stay. Rejects with `forbidden`, `invalid-input`. */
  saveSocialLinks(userId: string, links: readonly Omit<SocialLink, 'userId'>[]): Promise<void>;
  /** Whether the member has answered the questionnaire of sign-up. */
  hasAnswers(userId: string): Promise<boolean>;
  /** Writes the member's answers over earlier ones. Rejects with `forbidden`, `invalid-input`. */
  saveQuestionnaire(answers: QuestionnaireResponse): Promise<void>;
  /** The interests of these names, unknown ones left out. */
  listInterestCategories(names: readonly string[]): Promise<InterestCategory[]>;
  /**
   * Makes these the member's interests, in place of any others; three at most, else `invalid-input`.
   */
  saveInterests(userId: string, interestCategoryIds: readonly string[]): Promise<void>;
  /**
   * Creates the member's approval as pending; again changes nothing. Rejects with `forbidden`.
   */
  requestApproval(userId: string): Promise<void>;
  /** The caller's active subscription or null. */
  getSubscription(userId: string): Promise<Subscription | null>;
}

/** Filters and page of the listing. */
export interface EventQuery {
  /** Lists events that start at this instant or later; ISO 8601. */
  from: string;
  category: string | null;
  /** Matched as a substring of the location. */
  city: string | null;
  /** 1 is the first page. */
  page: number;
  pageSize: number;
}

/** One page of the listing and the number of all matching events. */
export interface EventPage {
  events: Event[];
  total: number;
}

/** Gatherings: reading for everyone, writing for admins. */
export interface Events {
  list(query: EventQuery, options?: ReadOptions): Promise<EventPage>;
  /** First comma parts of the locations of upcoming events, sorted. */
  listCities(options?: ReadOptions): Promise<string[]>;
  /** Rejects with `not-found`. */
  get(eventId: string, options?: ReadOptions): Promise<Event>;
  /**
   * Creates a gathering under an id made by the client: the same one again is answered with what stands there.
   * Rejects with `forbidden` for others than the admin named and signed in, `conflict` when the id is another's,
   * `invalid-input`.
   */
  create(
    userId: string,
    draft: EventDraft & { id: string },
    options?: Pick<ReplayOptions, 'operationId'>,
  ): Promise<Event>;
  /** As {@link Profiles.update}, for the admin named. Rejects with `forbidden`, `not-found`, `conflict`. */
  update(
    userId: string,
    eventId: string,
    changes: Partial<EventDraft>,
    options?: ReplayOptions,
  ): Promise<Event>;
  /** Rejects with `forbidden`, `not-found`, `event-has-paid-bookings` unless forced. */
  delete(eventId: string, options?: { force?: boolean }): Promise<void>;
  /** Stores an image under a random name and gives its public URL. */
  uploadImage(image: { bytes: Uint8Array; contentType: string }): Promise<string>;
}

/** A member's applications and bookings. */
export interface Applications {
  /**
   * Applies for the caller. Status, price and method are set by the server.
   * Rejects with `not-signed-in`, `event-full`, `event-over`, `already-applied`, `not-found`, `too-many-applications`.
   */
  apply(input: { eventId: string; userId: string }): Promise<Application>;
  /** The caller's applications, newest first, with their events. */
  listOwn(userId: string, options?: ReadOptions): Promise<ApplicationWithEvent[]>;
  /** The caller's newest application for one event or null. */
  getOwnForEvent(input: { eventId: string; userId: string }): Promise<Application | null>;
  /** The caller's bookings that are pending or paid. */
  listOwnBookings(userId: string, options?: ReadOptions): Promise<Booking[]>;
  /**
   * Cancels the caller's pending or approved application, its booking and the seat in one step (R-326 to
   * Rejects with `no-application`, `no-active-booking`.
   */
  cancel(input: { eventId: string }): Promise<{ cancelledLate: boolean }>;
}

/** Rows after a decision: one decision moves all of them. */
export interface DecisionOutcome {
  applicationId: string;
  bookingId: string | null;
  applicationStatus: Application['status'];
  bookingStatus: Booking['status'] | null;
}

/** Which part of a list that grows is read. */
export interface PageQuery {
  /** 1 is the first page. */
  page: number;
  /** At most 100. */
  pageSize: number;
  /** The written order is newest first. */
  order?: 'newest' | 'oldest';
}

/** A part of a list, and the number of all its rows. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** The admin's desk for bookings; every method rejects with `forbidden` for others. */
export interface Bookings {
  /** Pending ones only, newest first, names and e-mails resolved. */
  listPending(query: PageQuery, options?: ReadOptions): Promise<Page<PendingBooking>>;
  /** Rejects with `event-full`, `already-decided`, `no-application`; the same decision again is harmless. */
  decide(input: { bookingId: string; decision: Decision }): Promise<DecisionOutcome>;
  /** Cancelled ones, newest-updated first. */
  listCancelled(query: PageQuery, options?: ReadOptions): Promise<Page<Booking>>;
}

/** Coffee chat requests. */
export interface CoffeeChats {
  /** Rejects with `forbidden` without access, `too-many-coffee-chats`, `feature-off`, `invalid-input`. */
  create(input: {
    id: string;
    requesterId: string;
    message: string | null;
    proposedDates: readonly string[];
  }): Promise<CoffeeChatRequest>;
  listOwn(userId: string): Promise<CoffeeChatRequest[]>;
  /** Rejects with `forbidden` unless it is the caller's own and pending. */
  cancelOwn(requestId: string): Promise<CoffeeChatRequest>;
  listAll(): Promise<CoffeeChatRequest[]>;
  /** Admins only. */
  setStatus(input: { requestId: string; status: CoffeeChatStatus }): Promise<CoffeeChatRequest>;
}

/** Direct messages. */
export interface Messages {
  listConversations(userId: string): Promise<ConversationSummary[]>;
  /** Up to 50 messages before the cursor, oldest first; null starts at the newest. */
  listThread(input: {
    userId: string;
    otherUserId: string;
    before: { createdAt: string; id: string } | null;
  }): Promise<Message[]>;
  /** Whether any message exists between the two. */
  hasConversation(input: { userId: string; otherUserId: string }): Promise<boolean>;
  /** Trimmed, 1 to 4,000 characters; rejects with `not-messageable`, `too-many-messages`, `feature-off`. */
  send(input: { id: string; senderId: string; recipientId: string; content: string }): Promise<Message>;
  markRead(input: { fromUserId: string; forUserId: string }): Promise<void>;
  listMessageableUsers(userId: string): Promise<MessageableUser[]>;
}

/** Admin tools besides the bookings desk. */
export interface Admin {
  adminExists(): Promise<boolean>;
  /** Rejects with `admin-exists`, `admin-restricted`, `forbidden` when somebody else is signed in. */
  claimFirstAdmin(userId: string): Promise<void>;
  /** Rejects with `forbidden` for non-admins and when another admin is signed in. Again is harmless. */
  grantAdmin(userId: string, targetUserId: string): Promise<void>;
  listApplications(query: PageQuery): Promise<Page<ApplicationWithEvent>>;
  decideApplication(input: {
    applicationId: string;
    decision: Decision;
    notes: string | null;
  }): Promise<DecisionOutcome>;
  /**
   * Takes the seat of an approved member back: application denied with the reason, which she reads, booking
   * cancelled. Rejects with `no-active-booking` unless approved, `invalid-input` without a reason, `forbidden`.
   */
  removeMember(input: { applicationId: string; reason: string }): Promise<DecisionOutcome>;
  listCancelledApplications(query: PageQuery): Promise<Page<ApplicationWithEvent>>;
  listFeatureToggles(): Promise<FeatureToggle[]>;
  setFeatureToggle(input: { id: string; isEnabled: boolean }): Promise<FeatureToggle>;
  /** The PayPal.me user name; null when none is saved, and for others than admins. */
  getPaypalUsername(): Promise<string | null>;
  /** Replaces it. Rejects with `invalid-input` unless `^[A-Za-z0-9]{1,20}$`, with `forbidden` for non-admins. */
  savePaypalUsername(username: string): Promise<void>;
  /** Puts the current user name on every paid event whose link differs; gives how many. */
  refreshPaypalLinks(username: string): Promise<number>;
  listSubscriptions(query: PageQuery): Promise<Page<AdminSubscription>>;
  cancelSubscription(targetUserId: string): Promise<void>;
  /** At most 100 ids. */
  getUserEmails(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  listAuditLog(query: PageQuery): Promise<Page<AuditEntry>>;
}

/** Payment confirmation pages. */
export interface Payments {
  verifySubscription(sessionId: string): Promise<PaymentVerification>;
  verifyEvent(sessionId: string): Promise<PaymentVerification>;
  verifyPaypal(orderId: string): Promise<PaymentVerification>;
}

/** The contact form. */
export interface Contact {
  /** Rejects with `invalid-input`, `rate-limited`. */
  send(message: { name: string; email: string; subject: string; message: string }): Promise<void>;
}

/** The port: everything the product asks of a backend. Implementations must pass the suites in `contract/`. */
export interface CommunityData {
  auth: Auth;
  access: Access;
  profiles: Profiles;
  events: Events;
  applications: Applications;
  bookings: Bookings;
  coffeeChats: CoffeeChats;
  messages: Messages;
  admin: Admin;
  payments: Payments;
  contact: Contact;
  live: Live;
}
