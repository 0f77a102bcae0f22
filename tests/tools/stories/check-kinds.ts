import { type Component, type StoriesFile, type Story, tagged } from './facts.ts';
import { drawsNothing, isKind, KINDS, kinds, kindsOf, reasonFor } from './kinds.ts';

/** What the check of required stories looks at. */
export interface KindFacts {
  readonly stories: readonly Story[];
  readonly files: readonly StoriesFile[];
  readonly components: readonly Component[];
}

/** A part has no props that others give it: what it can look like, the stories of the whole show. */
const kindsNeeded = (component: Component) => (component.part ? [] : kindsOf(component));

/** Every component without stories, every required kind that no story shows, and every spare that is wrong. */
export function checkKinds({ stories, files, components }: KindFacts): string[] {
  const kindsShownIn = (file: string) =>
    new Set(stories.filter((story) => story.file === file).flatMap((story) => tagged(story, 'kind')));
  const shown = new Map(files.map(({ file }) => [file, kindsShownIn(file)]));

  const missing = components.flatMap((component) => {
    if (drawsNothing(component)) return [];
    const about = files.filter((file) => file.components.includes(component.name));
    const [first] = about;
    if (!first)
      return [
        `${component.file}: '${component.name}' has no stories. Write ${component.name}.stories.tsx beside it, or name it under 'subcomponents' in the meta of the stories that show it.`,
      ];
    return kindsNeeded(component)
      .filter((kind) =>
        about.every(
          ({ file, spares }) => !shown.get(file)?.has(kind.slice('kind:'.length)) && !(kind in spares),
        ),
      )
      .map(
        (kind) =>
          `${first.file}: no story shows '${component.name}' ${KINDS[kind]} (because ${reasonFor(kind, component)}). Tag the story that does with '${kind}' or write it; if there is no such case, say why in the meta: parameters: { spares: { '${kind}': 'why' } }.`,
      );
  });

  const wrongSpares = files.flatMap(({ file, components: names, spares }) => {
    const needed = new Set(components.filter(({ name }) => names.includes(name)).flatMap(kindsNeeded));
    return Object.entries(spares).flatMap(([kind, reason]) => {
      if (!isKind(kind)) return [`${file}: spares '${kind}', which is none of ${kinds.join(', ')}.`];
      if (reason.trim() === '')
        return [`${file}: spares '${kind}' without a reason. Write the reason as a plain string.`];
      if (shown.get(file)?.has(kind.slice('kind:'.length)))
        return [
          `${file}: spares '${kind}', yet one of its stories has that tag. Delete the spare or the tag.`,
        ];
      return needed.has(kind)
        ? []
        : [`${file}: spares '${kind}', which nothing asks of it. Delete the spare.`];
    });
  });

  const wrongTags = stories.flatMap((story) =>
    tagged(story, 'kind')
      .map((kind) => `kind:${kind}`)
      .filter((kind) => !isKind(kind))
      .map(
        (kind) => `${story.file}: '${story.id}' has the tag '${kind}', which is none of ${kinds.join(', ')}.`,
      ),
  );

  return [...missing, ...wrongSpares, ...wrongTags];
}
