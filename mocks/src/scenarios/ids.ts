/** Ids are readable: a block per kind of row, so that a number in a failing test says what it is. */
const BLOCKS = {
  member: 0,
  event: 0x100000,
  application: 0x200000,
  booking: 0x300000,
  attendee: 0x400000,
  admin: 0x500000,
  subscription: 0x600000,
  session: 0x700000,
  interest: 0x800000,
  plan: 0x900000,
  toggle: 0xa00000,
  coffeeChat: 0xb00000,
  payment: 0xc00000,
  report: 0xd00000,
} as const;

/** A kind of row that has ids of its own. */
export type IdKind = keyof typeof BLOCKS;

/** The id of the nth row of a kind: the same for the same number, wherever it is asked. */
export function idOf(kind: IdKind, n: number): string {
  const last = (BLOCKS[kind] + n).toString(16).padStart(12, '0');
  return `00000000-0000-4000-8000-${last}`;
}

/** The demo accounts' ids, as the database's seed has them. */
export const DEMO_IDS = {
  admin: idOf('member', 1),
  maya: idOf('member', 2),
  noor: idOf('member', 3),
  lena: idOf('member', 4),
} as const;
