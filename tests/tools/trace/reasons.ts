/**
 * A sentence for each reason that no longer holds: tests/trace/unproved.json says why nothing names an id, and this one
 * is not in the list, or something names it by now.
 */
export function staleReasons(
  reasons: Readonly<Record<string, string>>,
  known: ReadonlySet<string>,
  built: ReadonlySet<string>,
): string[] {
  return Object.keys(reasons).flatMap((id) => {
    if (!known.has(id))
      return [`tests/trace/unproved.json gives a reason for ${id}, which is not in the list.`];
    if (!built.has(id)) return [];
    return [
      `tests/trace/unproved.json says why nothing names ${id}, and something does: take the reason out.`,
    ];
  });
}

/** A sentence for each id that runners find in a title and that is not found by reading the files, or the other way. */
export function readOtherwise(run: ReadonlySet<string>, read: ReadonlySet<string>): string[] {
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((id) => !other.has(id));
  return [
    ...only(run, read).map(
      (id) =>
        `${id} is in a title that code makes: write it in the test's file, or the page does not list it.`,
    ),
    ...only(read, run).map(
      (id) => `${id} stands in a test's file and in no title: the page would list it as proved.`,
    ),
  ];
}
