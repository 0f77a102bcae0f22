import * as z from 'zod/mini';
import { Application, ApplicationStatus } from './application.ts';
import { BookingStatus } from './booking.ts';
import { Cents, Count, Id, Instant } from './common.ts';
import { Person } from './person.ts';
import { ReceivedMoney } from './received-money.ts';

/** A switch or setting of the community; the row `paypal_email` holds a user name in its description. */
export const FeatureToggle = z.object({
  id: Id,
  featureName: z.string(),
  description: z.nullable(z.string()),
  isEnabled: z.boolean(),
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type FeatureToggle = z.infer<typeof FeatureToggle>;

/** A value that the audit log keeps of a column before and after a change. */
const AuditedValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** One entry of the append-only audit table. */
export const AuditEntry = z.object({
  id: z.int(),
  actorId: z.nullable(Id),
  /** Null once that account is gone. */
  actor: z.nullable(Person),
  action: z.enum(['insert', 'update', 'cancel', 'delete', 'read', 'export']),
  /** What it was done to: a table, or for reading and exports the list. */
  tableName: z.string(),
  rowId: z.nullable(z.string()),
  /** Whose row it is; null for none's, and once it is gone. */
  member: z.nullable(Person),
  /** The title of the row's event or the name of the toggle, as it stands today; null for none, and once it is gone. */
  title: z.nullable(z.string()),
  /** Names of the changed columns, as the database has them. */
  changed: z.array(z.string()),
  /** What is no text of a person's, by the column's name as a property. */
  before: z.record(z.string(), AuditedValue),
  after: z.record(z.string(), AuditedValue),
  /** How its row stands today, of what can be undone: an application's status, whether a toggle is on. */
  standing: z.nullable(z.string()),
  /** How many rows an export held. */
  exportedRows: z.nullable(z.int()),
  /** When its act began: all that one act did has the same. */
  createdAt: Instant,
});
/** See the schema of the same name. */
export type AuditEntry = z.infer<typeof AuditEntry>;

/** One line of the log: the first entry of an act that fits what was asked for, with what else the act did that fits. */
export const AuditLine = z.extend(AuditEntry, {
  /** The next entries of the act, the first 49 of them. */
  more: z.array(AuditEntry),
  /** All entries of the act that fit, by what became of which table's rows. */
  kinds: z.array(z.object({ tableName: z.string(), action: AuditEntry.shape.action, entries: Count })),
});
/** See the schema of the same name. */
export type AuditLine = z.infer<typeof AuditLine>;

/** An application as the admin's panels list it, ids resolved. */
export const AdminApplication = z.extend(Application, {
  bookingId: z.nullable(Id),
  bookingStatus: z.nullable(BookingStatus),
  /** What came for it; null when nothing did. */
  received: z.nullable(ReceivedMoney),
  /** What she did here before. */
  history: z.object({
    /** Her other applications. */
    applied: Count,
    /** Events with a seat of hers that took place. */
    came: Count,
    /** Less than 48 hours before the start, by herself. */
    cancelledLate: Count,
  }),
  member: Person,
  email: z.nullable(z.string()),
  event: z.object({
    id: Id,
    title: z.string(),
    startTime: Instant,
    timeZone: z.string(),
    location: z.string(),
    maxAttendees: Count,
    attendeesCount: Count,
    isDeleted: z.boolean(),
    /** It is called off: its page stands, and says so. Such events count as deleted. */
    isCancelled: z.boolean(),
  }),
  /** The admin who decided; null while it waits, and when its member cancelled it. */
  decidedBy: z.nullable(Person),
});
/** See the schema of the same name. */
export type AdminApplication = z.infer<typeof AdminApplication>;

/** What came of one application among many decided at once. */
export const DecisionAnswer = z.object({
  applicationId: Id,
  /**
   * `unchanged`: it stood so before. `already-decided`: the other way. `event-full`: no seat was left, it still waits.
   */
  verdict: z.enum(['decided', 'unchanged', 'already-decided', 'event-full', 'no-application']),
  applicationStatus: z.nullable(ApplicationStatus),
  /** Who had decided before; null when that was no admin, or her account is gone. */
  decidedBy: z.nullable(Person),
  /** Its member cancelled it. */
  byMember: z.boolean(),
});
/** See the schema of the same name. */
export type DecisionAnswer = z.infer<typeof DecisionAnswer>;

/** State of a member's approval. */
export const ApprovalStatus = z.enum(['pending', 'approved', 'rejected']);
/** See the schema of the same name. */
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

/** What came of one approval among many decided at once; the verdicts are those of {@link DecisionAnswer}. */
export const ApprovalAnswer = z.object({
  userId: Id,
  verdict: z.enum(['decided', 'unchanged', 'already-decided', 'no-member']),
  status: z.nullable(ApprovalStatus),
  /** Who had decided before. */
  decidedBy: z.nullable(Person),
});
/** See the schema of the same name. */
export type ApprovalAnswer = z.infer<typeof ApprovalAnswer>;

/** A member as the panel of approvals lists her. */
export const AdminMember = z.object({
  userId: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  email: z.nullable(z.string()),
  status: ApprovalStatus,
  isAdmin: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type AdminMember = z.infer<typeof AdminMember>;

/** How many wait, and since when the first of them does. */
const Waiting = z.object({ waiting: Count, oldest: z.nullable(Instant) });

/** What the admin's overview shows, and the counts in the headings of the panels. */
export const AdminOverview = z.object({
  bookings: Waiting,
  applications: Waiting,
  approvals: Waiting,
  coffeeChats: Waiting,
  /** Reports that wait for a decision. */
  reports: Waiting,
  /** Money that no seat stands for and that nobody has settled. */
  refunds: Waiting,
  cancelled: Count,
  featureToggles: Count,
  activeSubscriptions: Count,
  auditEntriesThisWeek: Count,
  /** The next eight events. */
  events: z.array(
    z.object({
      id: Id,
      title: z.string(),
      startTime: Instant,
      timeZone: z.string(),
      attendeesCount: Count,
      maxAttendees: Count,
    }),
  ),
  /** Twelve weeks, each by its Monday in UTC. */
  newMembers: z.array(z.object({ week: Instant, members: Count })),
  money: z.object({ awaitedCents: Cents, confirmedCents: Cents }),
  /** Mails to members: what waits to be sent, and what was given up after a day of trying. */
  mails: z.object({ waiting: Count, oldest: z.nullable(Instant), givenUp: Count }),
  /** When each of the schedules was last here; one that never was is missing. */
  tasks: z.array(z.object({ task: z.string(), lastRunAt: Instant })),
  /** Functions of the server that failed in the last 24 hours, those that fail most first. */
  failedFunctions: z.array(z.object({ name: z.string(), failures: Count, lastAt: Instant })),
});
/** See the schema of the same name. */
export type AdminOverview = z.infer<typeof AdminOverview>;
