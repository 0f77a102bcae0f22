/** What both kinds of entries say. */
interface Entry {
  /** `R-001` for a requirement, `A-01` for a decision. */
  readonly id: string;
  /** The heading under which it stands. */
  readonly section: string;
}

/** Something the product must do, in the words of whoever ordered it. */
export interface Requirement extends Entry {
  /** The parts of the order that say so: `A2,B1` is part 2 of the first document and part 1 of the second. */
  readonly source: string;
  readonly text: string;
}

/** What is built where the order is silent or contradicts itself. */
export interface Decision extends Entry {
  readonly problem: string;
  readonly resolution: string;
}

/** One line of tests/trace/requirements.json. */
export type Item = Requirement | Decision;

const FIELDS = {
  R: ['id', 'section', 'source', 'text'],
  A: ['id', 'section', 'problem', 'resolution'],
};

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function problemsOf(entry: Record<string, unknown>, place: string): string[] {
  const { id } = entry;
  if (typeof id !== 'string' || !/^(R-\d{3}|A-\d{2,3})$/.test(id))
    return [`${place} has the id ${JSON.stringify(id)}: write it as R-001 or A-01.`];
  const fields = id.startsWith('R') ? FIELDS.R : FIELDS.A;
  const missing = fields.filter((field) => typeof entry[field] !== 'string' || entry[field] === '');
  const surplus = Object.keys(entry).filter((field) => !fields.includes(field));
  return [
    ...missing.map((field) => `${id} has no '${field}': write it as a text that is not empty.`),
    ...surplus.map((field) => `${id} has '${field}', which nobody reads: delete it.`),
  ];
}

/** Requirements come before decisions, each by its number. */
const rank = (id: string) => (id.startsWith('R') ? 0 : 1_000_000) + Number(id.slice(2));

function orderProblems(ids: readonly string[]): string[] {
  return ids.flatMap((id, at) => {
    const before = ids[at - 1];
    if (before === undefined || rank(before) < rank(id)) return [];
    return before === id || ids.indexOf(id) < at
      ? [`${id} is there twice: an id stands for one thing only.`]
      : [`${id} stands after ${before}: keep requirements, then decisions, by number.`];
  });
}

/**
 * Reads the list of everything that is ordered and decided.
 *
 * @throws with a sentence for each thing that is wrong with it
 */
export function readRequirements(text: string): Item[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('The list of requirements is not an array.');
  const entries = list.map(recordOf);
  const shape = entries.flatMap((entry, at) => problemsOf(entry, `Entry ${at + 1}`));
  const problems = shape.length ? shape : orderProblems(entries.map(({ id }) => String(id)));
  if (problems.length) throw new Error(problems.join('\n'));
  return list;
}
