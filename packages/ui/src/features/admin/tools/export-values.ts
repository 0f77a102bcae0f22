import { zoneAbbreviation } from '@sorella/core/domain/events/event-time';
import { utcToZoned } from '@sorella/core/domain/geography/zoned-time';
import type { EurosCell } from './csv-file.ts';

/** Cents as a cell of euros; null where there is none. */
export const inEuros = (cents: number | null): EurosCell | null => (cents === null ? null : { cents });

/**
 * A moment on the clock of its event, '2026-11-29 11:00 CET', and in UTC where it is about no event; null where there
 * is none.
 *
 * @param at - ISO 8601 UTC.
 */
export function onClock(at: string | null, timeZone = 'UTC'): string | null {
  if (at === null) return null;
  const local = utcToZoned(at, timeZone);
  return local && `${local.replace('T', ' ')} ${zoneAbbreviation(at, timeZone) ?? timeZone}`;
}
