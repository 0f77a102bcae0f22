import { type Model, models } from '@sorella/core/models';
import { NOTICES } from '@sorella/core/notices/catalogue';
import type { NoticeDefinition } from '@sorella/core/notices/notice';
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

const known: Readonly<Record<string, NoticeDefinition>> = NOTICES;

/**
 * Reads what is known of a step from its story. What the story says of itself, and what its notices answer, is what the
 * picture shows; a state answers for every way into it, so it speaks only where the story says nothing.
 */
export function factsOf(
  { name, tags }: Pick<IndexEntry, 'name' | 'tags'>,
  machines: Readonly<Record<string, Model>> = models,
): StepFacts {
  const met = tagged(tags, 'state:').flatMap((state) => {
    const [machine = '', ...rest] = state.split('.');
    const path = rest.join('.');
    const meaning = machines[machine]?.states[path];
    return meaning ? [{ machine, path, says: meaning.says, answers: meaning.answers }] : [];
  });
  const notices = tagged(tags, 'notice:');
  const shown = [...idsIn([name, ...tags].join(' ')), ...notices.flatMap((id) => known[id]?.answers ?? [])];
  return {
    notices,
    requirements: [...new Set(shown.length > 0 ? shown : met.flatMap(({ answers }) => answers))],
    states: met.map(({ machine, path, says }) => ({ machine, path, says })),
  };
}
