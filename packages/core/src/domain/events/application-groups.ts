import type { ApplicationHistoryEntry } from '../entities/application.ts';
import { isOver } from './event-time.ts';

/** The groups of My Applications in their order: what needs the member first. */
export const APPLICATION_GROUPS = ['to-do', 'upcoming', 'past'] as const;
/** One of {@link APPLICATION_GROUPS}. */
export type ApplicationGroup = (typeof APPLICATION_GROUPS)[number];

/**
 * Where an application stands at `now` (milliseconds): `to-do` while it waits for a payment that she has not said she
 * has sent, `upcoming` until its event is over, `past` once it is over, gone, or the application denied or cancelled.
 */
export function applicationGroup(
  {
    event,
    status,
    paymentRequired,
    paidStatedAt,
  }: Pick<ApplicationHistoryEntry, 'status' | 'paymentRequired' | 'paidStatedAt'> & {
    readonly event: Pick<NonNullable<ApplicationHistoryEntry['event']>, 'endTime'> | null;
  },
  now: number,
): ApplicationGroup {
  if (event === null || status === 'denied' || isOver(event.endTime, now)) return 'past';
  return status === 'pending' && paymentRequired && paidStatedAt === null ? 'to-do' : 'upcoming';
}

/**
 * The reference under which money for the same event may have been sent before: of an earlier application that asked for
 * it and ended, of whose money nothing is known. Null where there is none.
 */
export function earlierReference(
  { id, eventId }: Pick<ApplicationHistoryEntry, 'id' | 'eventId'>,
  all: readonly Pick<
    ApplicationHistoryEntry,
    'id' | 'eventId' | 'status' | 'paymentRequired' | 'reference' | 'booking'
  >[],
): string | null {
  const earlier = all.find(
    (other) =>
      other.id !== id &&
      other.eventId === eventId &&
      other.status === 'denied' &&
      other.paymentRequired &&
      !other.booking?.amountPaidCents &&
      !other.booking?.refunds.length,
  );
  return earlier?.reference ?? null;
}
