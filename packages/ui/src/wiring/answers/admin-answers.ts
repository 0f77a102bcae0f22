import type { DifferingPaypalLink, Page } from '@sorella/core/data-port';
import type { AdminApplication, AdminMember, FeatureToggle } from '@sorella/core/domain/entities/admin';
import type { ApplicationStatus } from '@sorella/core/domain/entities/application';
import type { PendingBooking } from '@sorella/core/domain/entities/booking';
import type { EventPeople } from '@sorella/core/domain/entities/event-people';
import type { MemberStory } from '@sorella/core/domain/entities/member-story';
import type { MatchAnswer, PaymentTarget, RefundTask } from '@sorella/core/domain/entities/payment-desk';
import type { EventHost, StaffEntry } from '@sorella/core/domain/entities/staff';
import type { AdminSubscription } from '@sorella/core/domain/entities/subscription';
import { PENDING_BOOKINGS_KEY } from '../../features/admin/booking-review/queries.ts';
import { EVENT_SERIES_KEY } from '../../features/admin/events/event-series-query.ts';
import { PAYMENT_TARGETS_KEY } from '../../features/admin/payment-targets-key.ts';
import { eventPaymentTermKey, PAYMENT_TERM_KEY } from '../../features/admin/payment-term-query.ts';
import { ADMIN_EXISTS_KEY, isAdminKey } from '../../features/session/access-queries.ts';
import type { WriteAnswers } from '../../queries/cached-reads.ts';
import { type CachedReads, withoutRows } from '../../queries/cached-reads.ts';
import { changeTable, countDown, filterOf } from './admin-tables.ts';
import { changeSeats } from './application-answers.ts';

/** What became of an application by a decision. */
interface Decided {
  readonly applicationId: string;
  readonly status: ApplicationStatus;
  readonly notes?: string | null;
}

/** A list that says besides how many wait for events that are over. */
type WithPast<Row> = Page<Row> & { readonly past?: number };

const withoutPast = <Row>(page: WithPast<Row>, n: number): WithPast<Row> =>
  page.past === undefined ? page : { ...page, past: Math.max(0, page.past - n) };

/**
 * The pending bookings that decisions have settled leave the list, and the number in its tab. Gives those that
 * it counted, and the ids of all: what waits for an event that is over is in a list of its own.
 */
function clearPending(reads: CachedReads, isDecided: (row: PendingBooking) => boolean) {
  const past = new Set<string>();
  const counted = new Map<string, PendingBooking>();
  for (const [[, , request], { rows }] of reads.all<Page<PendingBooking>>(PENDING_BOOKINGS_KEY))
    for (const row of rows.filter(isDecided)) {
      if (filterOf(request, 'past') === 'past') past.add(row.booking.id);
      else counted.set(row.booking.id, row);
    }
  const isGone = ({ booking }: PendingBooking) => past.has(booking.id) || counted.has(booking.id);
  reads.change<WithPast<PendingBooking>>(PENDING_BOOKINGS_KEY, (page) =>
    withoutPast(withoutRows(page, isGone), past.size),
  );
  reads.change<number>(['booking-review', 'waiting'], (waiting) => Math.max(0, waiting - counted.size));
  return { counted: [...counted.values()], ids: [...past, ...counted.keys()] };
}

/**
 * Whether the overview counts an application that waits: its event is not over. Of an event that has begun the
 * filter alone can tell, and where that is off it is left to be counted anew.
 */
const isCounted = ({ status, event }: AdminApplication, request: unknown, now: number) => {
  const wanted = filterOf(request, 'status');
  return status === 'pending' && (wanted === 'pending' || Date.parse(event.startTime) > now);
};

/**
 * What was paid waits no more, neither as a booking nor as an application. Where the review of bookings was not
 * read, what the statement was matched with says that it waited.
 */
function clearPaid(reads: CachedReads, bookingIds: ReadonlySet<string>): void {
  const cleared = clearPending(reads, ({ booking }) => bookingIds.has(booking.id));
  const unpaid = new Set(cleared.ids);
  const waited = new Set(cleared.counted.map(({ booking }) => booking.id));
  for (const [, targets] of reads.all<readonly PaymentTarget[]>(PAYMENT_TARGETS_KEY))
    for (const { bookingId, bookingStatus, event } of targets) {
      if (!bookingIds.has(bookingId) || bookingStatus !== 'pending') continue;
      unpaid.add(bookingId);
      if (Date.parse(event.startTime) > reads.now) waited.add(bookingId);
    }
  // An answer that comes again finds nothing that waits.
  reads.change<readonly PaymentTarget[]>(PAYMENT_TARGETS_KEY, (targets) =>
    targets.map((one) => (bookingIds.has(one.bookingId) ? { ...one, bookingStatus: 'paid' } : one)),
  );
  countDown(reads, 'bookings', unpaid.size);
  countDown(reads, 'applications', waited.size);
}

/** What payments have paid waits no more. */
function clearAccepted(reads: CachedReads, answers: readonly MatchAnswer[]): void {
  const accepted = new Set(
    answers.flatMap(({ verdict, bookingId }) => (verdict === 'accepted' ? [bookingId] : [])),
  );
  clearPaid(reads, accepted);
}

/** Moves application, booking and seat together wherever they are cached. */
function settle(reads: CachedReads, decided: readonly Decided[]): void {
  const byId = new Map(decided.map((one) => [one.applicationId, one]));
  const cached = new Map<string, AdminApplication>();
  // Of a full event it is answered that it waits on.
  const isSettled = ({ id }: { id: string }) => (byId.get(id)?.status ?? 'pending') !== 'pending';
  const waited = new Set<string>();
  const unpaid = new Set<string>();
  const past = new Set<string>();
  for (const [[, , request], { rows }] of reads.all<Page<AdminApplication>>(['admin-tools', 'applications']))
    for (const row of rows.filter(({ id }) => byId.has(id))) {
      cached.set(row.id, row);
      if (!isSettled(row)) continue;
      if (filterOf(request, 'status') === 'past') past.add(row.id);
      // Payments are counted of events that are over, too.
      if (row.bookingId !== null && row.bookingStatus === 'pending') unpaid.add(row.bookingId);
      if (isCounted(row, request, reads.now)) waited.add(row.id);
    }
  const { counted: fromBookings, ids } = clearPending(reads, ({ application }) => isSettled(application));
  for (const id of ids) unpaid.add(id);
  const seats = new Map<string, 1 | -1>();
  for (const row of cached.values()) {
    const status = byId.get(row.id)?.status;
    if (row.status !== 'approved' && status === 'approved') seats.set(row.id, 1);
    if (row.status === 'approved' && status === 'denied') seats.set(row.id, -1);
  }
  const eventOf = new Map([...cached.values()].map((row) => [row.id, row.eventId]));
  for (const { application, booking } of fromBookings) {
    eventOf.set(application.id, booking.eventId);
    if (byId.get(application.id)?.status === 'approved') seats.set(application.id, 1);
  }
  for (const [id, by] of seats) changeSeats(reads, eventOf.get(id) ?? '', by);
  for (const { application } of fromBookings) waited.add(application.id);
  countDown(reads, 'applications', waited.size);
  countDown(reads, 'bookings', unpaid.size);
  changeTable<AdminApplication>(reads, 'applications', (row) => {
    const made = byId.get(row.id);
    if (!made || !isSettled(row)) return row;
    const bookingStatus = made.status === 'approved' ? 'paid' : 'cancelled';
    return {
      ...row,
      status: made.status,
      adminNotes: made.notes ?? row.adminNotes,
      bookingStatus: row.bookingStatus === null ? null : bookingStatus,
    };
  });
  reads.change<WithPast<AdminApplication>>(['admin-tools', 'applications'], (page) =>
    withoutPast(page, past.size),
  );
}

const setAdmin = (reads: CachedReads, userId: string, isAdmin: boolean) =>
  changeTable<AdminMember>(reads, 'members', (row) => (row.userId === userId ? { ...row, isAdmin } : row));

const keepStory = (reads: CachedReads, story: MemberStory) =>
  reads.change<MemberStory>(['admin-tools', 'member-story', story.userId], () => story);

const keepStaff = (reads: CachedReads, staff: StaffEntry[]) =>
  reads.change<StaffEntry[]>(['admin-tools', 'staff'], () => staff);

/** What the admin's tools change. */
export const adminAnswers: WriteAnswers['admin'] = {
  claimFirstAdmin(reads, _nothing, userId) {
    reads.set(isAdminKey(userId), true);
    reads.set(ADMIN_EXISTS_KEY, true);
  },
  grantAdmin(reads, _nothing, _userId, targetUserId) {
    reads.change<boolean>(isAdminKey(targetUserId), () => true);
    setAdmin(reads, targetUserId, true);
  },
  revokeAdmin(reads, _nothing, _userId, targetUserId) {
    reads.change<boolean>(isAdminKey(targetUserId), () => false);
    setAdmin(reads, targetUserId, false);
  },
  decideApplications: (reads, answers, { notes }) =>
    settle(
      reads,
      answers.flatMap(({ applicationId, applicationStatus, verdict }) =>
        applicationStatus === null
          ? []
          : [{ applicationId, status: applicationStatus, ...(verdict === 'decided' && { notes }) }],
      ),
    ),
  removeMember: (reads, { applicationId, applicationStatus }, { reason }) =>
    settle(reads, [{ applicationId, status: applicationStatus, notes: reason }]),
  takeUpApplication: (reads, { applicationId }) =>
    reads.change<Page<AdminApplication>>(['admin-tools', 'cancelled'], (page) =>
      withoutRows(page, ({ id }: AdminApplication) => id === applicationId),
    ),
  savePaymentTerm: (reads, term) => reads.set(PAYMENT_TERM_KEY, term),
  saveEventPaymentTerm: (reads, term, { eventId }) => reads.set(eventPaymentTermKey(eventId), term),
  warnMember: keepStory,
  suspendMember: keepStory,
  reinstateMember: keepStory,
  changeApproval: keepStory,
  noteMember: keepStory,
  giveRole: keepStaff,
  takeRole: keepStaff,
  setEventHost: (reads, hosts, { eventId }) =>
    reads.change<EventHost[]>(['admin-tools', 'event-hosts', eventId], () => hosts),
  repeatEvent: (reads, series, { eventId }) => reads.set([...EVENT_SERIES_KEY, eventId], series),
  copyToFollowing: (reads, series, eventId) => reads.set([...EVENT_SERIES_KEY, eventId], series),
  noteArrival: (reads, arrivedAt, { applicationId }) =>
    reads.change<EventPeople>(['admin-tools', 'event-people'], (found) => ({
      ...found,
      people: found.people.map((one) => (one.id === applicationId ? { ...one, arrivedAt } : one)),
    })),
  messageGuests: (reads, messages, { eventId }) =>
    reads.set(['admin-tools', 'guest-messages', eventId], messages),
  decideApprovals(reads, answers) {
    const made = new Map(answers.map(({ userId, status }) => [userId, status]));
    const decided = answers.filter(({ verdict }) => verdict === 'decided').length;
    changeTable<AdminMember>(reads, 'members', (row) => ({
      ...row,
      status: made.get(row.userId) ?? row.status,
    }));
    countDown(reads, 'approvals', decided);
  },
  setFeatureToggle(reads, toggle) {
    reads.change<FeatureToggle[]>(['admin-tools', 'feature-toggles'], (toggles) =>
      toggles.map((one) => (one.id === toggle.id ? toggle : one)),
    );
    reads.change<string[]>(['features'], (disabled) => {
      const others = disabled.filter((name) => name !== toggle.featureName);
      return toggle.isEnabled ? others : [...others, toggle.featureName].toSorted();
    });
  },
  savePaypalUsername: (reads, _nothing, username) => reads.set(['booking-review', 'paypal'], username),
  refreshPaypalLinks: (reads, _count, username) =>
    reads.change<Page<DifferingPaypalLink>>(['events', 'differing-links', username], () => ({
      rows: [],
      total: 0,
    })),
  cancelSubscription: (reads, _nothing, targetUserId) =>
    changeTable<AdminSubscription>(reads, 'subscriptions', (row) =>
      row.userId === targetUserId && row.subscriptionStatus === 'active'
        ? { ...row, subscriptionStatus: 'cancelled' }
        : row,
    ),
  recordPayments: clearAccepted,
  recordSplit: clearAccepted,
  settlePayments(reads, _nothing, { bookingId, decision }) {
    if (decision === 'accept') clearPaid(reads, new Set([bookingId]));
  },
  // Which tasks it carries out only the backend knows: they are read again.
  recordReturns() {},
  // What became of each only the backend knows: they are read again.
  resendMails() {},
  // Its own list keeps the answer, and no other reads it.
  saveView() {},
  // Statements alone read it, each when it is opened.
  setLinesAside() {},
  settleRefund(reads, _nothing, { id, outcome, note }) {
    changeTable<RefundTask>(reads, 'refunds', (row) =>
      row.id === id ? { ...row, state: outcome, note } : row,
    );
    countDown(reads, 'refunds', 1);
  },
};
