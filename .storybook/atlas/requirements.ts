import lines from '../../tests/trace/requirements.json';

const texts: ReadonlyMap<string, string> = new Map(
  lines.map((line) => [
    line.id,
    'text' in line ? line.text : `${line.resolution}. Before that: ${line.problem}`,
  ]),
);

/** What must be so; of a decision, what was decided, and what was found. Undefined when the list has no such id. */
export const requirementText = (id: string): string | undefined => texts.get(id);

/** Ids of all requirements and decisions, in the order of the list. */
export const requirementIds: readonly string[] = lines.map(({ id }) => id);
