import { formatLongDate, formatTime } from '../events/event-time.ts';
import { parseInstant, utcToZoned } from '../geography/zoned-time.ts';

/** Letters of a coffee chat's comments, as the database has it. */
export const COFFEE_CHAT_MESSAGE_MAX_LENGTH = 1_000;
/** Minutes that a coffee chat takes in a calendar. */
export const COFFEE_CHAT_MINUTES = 60;
/** Requests of a list that are read at once. */
export const COFFEE_CHATS_PAGE_SIZE = 10;

/** One proposed time. */
export interface ProposedTime {
  /** ISO 8601, as it was proposed. */
  readonly at: string;
  /** '12:00 PM' */
  readonly label: string;
  readonly isPast: boolean;
}

/** The proposed times of one day. */
export interface ProposedDay {
  /** '2026-11-24' */
  readonly day: string;
  /** 'Tuesday, November 24, 2026' */
  readonly label: string;
  readonly times: readonly ProposedTime[];
}

/**
 * Proposed times by day, in order, by the clock of a zone. `now` in milliseconds since 1970. What is no
 * instant is left out.
 */
export function describeProposedTimes(
  proposedDates: readonly string[],
  zone: string,
  now: number,
): readonly ProposedDay[] {
  const days = new Map<string, { label: string; times: ProposedTime[] }>();
  const inOrder = proposedDates.toSorted((a, b) => (parseInstant(a) ?? 0) - (parseInstant(b) ?? 0));
  for (const at of inOrder) {
    const ms = parseInstant(at);
    const day = utcToZoned(at, zone)?.slice(0, 10);
    const label = formatLongDate(at, zone);
    const time = formatTime(at, zone);
    if (ms === null || day === undefined || label === null || time === null) continue;
    const found = days.get(day) ?? { label, times: [] };
    found.times.push({ at, label: time, isPast: ms <= now });
    days.set(day, found);
  }
  return [...days].map(([day, rest]) => ({ day, ...rest }));
}

/** When a chat that begins at this instant ends, ISO 8601 UTC; null for what is no instant. */
export function coffeeChatEnd(start: string): string | null {
  const ms = parseInstant(start);
  return ms === null ? null : new Date(ms + COFFEE_CHAT_MINUTES * 60_000).toISOString();
}

/** Whether no proposed time is left to choose at `now` (milliseconds); what is no instant is none. */
export function haveTimesPassed(proposedDates: readonly string[], now: number): boolean {
  return proposedDates.every((at) => {
    const ms = parseInstant(at);
    return ms === null || ms <= now;
  });
}
