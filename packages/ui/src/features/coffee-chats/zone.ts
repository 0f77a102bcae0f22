import { zoneAbbreviation } from '@sorella/core/domain/events/event-time';

/** A zone in words: 'Europe/Berlin (CET)'. `now` in milliseconds since 1970. */
export function zoneLabel(zone: string, now: number): string {
  const abbreviation = zoneAbbreviation(new Date(now).toISOString(), zone);
  const name = zone.replaceAll('_', ' ');
  return abbreviation === null || abbreviation === zone ? name : `${name} (${abbreviation})`;
}
