import { zoneAbbreviation } from '@sorella/core/domain';

/** IANA name of the zone this device is in: whose 9, 12, 15 and 18 o'clock are meant. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A zone in words: 'Europe/Berlin (CET)'. `now` in milliseconds since 1970. */
export function zoneLabel(zone: string, now: number): string {
  const abbreviation = zoneAbbreviation(new Date(now).toISOString(), zone);
  const name = zone.replaceAll('_', ' ');
  return abbreviation === null || abbreviation === zone ? name : `${name} (${abbreviation})`;
}
