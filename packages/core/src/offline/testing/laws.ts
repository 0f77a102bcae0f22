import type { OutboxEntry } from '../outbox.types.ts';
import type { OutboxWorld, Submitted } from './outbox-world.ts';

/** Whether the member was told that the edit is safe: it was sent, or it lies on the device. */
const isSaved = ({ outcome }: Submitted) =>
  outcome === 'applied' || outcome === 'queued' || outcome === 'conflict';

/**
 * The laws of the outbox, to be asked when everything has been sent that can be. `shown` are the marks of the edits
 * that lie in somebody's queue, because of a decision that the member has to make. Gives a sentence for each
 * that was broken.
 */
export function brokenLaws(world: OutboxWorld, shown: ReadonlySet<string>): string[] {
  const broken = [...world.broken];
  const applied = new Map<string, { count: number; entity: string; number: number; by: string }>();
  for (const entity of world.server.entities())
    world.server.writesOf(entity).forEach(({ mark, by }, index) => {
      const count = (applied.get(mark)?.count ?? 0) + 1;
      if (mark !== '') applied.set(mark, { count, entity, number: index, by });
    });

  for (const edit of world.edits.values()) {
    const { mark, owner, discarded } = edit;
    const found = applied.get(mark);
    if (found && found.count > 1) broken.push(`twice: ${mark} was applied ${found.count} times`);
    // A refused admin action is dropped, and the admin is told.
    const dropped = edit.entity.startsWith('admin:') && world.refuses(mark);
    const isKept = isSaved(edit) || edit.outcome === 'gone';
    if (!found && isKept && !discarded && !dropped && !shown.has(mark))
      broken.push(`lost: ${mark} was shown as ${String(edit.outcome)}`);
    if (!found && edit.outcome === 'applied') broken.push(`untrue: ${mark} was shown as applied`);
    if (found && found.by !== owner) broken.push(`owner: ${mark} was applied for ${found.by}`);
    if (found && edit.seen !== null) broken.push(...overwritten(world, edit, found.number));
  }
  const edits = [...world.edits.values()];
  for (const earlier of edits)
    for (const later of edits) {
      if (earlier.entity !== later.entity || earlier.owner !== later.owner) continue;
      if (!isSaved(earlier) || earlier.toldAt === null || earlier.toldAt > later.at) continue;
      const [first, second] = [applied.get(earlier.mark), applied.get(later.mark)];
      if (first && second && first.number > second.number)
        broken.push(`order: ${later.mark} was applied before ${earlier.mark}`);
    }
  return broken;
}

/**
 * What somebody else wrote after the version that the member saw may only be written over when the member
 * said so.
 */
function overwritten({ server }: OutboxWorld, edit: Submitted, number: number): string[] {
  const seen = Math.max(edit.seen === null ? 0 : server.numberOf(edit.seen), edit.overwrites);
  return server
    .writesOf(edit.entity)
    .slice(seen, number)
    .filter(({ by }) => by !== edit.owner)
    .map(() => `unseen: ${edit.mark} was written over what somebody else wrote`);
}

/** Entries of one queue that can be sent without a decision of the member. */
export function sendable(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const held = new Set<string>();
  return entries.filter(({ entity, status }) => {
    if (status.state !== 'waiting') held.add(entity);
    return !held.has(entity);
  });
}
