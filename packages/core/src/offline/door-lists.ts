import type * as z from 'zod/mini';
import type { EventPeople } from '../domain/entities/event-people.ts';
import { isListKept } from '../domain/events/guest-list.ts';
import { StoredGuests } from './stored/rows.ts';

/** Of how many events the people are kept, those that were looked at last. */
const DOORS_KEPT = 4;

/** Who comes to an event, as it lies on the device; `readAt` in milliseconds since 1970. */
export type DoorList = z.infer<typeof StoredGuests>;

/** Of each no more than a door needs: neither her address nor what was noted of her. */
const atTheDoor = (found: EventPeople): EventPeople => ({
  ...found,
  people: found.people.map((person) => ({ ...person, email: null, adminNotes: null })),
});

/** The lists that can be read among rows of whatever release. */
export const doorListsIn = (rows: readonly unknown[]): readonly DoorList[] =>
  rows.flatMap((row) => StoredGuests.safeParse(row).data ?? []);

/** The lists that are kept once another one was read: that one first, none of an event that is far, each event once. */
export function withDoorList(
  kept: readonly DoorList[],
  found: EventPeople,
  now: number,
): readonly DoorList[] {
  const others = kept.filter(
    (one) => one.found.event.id !== found.event.id && isListKept(one.found.event, now),
  );
  const fresh = isListKept(found.event, now) ? [{ readAt: now, found: atTheDoor(found) }] : [];
  return [...fresh, ...others].slice(0, DOORS_KEPT);
}
