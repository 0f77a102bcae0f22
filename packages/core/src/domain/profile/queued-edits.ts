import type { Profile } from '../entities/profile.ts';

/** The member's row, as far as the page shows it. */
type Row = Pick<Profile, 'id' | 'firstName' | 'lastName' | 'title' | 'bio' | 'avatarUrl' | 'updatedAt'>;

type Changes = Partial<Omit<Profile, 'id' | 'updatedAt'>>;

/** An edit of the member's profile that lies on this device, as far as the page needs to know it. */
export interface QueuedEdit {
  readonly id: string;
  readonly changes: Changes;
  /** The version that it is an edit of; null for whatever stands there. */
  readonly base: string | null;
  /** Only what is waiting goes on by itself; the others need the member's decision. */
  readonly state: 'waiting' | 'conflict' | 'refused';
  /** Of one in conflict: what the newer row says in the fields that it would write, and which version that is. */
  readonly newer: { readonly updatedAt: string; readonly says: Partial<Row> } | null;
}

const SHOWN = ['firstName', 'lastName', 'title', 'bio', 'avatarUrl'] as const;
const TYPED: ReadonlySet<string> = new Set(['firstName', 'lastName', 'title', 'bio']);

/** A row as it will say once the member's edits have arrived: each over the one before it, in order. */
export function withEdits(row: Row, edits: readonly Pick<QueuedEdit, 'changes'>[]): Row {
  const next = { ...row };
  for (const { changes } of edits)
    for (const field of SHOWN) {
      const value = changes[field];
      if (value !== undefined) next[field] = value;
    }
  return next;
}

/** Whether a row says already all that these edits would make it say, so that nothing of them is left to be seen. */
export function saysAll(row: Row, edits: readonly QueuedEdit[]): boolean {
  const after = withEdits(row, edits);
  return SHOWN.every((field) => after[field] === row[field]);
}

/** Whether one of these edits goes on only once the member has decided about it. */
export const needsDecision = (edits: readonly QueuedEdit[]): boolean =>
  edits.some(({ state }) => state !== 'waiting');

/** What one that takes the place of all of these must write besides what is typed: a photo, say. */
export function untypedChanges(edits: readonly QueuedEdit[]): Changes {
  const all: Changes = Object.assign({}, ...edits.map(({ changes }) => changes));
  return Object.fromEntries(Object.entries(all).filter(([field]) => !TYPED.has(field)));
}

/** Whether two looks into the queue saw the same. */
export function isSameQueue(one: readonly QueuedEdit[], other: readonly QueuedEdit[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, state, base, newer }, at) => {
      const same = other[at];
      return (
        same?.id === id &&
        same.state === state &&
        same.base === base &&
        same.newer?.updatedAt === newer?.updatedAt
      );
    })
  );
}
