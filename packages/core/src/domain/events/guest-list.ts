import type { EventPerson } from '../entities/event-people.ts';
import { fullName } from '../profile/names.ts';

const DAY_MS = 86_400_000;

/** From a week before an event until a day after it a device keeps the list of its people. `now` in ms since 1970. */
export const isListKept = (
  { startTime, endTime }: { readonly startTime: string; readonly endTime: string },
  now: number,
): boolean => now > Date.parse(startTime) - 7 * DAY_MS && now < Date.parse(endTime) + DAY_MS;

/** Groups of an event's people. */
export const GUEST_GROUPS = ['coming', 'pending', 'refused'] as const;

/** One of the groups. */
export type GuestGroup = (typeof GUEST_GROUPS)[number];

const GROUP_OF = { approved: 'coming', pending: 'pending', denied: 'refused' } as const;

/** Everybody in her group, in the order given. Who applied again stands once, by the application that counts most. */
export function groupGuests(
  people: readonly EventPerson[],
): Readonly<Record<GuestGroup, readonly EventPerson[]>> {
  const best = new Map<string, EventPerson>();
  const rank = ({ status }: EventPerson) => GUEST_GROUPS.indexOf(GROUP_OF[status]);
  for (const person of people) {
    const known = best.get(person.userId);
    const isLater = known !== undefined && person.applicationDate > known.applicationDate;
    if (!known || rank(person) < rank(known) || (rank(person) === rank(known) && isLater))
      best.set(person.userId, person);
  }
  const groups: Record<GuestGroup, EventPerson[]> = { coming: [], pending: [], refused: [] };
  for (const person of people)
    if (best.get(person.userId) === person) groups[GROUP_OF[person.status]].push(person);
  return groups;
}

const digits = (text: string) => text.replaceAll(/\D/g, '');
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a search finds her: part of her name, reference, address or phone number, however they are written. */
export function isGuestFound(person: EventPerson, search: string): boolean {
  const wanted = folded(search.trim());
  if (wanted === '') return true;
  const number = digits(wanted);
  const texts = [fullName(person), person.reference, person.email ?? ''];
  return (
    texts.some((text) => folded(text).includes(wanted)) ||
    (number.length >= 3 && /^[\d\s+()./-]+$/.test(wanted) && digits(person.phone ?? '').includes(number))
  );
}
