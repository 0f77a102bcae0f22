/** What was typed, after another version of the row was laid under it. */
export interface RebasedFields<Values> {
  /** The other version's words where nothing was typed, and what was typed everywhere else. */
  readonly values: Values;
  /** Fields that were changed here and elsewhere to different words: somebody has to decide. */
  readonly collisions: readonly (keyof Values & string)[];
}

/**
 * Merges three versions of the same fields: what the form began with, what it says now, and what the row says by now.
 * Nothing that was typed is lost, nothing that was changed elsewhere is undone unseen.
 */
export function rebaseFields<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): RebasedFields<Values> {
  const values = { ...theirs };
  const collisions: (keyof Values & string)[] = [];
  for (const field in mine) {
    if (mine[field] === base[field] || mine[field] === theirs[field]) continue;
    values[field] = mine[field];
    if (theirs[field] !== base[field]) collisions.push(field);
  }
  return { values, collisions };
}
