import type { PublishedNotice } from './notice-center.ts';

/**
 * Which notices stand on the screen when there is room for so many: those with something to do about them before the
 * others, and the newest of each. The rest have been seen, and stay in the list.
 *
 * @param notices - oldest first; so is the answer.
 */
export function visibleNotices(
  notices: readonly PublishedNotice[],
  room: number,
): readonly PublishedNotice[] {
  const [newest, ...earlier] = notices.toReversed();
  const byWeight = earlier.toSorted(
    (one, other) => Number(other.action !== undefined) - Number(one.action !== undefined),
  );
  // What was told just now is seen in any case.
  const kept = new Set([newest, ...byWeight].slice(0, room));
  return notices.filter((notice) => kept.has(notice));
}
