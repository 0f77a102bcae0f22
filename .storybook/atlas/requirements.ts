import lines from '../../tests/trace/requirements.json';

/** A line of the requirement or decision list. */
export interface Requirement {
  /** What must be so; of a decision, what was found and what was decided. */
  text: string;
  /** As `built` or `planned`. */
  mark: string;
}

const byId: ReadonlyMap<string, Requirement> = new Map(
  lines.map((line) => [
    line.id,
    { mark: line.mark, text: 'text' in line ? line.text : `${line.problem}. Decided: ${line.resolution}` },
  ]),
);

/** The line of an id; undefined when the list has none. */
export const requirementOf = (id: string): Requirement | undefined => byId.get(id);
