import { fillText } from '../../notices/notice.ts';
import { applicationTexts, eventCardTexts } from '../../notices/texts/events.texts.ts';
import { unbroken } from '../../notices/unbroken.ts';
import { DEFAULT_BRAND } from '../brand.ts';
import type { Application } from '../entities/application.ts';
import type { OwnBooking } from '../entities/booking.ts';
import type { Event } from '../entities/event.ts';
import type { OwnRefund } from '../entities/own-refund.ts';
import { isPublished } from './event-publishing.ts';
import { formatDateTime, formatShortDate, freeCancellationEnds, isFreeCancellation } from './event-time.ts';
import {
  CENTS_PER_CREDIT,
  formatEuros,
  formatPrice,
  isPayableLink,
  paypalLinkFor,
  priceInCents,
} from './money.ts';

/** All that a card's state depends on. */
export interface EventCardFacts {
  readonly event: Pick<Event, 'attendeesCount' | 'maxAttendees' | 'creditsRequired' | 'startTime'> &
    Partial<Pick<Event, 'paypalPaymentLink' | 'publishedAt' | 'timeZone'>>;
  /** The viewer's latest application for the event, if any. */
  readonly application:
    | (Pick<Application, 'status' | 'adminNotes' | 'cancelledBy' | 'userId'> &
        Partial<
          Pick<
            Application,
            | 'paymentRequired'
            | 'paymentAmountCents'
            | 'reference'
            | 'paidStatedAt'
            | 'payBy'
            | 'expired'
            | 'cancelledLate'
          >
        >)
    | null;
  /** The viewer's booking for it, if any. */
  readonly booking:
    | (Pick<OwnBooking, 'status'> & Partial<Pick<OwnBooking, 'amountPaidCents' | 'refunds'>>)
    | null;
  /** The viewer's applications could not be read: that none is here says nothing. */
  readonly ownStateUnknown?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly signedIn: boolean;
  /** IANA name of the reader's own zone: the day on which she did something is one of hers. That of the event by default. */
  readonly readerZone?: string | undefined;
}

/** The colored box with a status: label, note, the admin's words when there are some. */
export interface EventCardStatus {
  /** Green, yellow or red; neutral for her own cancellation. */
  readonly tone: 'good' | 'warn' | 'bad' | 'neutral';
  readonly label: string;
  readonly note: string | null;
  readonly adminNotes: string | null;
}

/** The one button of a card. */
export interface EventCardButton {
  /** `recheck` reads her own applications again. */
  readonly intent: 'cancel' | 'apply' | 'recheck' | 'none';
  readonly label: string;
  readonly disabled: boolean;
}

/** What a cancel gives up, and on which side of the 48 hours the member is. */
export interface EventCardCancellation {
  /** False while the application waits: there is no seat to give back. */
  readonly holdsSeat: boolean;
  /** Euro cents: paid for the seat, or asked for while the application waits; 0 for a free event. */
  readonly amountCents: number;
  readonly free: boolean;
  /** ISO 8601 UTC. */
  readonly freeUntil: string;
  /** By which she asks about her money; null for a free event, and where it was not read. */
  readonly reference: string | null;
}

/** Until when cancelling is free for whoever applies now, and whether that has passed. */
export type CancellationDeadline = Pick<EventCardCancellation, 'free' | 'freeUntil'>;

/** How a pending paid application is paid: by a checked link, or with the panel's words. */
export type EventCardPayment =
  /** `amount` is what she owes, in words. */
  | { readonly kind: 'link'; readonly link: string; readonly amount: string }
  | { readonly kind: 'missing'; readonly text: string };

/** What stands of a member's money after her seat is gone, and by which reference she asks about it. */
export interface EventCardRefund {
  readonly text: string;
  readonly reference: string;
}

interface Shown {
  readonly button: EventCardButton;
  /** The corner badge: FULL or the price in credits. */
  readonly badge: { readonly kind: 'full' | 'credits' | 'free'; readonly label: string };
}

interface Cancellable extends Shown {
  readonly status: EventCardStatus;
  /** What she applied with, in cents, where the event costs something else by now; null where it is the same. */
  readonly ownPriceCents: number | null;
  /** Null when the start is malformed. */
  readonly cancellation: EventCardCancellation | null;
}

interface Applicable extends Shown {
  /** Null when the start is malformed. */
  readonly deadline: CancellationDeadline | null;
}

/** A card's state, in the order in which the kinds win: paid, approved, pending, denied, full, action. */
export type EventCardState =
  | (Cancellable & { readonly kind: 'paid' })
  | (Cancellable & { readonly kind: 'approved' })
  /** `payment` is null for a free event and where the link was not read. */
  | (Cancellable & {
      readonly kind: 'pending';
      readonly payment: EventCardPayment | null;
      /** Goes into the note of her payment; null where it was not read. */
      readonly reference: string | null;
      /** By when it is paid, in words; null where nothing says so, and once she says that she has. */
      readonly payBy: string | null;
      /** The day on which she said that she has paid, in words; null while she has not. */
      readonly statedOn: string | null;
    })
  | (Applicable & {
      readonly kind: 'denied';
      readonly status: EventCardStatus;
      readonly refund: EventCardRefund | null;
    })
  /** `status` tells someone who was denied the reason for seeing a full event. */
  | (Shown & {
      readonly kind: 'full';
      readonly status: EventCardStatus | null;
      readonly refund: EventCardRefund | null;
    })
  /** Members do not see it yet: what an admin looks at. */
  | (Shown & { readonly kind: 'unpublished'; readonly status: EventCardStatus })
  /** Whether she has applied could not be read: nothing is offered that could apply twice. */
  | (Shown & { readonly kind: 'unknown' })
  | (Applicable & { readonly kind: 'action' });

const CANCEL: EventCardButton = { intent: 'cancel', label: eventCardTexts.cancelBooking, disabled: false };
const RECHECK: EventCardButton = { intent: 'recheck', label: eventCardTexts.checkAgain, disabled: false };
const FULL: EventCardButton = { intent: 'none', label: eventCardTexts.eventFull, disabled: true };

const CLOSED: EventCardButton = { intent: 'none', label: eventCardTexts.notOpenYet, disabled: true };

/** Whether, and from when, members will see it. */
function unpublishedStatus({
  publishedAt = null,
  timeZone = 'UTC',
}: EventCardFacts['event']): EventCardStatus {
  const date = publishedAt === null ? null : formatDateTime(publishedAt, timeZone);
  return {
    tone: 'neutral',
    label: date === null ? eventCardTexts.draft : eventCardTexts.scheduled,
    note: date === null ? eventCardTexts.draftNote : fillText(eventCardTexts.scheduledNote, { date }),
    adminNotes: null,
  };
}

const TONES = { pending: 'warn', approved: 'good', denied: 'bad' } as const;
const NOTES = {
  pending: applicationTexts.pendingNote,
  approved: applicationTexts.approvedNote,
  denied: applicationTexts.deniedNote,
} as const;

/** By when a waiting application is paid, in words; null where nothing says so, and once she says that she has. */
export function payByLine(
  {
    status,
    payBy = null,
    paidStatedAt = null,
  }: Pick<Application, 'status'> & Partial<Pick<Application, 'payBy' | 'paidStatedAt'>>,
  timeZone: string,
): string | null {
  if (status !== 'pending' || paidStatedAt !== null || payBy === null) return null;
  return fillText(applicationTexts.payBy, { date: formatDateTime(payBy, timeZone) ?? payBy });
}

/** When she said that she has paid, as a day in a zone; null while she has not. */
export const statedOnOf = (
  { paidStatedAt = null }: Partial<Pick<Application, 'paidStatedAt'>>,
  timeZone: string,
): string | null => (paidStatedAt === null ? null : formatShortDate(paidStatedAt, timeZone));

/** Nobody else notes so that an application ended: its event was cancelled, or deleted. */
export const endedWithEvent = ({
  status,
  cancelledBy,
  userId,
}: Pick<Application, 'status' | 'cancelledBy' | 'userId'>): boolean =>
  status === 'denied' && cancelledBy !== null && cancelledBy !== userId;

/** What went back of her money, in all and last; what was kept where nothing went back; null while nothing is settled. */
function outcomeOf(refunds: readonly OwnRefund[]): { isRefunded: boolean; cents: number; at: string } | null {
  const returned = refunds.filter(({ outcome }) => outcome === 'refunded');
  const counted = returned.length > 0 ? returned : refunds;
  const at = counted
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);
  if (at === undefined) return null;
  const cents = counted.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { isRefunded: returned.length > 0, cents, at };
}

/**
 * What stands of her money once an application has ended; null where it cost nothing, or what it cost was not read.
 *
 * @param paidCents - what she paid for the seat; null where that was not read, so that nothing is promised that may not hold.
 * @param settled - what became of it since, with the zone in whose days that is said.
 */
export function refundOf(
  application: NonNullable<EventCardFacts['application']>,
  paidCents: number | null,
  settled: { readonly refunds: readonly OwnRefund[]; readonly zone: string },
): EventCardRefund | null {
  const { status, paymentRequired, paymentAmountCents = 0, cancelledLate, reference } = application;
  if (status !== 'denied' || !paymentRequired || reference === undefined) return null;
  const isPaid = paidCents !== null && paidCents > 0;
  const contact = DEFAULT_BRAND.supportEmail;
  const outcome = outcomeOf(settled.refunds);
  if (outcome !== null) {
    const text = outcome.isRefunded ? applicationTexts.refunded : applicationTexts.refundKept;
    const date = unbroken(formatShortDate(outcome.at, settled.zone) ?? outcome.at);
    return { text: fillText(text, { amount: formatEuros(outcome.cents), date, contact }), reference };
  }
  const text = endedWithEvent(application)
    ? isPaid
      ? applicationTexts.refundOfEvent
      : applicationTexts.refundOfEventIfSent
    : cancelledLate && paidCents !== 0
      ? applicationTexts.refundLate
      : isPaid
        ? applicationTexts.refund
        : applicationTexts.refundIfSent;
  const amount = formatEuros(paidCents || paymentAmountCents);
  return { text: fillText(text, { amount, contact }), reference };
}

/** The status box of an application, on cards and under My Applications. */
export function applicationStatus(application: NonNullable<EventCardFacts['application']>): EventCardStatus {
  const { status, cancelledBy, userId, paymentRequired } = application;
  const adminNotes = application.adminNotes?.trim() || null;
  const cancelledByHerself = status === 'denied' && cancelledBy !== null && cancelledBy === userId;
  const isFreeSeat = status === 'approved' && paymentRequired === false;
  const written = isFreeSeat ? applicationTexts.approvedFreeNote : NOTES[status];
  const ended = application.expired
    ? { label: applicationTexts.expired, note: applicationTexts.expiredNote }
    : cancelledByHerself
      ? { label: applicationTexts.cancelled, note: applicationTexts.cancelledNote }
      : endedWithEvent(application)
        ? { label: applicationTexts.eventCancelled, note: applicationTexts.eventCancelledNote }
        : null;
  const { label, note } = ended ?? { label: applicationTexts[status], note: written };
  return {
    tone: cancelledByHerself ? 'neutral' : TONES[status],
    label,
    note,
    // Said once: the note or the label already is the stored text.
    adminNotes: adminNotes === note || adminNotes === label ? null : adminNotes,
  };
}

/** What the corner badge and the credits box say about the price: '6 credits', '1 credit', 'Free'. */
export function creditsLabel(credits: number): string {
  if (priceInCents(credits) === 0) return eventCardTexts.free;
  return credits === 1 ? eventCardTexts.oneCredit : fillText(eventCardTexts.credits, { n: credits });
}

/** The price is her own where she has one: two prices of a seat are never read side by side. */
function badgeOf(
  event: EventCardFacts['event'],
  full: boolean,
  ownCents: number | null = null,
): Shown['badge'] {
  if (full) return { kind: 'full', label: eventCardTexts.full };
  const credits = ownCents === null ? event.creditsRequired : ownCents / CENTS_PER_CREDIT;
  return { kind: priceInCents(credits) > 0 ? 'credits' : 'free', label: creditsLabel(credits) };
}

/** Until when whoever applies at `now` (milliseconds) may cancel for free; null when the start is malformed. */
export function cancellationDeadline(
  { startTime }: Pick<Event, 'startTime'>,
  now: number,
): CancellationDeadline | null {
  const freeUntil = freeCancellationEnds(startTime);
  const free = isFreeCancellation(startTime, now);
  return freeUntil === null || free === null ? null : { free, freeUntil };
}

/** What cancelling means to this member now; null when the start is malformed. */
export function cancellationOf({
  event,
  application,
  booking,
  now,
}: Pick<EventCardFacts, 'application' | 'booking' | 'now'> & {
  readonly event: Pick<Event, 'startTime'>;
}): EventCardCancellation | null {
  const deadline = cancellationDeadline(event, now);
  if (deadline === null) return null;
  const asked = application?.paymentRequired ? (application.paymentAmountCents ?? 0) : 0;
  return {
    holdsSeat: isBooked({ application, booking }),
    amountCents: (booking?.status === 'paid' && booking.amountPaidCents) || asked,
    reference: (asked > 0 && application?.reference) || null,
    ...deadline,
  };
}

/**
 * How an application for this event is paid; null where nothing is owed and where the link was not read. `owedCents` is
 * what was settled when she applied: the event's price may have changed since.
 */
export function paymentOf(
  {
    creditsRequired,
    paypalPaymentLink,
  }: Pick<Event, 'creditsRequired'> & Partial<Pick<Event, 'paypalPaymentLink'>>,
  owedCents = priceInCents(creditsRequired),
): EventCardPayment | null {
  if (owedCents === 0 || paypalPaymentLink === undefined) return null;
  const link = isPayableLink(paypalPaymentLink, creditsRequired)
    ? paypalLinkFor(paypalPaymentLink, owedCents)
    : null;
  return link === null
    ? { kind: 'missing', text: eventCardTexts.paymentLinkMissingContactAdmin }
    : { kind: 'link', link, amount: formatEuros(owedCents) };
}

function ownPriceOf(
  { creditsRequired }: Pick<Event, 'creditsRequired'>,
  application: EventCardFacts['application'],
): number | null {
  const own = application?.paymentAmountCents;
  return own === undefined || own === priceInCents(creditsRequired) ? null : own;
}

function applyButton(credits: number, again: boolean): EventCardButton {
  const paid = priceInCents(credits) > 0;
  const first = paid ? eventCardTexts.payAndBook : eventCardTexts.applyForFree;
  const second = paid
    ? fillText(eventCardTexts.applyAgainPaid, { price: formatPrice(credits) })
    : eventCardTexts.applyAgainFree;
  return { intent: 'apply', label: again ? second : first, disabled: false };
}

/** Whether no seat is left. */
export function isFull(event: Pick<Event, 'attendeesCount' | 'maxAttendees'>): boolean {
  return event.attendeesCount >= event.maxAttendees;
}

/** Whether the event counts as booked: a paid booking, or an approved application. */
export function isBooked(facts: Pick<EventCardFacts, 'application' | 'booking'>): boolean {
  return facts.booking?.status === 'paid' || facts.application?.status === 'approved';
}

/**
 * What a card shows, in the order of A-27. Total: every combination of facts has
 * exactly one state. Someone signed out only sees whether there is a seat.
 */
export function eventCardState(facts: EventCardFacts): EventCardState {
  const { event } = facts;
  const application = facts.signedIn ? facts.application : null;
  const booking = facts.signedIn ? facts.booking : null;
  const full = isFull(event);
  const badge = badgeOf(event, full);
  const status = application && applicationStatus(application);

  if (event.publishedAt !== undefined && !isPublished({ publishedAt: event.publishedAt }, facts.now))
    return { kind: 'unpublished', badge, button: CLOSED, status: unpublishedStatus(event) };
  if (booking?.status === 'paid') {
    const approved = application?.status === 'approved' ? status : null;
    const ownPriceCents = ownPriceOf(event, approved ? application : null);
    return {
      kind: 'paid',
      badge: badgeOf(event, full, ownPriceCents),
      button: CANCEL,
      status: {
        tone: 'good',
        label: eventCardTexts.bookedAndPaid,
        note: approved?.note ?? null,
        adminNotes: approved?.adminNotes ?? null,
      },
      ownPriceCents,
      cancellation: cancellationOf(facts),
    };
  }
  if (facts.signedIn && facts.ownStateUnknown) return { kind: 'unknown', badge, button: RECHECK };
  if (status && application?.status === 'approved') {
    const ownPriceCents = ownPriceOf(event, application);
    return {
      kind: 'approved',
      badge: badgeOf(event, full, ownPriceCents),
      button: CANCEL,
      status,
      ownPriceCents,
      cancellation: cancellationOf(facts),
    };
  }
  if (status && application?.status === 'pending') {
    const ownPriceCents = ownPriceOf(event, application);
    return {
      kind: 'pending',
      badge: badgeOf(event, full, ownPriceCents),
      button: CANCEL,
      status,
      ownPriceCents,
      cancellation: cancellationOf(facts),
      payment: paymentOf(event, application.paymentAmountCents),
      reference: application.reference ?? null,
      payBy: payByLine(application, event.timeZone ?? 'UTC'),
      statedOn: statedOnOf(application, facts.readerZone ?? event.timeZone ?? 'UTC'),
    };
  }
  const refund =
    application &&
    refundOf(application, booking?.amountPaidCents ?? null, {
      refunds: booking?.refunds ?? [],
      zone: facts.readerZone ?? event.timeZone ?? 'UTC',
    });
  if (full) return { kind: 'full', badge, button: FULL, status, refund };
  const button = applyButton(event.creditsRequired, status !== null);
  const deadline = cancellationDeadline(event, facts.now);
  return status
    ? { kind: 'denied', badge, button, deadline, status, refund }
    : { kind: 'action', badge, button, deadline };
}
