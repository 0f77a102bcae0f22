import { type Story, tagged } from './facts.ts';

/** What is needed of a machine's model: its states by path, and which of them look like others. */
export interface ModelFacts {
  readonly states: Readonly<Record<string, { readonly looksLike?: string }>>;
}

/** What the check of states looks at. */
export interface StateFacts {
  readonly stories: readonly Story[];
  /** By the machine's id. */
  readonly models: Readonly<Record<string, ModelFacts>>;
}

/** Every state without a story, every tag that names no state. */
export function checkStates({ stories, models }: StateFacts): string[] {
  // Only a walk proves that the flow itself leads there; other stories may show the state besides.
  const walks = stories.filter(({ tags }) => tags.includes('walk'));
  const shown = new Set(walks.flatMap((story) => tagged(story, 'state')));
  const paths = new Set(
    Object.entries(models).flatMap(([machine, { states }]) =>
      Object.keys(states).map((path) => `${machine}.${path}`),
    ),
  );
  // A story of an inner state shows the states around it, too.
  const isShown = (state: string) => [...shown].some((tag) => tag === state || tag.startsWith(`${state}.`));

  const states = Object.entries(models).flatMap(([machine, model]) =>
    Object.entries(model.states).flatMap(([path, { looksLike }]) => {
      const state = `${machine}.${path}`;
      if (looksLike === undefined)
        return isShown(state)
          ? []
          : [
              `No walk ends in the state '${state}'. Write a story in packages/ui/src/features whose play is walk(…), with the tags 'walk' and 'state:${state}'.`,
            ];
      if (looksLike in model.states && model.states[looksLike]?.looksLike === undefined) return [];
      return [
        `The model of '${machine}' says that '${path}' looks like '${looksLike}', which is no state with stories of its own. Name one that has.`,
      ];
    }),
  );
  const tags = stories.flatMap((story) =>
    tagged(story, 'state')
      .filter((state) => !paths.has(state))
      .map(
        (state) =>
          `${story.file}: '${story.id}' has the tag 'state:${state}', but no model has that state. Mend the tag, or give the state its meaning in the machine's model.`,
      ),
  );
  return [...states, ...tags];
}
