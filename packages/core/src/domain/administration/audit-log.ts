import type { AuditEntry } from '../entities/admin.ts';
import { zonedToUtc } from '../geography/zoned-time.ts';

/** So many lines of the log are counted; a total above it says that there are more. The database counts no further. */
export const AUDIT_COUNTED_TO = 2_000;

/** What takes back what an entry of the log says. */
export type AuditUndo =
  | { readonly kind: 'switch'; readonly toggleId: string; readonly isEnabled: boolean }
  /** An approved member loses the seat, with a reason. */
  | { readonly kind: 'removal'; readonly applicationId: string };

/** What takes an entry back; null where nothing does, and where it does not stand any more. */
export function auditUndoOf({
  tableName,
  rowId,
  action,
  after,
  standing,
}: Pick<AuditEntry, 'tableName' | 'rowId' | 'action' | 'after' | 'standing'>): AuditUndo | null {
  if (rowId === null || action !== 'update') return null;
  const { isEnabled, status } = after;
  if (tableName === 'feature_toggles' && typeof isEnabled === 'boolean' && standing === String(isEnabled))
    return { kind: 'switch', toggleId: rowId, isEnabled: !isEnabled };
  if (tableName === 'event_applications' && status === 'approved' && standing === status)
    return { kind: 'removal', applicationId: rowId };
  return null;
}

const MONEY: ReadonlySet<string> = new Set(['payments', 'refunds']);

/**
 * Whether an entry is about money for a booking of its own actor: whoever sees to payments may record one for herself,
 * and the log says so. Not of a booking that was confirmed by hand, which is no payment.
 */
export const isOwnMoney = ({
  actorId,
  member,
  tableName,
}: Pick<AuditEntry, 'actorId' | 'member' | 'tableName'>): boolean =>
  member !== null && member.id === actorId && MONEY.has(tableName);

const DAY_MS = 86_400_000;

function startOf(day: string, zone: string): string | undefined {
  const time = zonedToUtc(`${day}T00:00`, zone);
  return time.kind === 'invalid' ? undefined : time.instant;
}

/**
 * From the beginning of one day to the end of another in a zone, as instants (ISO 8601 UTC), the end left out. A day that
 * is none, such as the empty text, is no bound.
 *
 * @param days - as '2026-11-29'.
 */
export function boundsOfDays(
  { from, to }: { readonly from: string; readonly to: string },
  zone: string,
): { since?: string; until?: string } {
  const since = startOf(from, zone);
  const last = Date.parse(`${to}T00:00:00Z`);
  const until = Number.isNaN(last)
    ? undefined
    : startOf(new Date(last + DAY_MS).toISOString().slice(0, 10), zone);
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
}
