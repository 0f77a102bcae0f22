/** A moment as the clock on the wall of a zone shows it. */
export interface ZonedFields {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string, withName: boolean): Intl.DateTimeFormat {
  const key = withName ? `${zone} name` : zone;
  const cached = formatters.get(key);
  if (cached) return cached;
  const options: Intl.DateTimeFormatOptions = withName
    ? { timeZoneName: 'short' }
    : {
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      };
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  } catch {
    // An old browser may not know a zone yet; UTC, named as such, is wrong for nobody.
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
  formatters.set(key, made);
  return made;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/**
 * Reads an ISO 8601 instant with an offset, as the backend writes it, into milliseconds since 1970.
 * Null for anything else, a date without a time or without an offset included.
 */
export function parseInstant(iso: string | null | undefined): number | null {
  const text = (iso ?? '').trim().replace(' ', 'T');
  if (!INSTANT.test(text)) return null;
  // Postgres may write '+00', which only some engines read; and nothing here needs more than milliseconds.
  const ms = Date.parse(text.replace(/([+-]\d{2})$/, '$1:00').replace(/(\.\d{3})\d+/, '$1'));
  if (Number.isNaN(ms)) return null;
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  // Some engines roll February 30 over to March; that is not the day that was meant.
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? ms : null;
}

/** The clock of a zone at a moment (milliseconds since 1970). An unknown zone counts as UTC. */
export function zonedFields(ms: number, zone: string): ZonedFields {
  const parts = formatterFor(zone, false).formatToParts(ms);
  const read = (wanted: keyof ZonedFields) => Number(parts.find(({ type }) => type === wanted)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

/** How far a zone is ahead of UTC at a moment, in minutes. */
export function offsetMinutes(ms: number, zone: string): number {
  const { year, month, day, hour, minute, second } = zonedFields(ms, zone);
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((wall - Math.floor(ms / 1_000) * 1_000) / MINUTE_MS);
}

/** The browser's US English short name of a zone at a moment, as 'EST' or 'GMT+9'. */
export function intlZoneName(ms: number, zone: string): string {
  const parts = formatterFor(zone, true).formatToParts(ms);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}

/** What a local time on a form means as an instant. Instants are ISO 8601 UTC. */
export type LocalTime =
  | { readonly kind: 'exact'; readonly instant: string }
  /** The clocks went back and show this time twice; the first one is meant unless someone asks. */
  | { readonly kind: 'ambiguous'; readonly instant: string; readonly later: string }
  /** The clocks went forward over this time; the instant is as much later as they skipped. */
  | { readonly kind: 'skipped'; readonly instant: string }
  | { readonly kind: 'invalid' };

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Turns the value of a date-and-time field ('2026-11-29T19:00') into an instant, read in the event's
 * zone, with both days of the year on which clocks change told apart.
 */
export function zonedToUtc(local: string, zone: string): LocalTime {
  // Not by its numbers: of years below a hundred Date makes those of the last century.
  const wall = LOCAL.test(local) ? Date.parse(`${local}:00.000Z`) : Number.NaN;
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== local) {
    return { kind: 'invalid' };
  }
  const before = offsetMinutes(wall - DAY_MS, zone);
  const after = offsetMinutes(wall + DAY_MS, zone);
  const candidates = [...new Set([before, after])]
    .map((offset) => wall - offset * MINUTE_MS)
    .filter((ms) => utcToZoned(new Date(ms).toISOString(), zone) === local)
    .toSorted((a, b) => a - b)
    .map((ms) => new Date(ms).toISOString());
  const [instant, later] = candidates;
  if (!instant) return { kind: 'skipped', instant: new Date(wall - before * MINUTE_MS).toISOString() };
  return later ? { kind: 'ambiguous', instant, later } : { kind: 'exact', instant };
}

/** An instant as the value of a date-and-time field in a zone ('2026-11-29T19:00'); null when malformed. */
export function utcToZoned(iso: string, zone: string): string | null {
  const ms = parseInstant(iso);
  if (ms === null) return null;
  const { year, month, day, hour, minute } = zonedFields(ms, zone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}
