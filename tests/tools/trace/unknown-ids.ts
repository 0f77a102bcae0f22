import { idsIn } from './ids.ts';

/** A sentence for each id that a file names and the list of requirements does not have. */
export function unknownIds(file: string, text: string, known: ReadonlySet<string>): string[] {
  return idsIn(text)
    .filter((id) => !known.has(id))
    .map(
      (id) =>
        `${file} names ${id}, which is not in tests/trace/requirements.json: mend the id, or add it there.`,
    );
}
