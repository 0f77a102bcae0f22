import { parseInstant, utcToZoned, zonedToUtc } from '../geography/zoned-time.ts';
import { COFFEE_CHAT_DAYS_MAX } from '../limits.ts';

/** The four times of a day that can be proposed. */
export const COFFEE_CHAT_SLOTS = ['09:00', '12:00', '15:00', '18:00'] as const;

/** One of the four times. */
export type CoffeeChatSlot = (typeof COFFEE_CHAT_SLOTS)[number];

/** The time a new day starts with. */
export const DEFAULT_COFFEE_CHAT_SLOT: CoffeeChatSlot = '12:00';

/** How the four times are shown. */
export const COFFEE_CHAT_SLOT_LABELS: Readonly<Record<CoffeeChatSlot, string>> = {
  '09:00': '9:00 AM',
  '12:00': '12:00 PM',
  '15:00': '3:00 PM',
  '18:00': '6:00 PM',
};

/** A chosen day ('2026-11-29') and its times, never empty, in the order of the day. */
export interface CoffeeChatDay {
  readonly day: string;
  readonly slots: readonly CoffeeChatSlot[];
}

/** The chosen days in the order of the calendar: none to three. */
export type CoffeeChatSelection = readonly CoffeeChatDay[];

/** The moment (milliseconds since 1970) and the member's own zone, in which days and slots are meant. */
export interface CoffeeChatClock {
  readonly now: number;
  readonly zone: string;
}

/** When a time of a day is in a zone, ISO 8601 UTC; null where the day is none. */
export function slotInstant(day: string, slot: CoffeeChatSlot, zone: string): string | null {
  const local = zonedToUtc(`${day}T${slot}`, zone);
  return local.kind === 'invalid' ? null : local.instant;
}

/** Whether a slot lies in the future. A malformed day has none. */
export function isSlotSelectable(day: string, slot: CoffeeChatSlot, clock: CoffeeChatClock): boolean {
  const at = parseInstant(slotInstant(day, slot, clock.zone));
  return at !== null && at > clock.now;
}

function openSlots(day: string, clock: CoffeeChatClock): readonly CoffeeChatSlot[] {
  return COFFEE_CHAT_SLOTS.filter((slot) => isSlotSelectable(day, slot, clock));
}

/** Whether a day can be picked: not past, and a slot is left on it. */
export function isDaySelectable(day: string, clock: CoffeeChatClock): boolean {
  return openSlots(day, clock).length > 0;
}

/** Whether pressing a day would change the selection: chosen already, or open and fewer than three chosen. */
export function isDayEnabled(selection: CoffeeChatSelection, day: string, clock: CoffeeChatClock): boolean {
  if (selection.some((chosen) => chosen.day === day)) return true;
  return selection.length < COFFEE_CHAT_DAYS_MAX && isDaySelectable(day, clock);
}

/** Takes a day out. */
export function removeDay(selection: CoffeeChatSelection, day: string): CoffeeChatSelection {
  return selection.some((chosen) => chosen.day === day)
    ? selection.filter((chosen) => chosen.day !== day)
    : selection;
}

/**
 * Picks a day or takes it out. A new day carries 12:00, or its first open slot when noon has
 * passed. A fourth day, a past day or a malformed one changes nothing.
 */
export function toggleDay(
  selection: CoffeeChatSelection,
  day: string,
  clock: CoffeeChatClock,
): CoffeeChatSelection {
  if (selection.some((chosen) => chosen.day === day)) return removeDay(selection, day);
  if (!isDayEnabled(selection, day, clock)) return selection;
  const open = openSlots(day, clock);
  const slots = open.includes(DEFAULT_COFFEE_CHAT_SLOT) ? [DEFAULT_COFFEE_CHAT_SLOT] : open.slice(0, 1);
  return [...selection, { day, slots }].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function slotsAfterToggle(
  { day, slots }: CoffeeChatDay,
  slot: CoffeeChatSlot,
  clock: CoffeeChatClock,
): readonly CoffeeChatSlot[] {
  if (!slots.includes(slot)) {
    const open = isSlotSelectable(day, slot, clock);
    return open ? COFFEE_CHAT_SLOTS.filter((each) => each === slot || slots.includes(each)) : slots;
  }
  const rest = slots.filter((each) => each !== slot);
  if (rest.length > 0) return rest;
  // The last one goes back to noon, and noon itself stays; once noon has passed there is
  // nothing to go back to, so the last one stays.
  return isSlotSelectable(day, DEFAULT_COFFEE_CHAT_SLOT, clock) ? [DEFAULT_COFFEE_CHAT_SLOT] : slots;
}

/** Checks or unchecks a time of a chosen day; an unknown day changes nothing. */
export function toggleSlot(
  selection: CoffeeChatSelection,
  day: string,
  slot: CoffeeChatSlot,
  clock: CoffeeChatClock,
): CoffeeChatSelection {
  return selection.map((chosen) =>
    chosen.day === day ? { day, slots: slotsAfterToggle(chosen, slot, clock) } : chosen,
  );
}

/** The selection without what has passed since it was made; days with nothing left go. */
export function withoutPast(selection: CoffeeChatSelection, clock: CoffeeChatClock): CoffeeChatSelection {
  return selection
    .map(({ day, slots }) => ({ day, slots: slots.filter((slot) => isSlotSelectable(day, slot, clock)) }))
    .filter(({ slots }) => slots.length > 0);
}

/** Whether Send Request is enabled: one to three days, and nothing on its way. */
export function canSubmit(selection: CoffeeChatSelection, sending: boolean): boolean {
  return !sending && selection.length > 0 && selection.length <= COFFEE_CHAT_DAYS_MAX;
}

/** The proposed date-times in order, one to twelve, ISO 8601 UTC. */
export function toIsoDates(selection: CoffeeChatSelection, zone: string): readonly string[] {
  return selection
    .flatMap(({ day, slots }) => slots.map((slot) => slotInstant(day, slot, zone)))
    .filter((instant) => instant !== null)
    .toSorted();
}

/** The calendar day ('2026-11-29') that it is for the member. */
export function today(clock: CoffeeChatClock): string {
  return (utcToZoned(new Date(clock.now).toISOString(), clock.zone) ?? '').slice(0, 10);
}
