import type {
  AdminApplication,
  AdminMember,
  AdminOverview,
  ApprovalAnswer,
  ApprovalStatus,
  AuditEntry,
  AuditLine,
  DecisionAnswer,
  FeatureToggle,
} from '../../domain/entities/admin.ts';
import type { ApplicationStatus } from '../../domain/entities/application.ts';
import type { Booking, Decision } from '../../domain/entities/booking.ts';
import type {
  AdminEvent,
  EventPeople,
  GuestAudience,
  GuestMessage,
} from '../../domain/entities/event-people.ts';
import type { SeriesEvent } from '../../domain/entities/event-series.ts';
import type { MemberStory } from '../../domain/entities/member-story.ts';
import type { MoneyReport } from '../../domain/entities/money-report.ts';
import type {
  DeskPayment,
  KnownLine,
  MatchAnswer,
  PaymentMatch,
  PaymentPart,
  PaymentReturn,
  PaymentTarget,
  PaymentTotals,
  RefundTask,
  ReturnAnswer,
  StatementPayment,
} from '../../domain/entities/payment-desk.ts';
import type { EventPaymentTerm, PaymentTerm } from '../../domain/entities/payment-term.ts';
import type { QueuedMail, ResentMail } from '../../domain/entities/queued-mail.ts';
import type { Report } from '../../domain/entities/safety.ts';
import type { ListView, SavedView } from '../../domain/entities/saved-view.ts';
import type { EventHost, StaffEntry, StaffRole } from '../../domain/entities/staff.ts';
import type { AdminSubscription } from '../../domain/entities/subscription.ts';
import type { Page, PageQuery, ReadOptions } from './reading.ts';

/** An event whose payment link was built from another user name than the admins' (A-17). */
export interface DifferingPaypalLink {
  id: string;
  title: string;
  startTime: string;
  timeZone: string;
  /** Null when it has none, and so no link. */
  paypalUsername: string | null;
}

/** What a table of the admin's is sorted by; which of them it knows, its query says. */
export type AdminSort = 'date' | 'updated' | 'member' | 'event' | 'status';

/** A page of one of the admin's tables: how it is sorted, and what is searched for. */
export interface AdminListQuery<Sort extends AdminSort = AdminSort> {
  /** 1 is the first page. */
  page: number;
  /** At most 100, and 1,000 for an export. */
  pageSize: number;
  /** By date when left out: when it began to wait. */
  sortBy?: Sort;
  /** Descending when left out: the newest first. */
  ascending?: boolean;
  /** Part of a name, an address, or a title; 100 letters at most. */
  search?: string;
  /** The rows are taken away in a file: the audit log keeps it. */
  isExport?: boolean;
}

/** See {@link Admin.listApplications}. */
export interface AdminApplicationsQuery
  extends AdminListQuery<'date' | 'updated' | 'member' | 'event' | 'status'> {
  /** 'pending' for events to come, 'past' for those that wait and whose event is over. */
  status?: ApplicationStatus | 'past';
  /** Those that members cancelled, those whose booking an admin ended, or both. */
  cancelled?: 'member' | 'admin' | 'all';
  eventId?: string;
  /** Of what has a price: nothing came, nothing but her word, money came, or an admin confirmed it without. */
  payment?: 'nothing' | 'stated' | 'received' | 'by-hand' | 'free';
}

/** A page of applications, and how many wait for events that are over, whatever is listed. */
export interface AdminApplicationsPage extends Page<AdminApplication> {
  past: number;
}

/** See {@link Admin.listMembers}. */
export interface AdminMembersQuery extends AdminListQuery<'date' | 'member' | 'status'> {
  status?: ApprovalStatus;
  onlyAdmins?: boolean;
}

/** See {@link Admin.listSubscriptions}. */
export interface AdminSubscriptionsQuery extends AdminListQuery<'date' | 'member' | 'status'> {
  status?: AdminSubscription['subscriptionStatus'];
}

/** See {@link Admin.getMoneyReport}. */
export interface MoneyReportQuery extends PageQuery {
  groupedBy: 'month' | 'event' | 'both';
  /** The first day, YYYY-MM-DD of UTC; all of the past when left out. */
  since?: string;
  /** The day behind the last one. */
  until?: string;
  /** The rows are taken away in a file: the audit log keeps it. */
  isExport?: boolean;
}

/** See {@link Admin.listPayments}. */
export interface DeskPaymentsQuery extends AdminListQuery<'date' | 'member' | 'event'> {
  /** Bookings that wait for their money, whose money came, that an admin confirmed by hand, or that ended. */
  state?: 'awaited' | 'received' | 'by-hand' | 'ended';
}

/** See {@link Admin.listRefunds}. */
export interface RefundsQuery extends AdminListQuery<'date'> {
  state?: RefundTask['state'];
}

/** See {@link Safety.listReports}. */
export interface ReportsQuery extends AdminListQuery<'date'> {
  status?: Report['status'];
}

/** See {@link Admin.listMails}. */
export interface QueuedMailsQuery extends Omit<AdminListQuery<'date'>, 'isExport' | 'sortBy'> {
  /** 'waiting' with those that are being sent. */
  state?: 'waiting' | 'failed';
}

/** See {@link Admin.listAuditLog}. */
export interface AuditLogQuery extends AdminListQuery<'date'> {
  /** 'without-reading' leaves out what was only read, which is most of a day's log, 'without-own-reading' what the caller read. */
  action?: AuditEntry['action'] | 'without-reading' | 'without-own-reading';
  tableName?: string;
  /** ISO 8601. */
  since?: string;
  /** ISO 8601; what began then is left out. */
  until?: string;
}

/** See {@link Admin.listEvents}. */
export interface AdminEventsQuery {
  /** 1 is the first page. */
  page: number;
  /** At most 100. */
  pageSize: number;
  /** Those that are not over yet, the next first; or those that are, the last first. */
  period: 'coming' | 'past';
  /** Part of a title; 100 letters at most. */
  search?: string;
}

/** Rows after a removal: it moves all of them. */
export interface RemovalOutcome {
  applicationId: string;
  bookingId: string | null;
  applicationStatus: ApplicationStatus;
  bookingStatus: Booking['status'] | null;
}

/** Admin tools besides the review of bookings; every list rejects with `forbidden` for others. */
export interface Admin {
  adminExists(): Promise<boolean>;
  /** Rejects with `admin-exists`, `admin-restricted`, `forbidden` when somebody else is signed in. */
  claimFirstAdmin(userId: string): Promise<void>;
  /** Rejects with `forbidden` for non-admins and when another admin is signed in. Again is harmless. */
  grantAdmin(userId: string, targetUserId: string): Promise<void>;
  /**
   * Takes an admin's rights. Rejects with `last-admin` for the only one, with `forbidden` for non-admins and when
   * another admin is signed in. Again is harmless.
   */
  revokeAdmin(userId: string, targetUserId: string): Promise<void>;
  /** What waits, and how the community goes. */
  getOverview(options?: ReadOptions): Promise<AdminOverview>;
  /** Newest first unless asked otherwise. */
  listApplications(query: AdminApplicationsQuery, options?: ReadOptions): Promise<AdminApplicationsPage>;
  /**
   * Decides about up to 100 at once, the one that waits longest first: where seats run out, the rest of that event
   * waits on. Each application answers for itself, and its booking goes with it; the same decision again is
   * harmless. Rejects only with `forbidden`, `invalid-input`.
   */
  decideApplications(input: {
    applicationIds: readonly string[];
    decision: Decision;
    notes: string | null;
  }): Promise<DecisionAnswer[]>;
  /**
   * Takes the seat of an approved member back: application denied with the reason, which she reads, booking
   * cancelled. Rejects with `no-active-booking` unless approved, and says in `decided` who ended it, `invalid-input` without a reason, `forbidden`.
   */
  removeMember(input: { applicationId: string; reason: string }): Promise<RemovalOutcome>;
  /**
   * Has what ended unpaid wait again, with a new time to pay where there is one; again is harmless. Rejects with
   * `already-decided` for what ended otherwise, `already-applied` when she has applied again, `event-over`, `not-found`,
   * `forbidden`.
   */
  takeUpApplication(applicationId: string): Promise<RemovalOutcome>;
  /** The time to pay. Rejects with `forbidden`. */
  getPaymentTerm(options?: ReadOptions): Promise<PaymentTerm>;
  /**
   * Sets the time to pay of whoever applies from now on; gives it as it stands. Rejects with `invalid-input`,
   * `forbidden`.
   */
  savePaymentTerm(term: PaymentTerm): Promise<PaymentTerm>;
  /** The time to pay of one event. Rejects with `forbidden`. */
  getEventPaymentTerm(eventId: string, options?: ReadOptions): Promise<EventPaymentTerm>;
  /**
   * Sets the time to pay of whoever applies for an event from now on, and of its repetitions: days of its own, 0
   * for none, null as everywhere. Rejects with `invalid-input`, `not-found`, `forbidden`.
   */
  saveEventPaymentTerm(input: { eventId: string; days: number | null }): Promise<EventPaymentTerm>;
  /** Events as organizers go through them: how they fill, who waits, who is there. */
  listEvents(query: AdminEventsQuery, options?: ReadOptions): Promise<Page<AdminEvent>>;
  /** An event with the others of its series, by time; itself alone where it has none. Rejects with `not-found`, `forbidden`. */
  getEventSeries(eventId: string, options?: ReadOptions): Promise<SeriesEvent[]>;
  /**
   * Makes the same event at up to 60 other times, ISO 8601, with its hosts; each is one of its own, and a draft where this
   * is one. Again makes none twice. Rejects with `invalid-input` for a time that is past, `not-found`, `forbidden`.
   */
  repeatEvent(input: { eventId: string; starts: readonly string[] }): Promise<SeriesEvent[]>;
  /**
   * Says of those of its series that follow what this event says; each keeps its day, and the seats that are taken.
   * Whoever applied is told of another time or place. Rejects with `not-found`, `forbidden`.
   */
  copyToFollowing(eventId: string): Promise<SeriesEvent[]>;
  /**
   * Everybody who applied for it, by name, with what a day at the door needs. Taken away in a file, the audit
   * log keeps it. Rejects with `not-found`, `forbidden`.
   */
  getEventPeople(eventId: string, options?: ReadOptions & { isExport?: boolean }): Promise<EventPeople>;
  /**
   * Notes that she is there, or is not after all; gives since when she is. What was pressed last counts, of two who say
   * that she is there the first. Rejects with `no-active-booking` for who has no seat, `forbidden`. Again is harmless.
   */
  noteArrival(input: {
    applicationId: string;
    isHere: boolean;
    /** When it was pressed, ISO 8601: it may be sent later. */
    notedAt: string;
  }): Promise<string | null>;
  /** What was written to the people of an event, the last first. Rejects with `forbidden`. */
  listGuestMessages(eventId: string, options?: ReadOptions): Promise<GuestMessage[]>;
  /**
   * Writes to everybody who comes, waits, or both: each reads it with her application, and gets it by mail. Gives what was
   * written so far. Again with the same id it is sent once. Rejects with `no-application` when there is nobody,
   * `invalid-input` without words or with more than 2,000 letters, `not-found`, `forbidden`.
   */
  messageGuests(input: {
    eventId: string;
    messageId: string;
    audience: GuestAudience;
    body: string;
  }): Promise<GuestMessage[]>;
  /** Members with the state of their approval and whether they are admins. */
  listMembers(query: AdminMembersQuery, options?: ReadOptions): Promise<Page<AdminMember>>;
  /** What she did here, what was decided about her, and what was noted. Rejects with `not-found`, `forbidden`. */
  getMemberStory(userId: string, options?: ReadOptions): Promise<MemberStory>;
  /**
   * Until then she may neither apply nor write nor ask, on any device; the reason is for her. Another one takes the place
   * of one that holds. Rejects with `invalid-input` for an end that is past, no reason, or an admin, `not-found`, `forbidden`.
   */
  suspendMember(input: { userId: string; until: string; reason: string }): Promise<MemberStory>;
  /** Ends a suspension; again is harmless. Rejects with `not-found`, `forbidden`. */
  reinstateMember(userId: string): Promise<MemberStory>;
  /**
   * Decides anew about a member who was decided about, whoever decided. The reason is one of the notes; with the same
   * id it is noted once. Rejects with `invalid-input` without a reason or to reject an admin, `not-found`, `forbidden`.
   */
  changeApproval(input: {
    userId: string;
    decision: 'approve' | 'reject';
    noteId: string;
    reason: string;
  }): Promise<MemberStory>;
  /**
   * Warns a member: she reads it on her profile until she confirms it, and by mail. Again with the same id she is told
   * once. Rejects with `invalid-input` without words, with more than 500 letters, or for an admin, `not-found`, `forbidden`.
   */
  warnMember(input: { userId: string; warningId: string; warning: string }): Promise<MemberStory>;
  /** Notes something about a member, which she does not read. Again with the same id is harmless. */
  noteMember(input: { userId: string; noteId: string; note: string }): Promise<MemberStory>;
  /** Everybody with a role below admin, and the hosts of events that are not over. For admins alone. */
  listStaff(options?: ReadOptions): Promise<StaffEntry[]>;
  /** Gives a role, and answers with all of them. Again is harmless. Rejects with `not-found`, `forbidden`. */
  giveRole(input: { userId: string; role: Exclude<StaffRole, 'host'> }): Promise<StaffEntry[]>;
  /** Takes a role, and answers with all that are left. Again is harmless. Rejects with `forbidden`. */
  takeRole(input: { userId: string; role: Exclude<StaffRole, 'host'> }): Promise<StaffEntry[]>;
  /** Who hosts an event, who was named first at the head. For admins alone. */
  listEventHosts(eventId: string, options?: ReadOptions): Promise<EventHost[]>;
  /**
   * Names a host of an event, or takes it back; answers with all of its hosts. Again is harmless, and two who
   * name hosts at once undo nothing of each other. Rejects with `not-found`, `forbidden`.
   */
  setEventHost(input: { eventId: string; userId: string; isHost: boolean }): Promise<EventHost[]>;
  /** Up to 100 that wait, at once; each answers for itself. */
  decideApprovals(input: {
    userIds: readonly string[];
    decision: 'approve' | 'reject';
  }): Promise<ApprovalAnswer[]>;
  /** By name. */
  listFeatureToggles(): Promise<FeatureToggle[]>;
  /** Rejects with `invalid-input` for a setting that is no switch, `not-found` for non-admins. */
  setFeatureToggle(input: { id: string; isEnabled: boolean }): Promise<FeatureToggle>;
  /** The PayPal.me user name; null when none is saved, and for others than admins. */
  getPaypalUsername(): Promise<string | null>;
  /** Replaces it. Rejects with `invalid-input` unless `^[A-Za-z0-9]{1,20}$`, with `forbidden` for non-admins. */
  savePaypalUsername(username: string): Promise<void>;
  /** Events with a price whose link leads to another user name or to nobody, soonest last. */
  listDifferingPaypalLinks(username: string, query: PageQuery): Promise<Page<DifferingPaypalLink>>;
  /**
   * Puts the user name on every event with a price whose link differs; gives how many. Told once to all who
   * watch events. Rejects with `invalid-input`, `forbidden`.
   */
  refreshPaypalLinks(username: string): Promise<number>;
  listSubscriptions(query: AdminSubscriptionsQuery, options?: ReadOptions): Promise<Page<AdminSubscription>>;
  /** Ends a member's active plan, at its provider first; again is harmless. Rejects with `forbidden`, `not-found`. */
  cancelSubscription(targetUserId: string): Promise<void>;
  /** At most 100 ids. */
  getUserEmails(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What is awaited and received for each booking; a search finds references and transactions too. */
  listPayments(query: DeskPaymentsQuery, options?: ReadOptions): Promise<Page<DeskPayment>>;
  /** What counts as paid for all seats that are taken, received and confirmed by hand told apart. */
  getPaymentTotals(options?: ReadOptions): Promise<PaymentTotals>;
  /**
   * What a statement is matched with on this device, 1,000 a page: bookings that wait, and those that changed within a
   * year, also where the account is gone.
   */
  listPaymentTargets(page: number, options?: ReadOptions): Promise<Page<PaymentTarget>>;
  /**
   * Records up to 100 payments that an admin found in a statement; one that fits approves its booking, or explains
   * what was confirmed by hand. Each answers for itself, and again is harmless. Rejects with `invalid-input` for all of them when one is no payment.
   */
  recordPayments(matches: readonly PaymentMatch[]): Promise<MatchAnswer[]>;
  /**
   * Records one payment for two to ten bookings, which come to all of it; whole or not at all. Again is harmless;
   * shared out otherwise before, each is `reference-used`. Rejects with `invalid-input`, `not-found`.
   */
  recordSplit(input: { payment: StatementPayment; parts: readonly PaymentPart[] }): Promise<MatchAnswer[]>;
  /**
   * Takes payments of another amount for a booking all the same, with a reason unless together they are its price; or has
   * them wait for their rest. What is not recorded yet is recorded with it, or nothing is. Rejects with `invalid-input`,
   * `not-found`, `already-decided`, `event-full`, `no-active-booking`.
   */
  settlePayments(input: {
    bookingId: string;
    payments: readonly StatementPayment[];
    decision: 'accept' | 'ask';
    reason: string | null;
  }): Promise<void>;
  /** Records up to 100 refunds and reversals of a statement. Each answers for itself, and again is harmless. */
  recordReturns(returns: readonly PaymentReturn[]): Promise<ReturnAnswer[]>;
  /**
   * Remembers up to 100 transactions as none of ours, or forgets it. Gives those of them that stand aside: what is recorded
   * is ours.
   */
  setLinesAside(input: { transactions: readonly string[]; aside: boolean }): Promise<string[]>;
  /** Transactions of the last year that need no hand any more, 1,000 a page. */
  listKnownLines(page: number, options?: ReadOptions): Promise<Page<KnownLine>>;
  /** What came, was confirmed by hand, is owed and went back; the newest month first. */
  getMoneyReport(query: MoneyReportQuery, options?: ReadOptions): Promise<MoneyReport>;
  /** The views of a list that the caller keeps, by name; nobody else reads them. For staff alone. */
  listViews(list: string, options?: ReadOptions): Promise<SavedView[]>;
  /**
   * Keeps a view of a list, in place of one of that name; with null it is forgotten. Gives those that she keeps then.
   * Rejects with `invalid-input` for a twenty-first.
   */
  saveView(input: { list: string; name: string; view: ListView | null }): Promise<SavedView[]>;
  /** Money that no seat stands for, newest first. */
  listRefunds(query: RefundsQuery, options?: ReadOptions): Promise<Page<RefundTask>>;
  /**
   * Records that money went back, or stays. Rejects with `not-found`, `already-decided` when another admin did, even
   * alike. Her own again is harmless.
   */
  settleRefund(input: {
    id: string;
    outcome: Exclude<RefundTask['state'], 'open'>;
    note: string | null;
  }): Promise<void>;
  /** Mails to members that have not gone, the newest first. For admins alone. */
  listMails(query: QueuedMailsQuery, options?: ReadOptions): Promise<Page<QueuedMail>>;
  /**
   * Has up to 100 mails that were given up tried again. Each answers for itself, and again is harmless: none is
   * sent twice, and none that is not true any more. Rejects with `forbidden`.
   */
  resendMails(mailIds: readonly number[]): Promise<ResentMail[]>;
  /**
   * Searched by whoever acted, by table and by row. Lines are counted to one more than `AUDIT_COUNTED_TO`; entries
   * of an export to the last.
   */
  listAuditLog(query: AuditLogQuery, options?: ReadOptions): Promise<Page<AuditLine>>;
}
