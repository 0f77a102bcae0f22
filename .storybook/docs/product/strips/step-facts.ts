import { type Model, models } from '@sorella/core/models';
import { idsIn } from '../../../../tests/tools/trace/ids.ts';
import type { IndexEntry } from '../../../atlas/story-index.ts';

/** What a step's story says by its name and its tags. */
export interface StepFacts {
  /** Ids of the notices on the picture. */
  readonly notices: readonly string[];
  /** Ids of the requirements and decisions behind it. */
  readonly requirements: readonly string[];
  /** The states of machines that it ends in. */
  readonly states: readonly { readonly machine: string; readonly path: string; readonly says: string }[];
}

const tagged = (tags: readonly string[], prefix: string) =>
  tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));

/** Reads what is known of a step from its story, and from the states that it ends in. */
export function factsOf(
  { name, tags }: Pick<IndexEntry, 'name' | 'tags'>,
  known: Readonly<Record<string, Model>> = models,
): StepFacts {
  const met = tagged(tags, 'state:').flatMap((state) => {
    const [machine = '', ...rest] = state.split('.');
    const path = rest.join('.');
    const meaning = known[machine]?.states[path];
    return meaning ? [{ machine, path, says: meaning.says, answers: meaning.answers }] : [];
  });
  return {
    notices: tagged(tags, 'notice:'),
    requirements: [
      ...new Set([...idsIn([name, ...tags].join(' ')), ...met.flatMap(({ answers }) => answers)]),
    ],
    states: met.map(({ machine, path, says }) => ({ machine, path, says })),
  };
}
