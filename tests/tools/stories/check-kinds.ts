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

/** Every component without stories, every required kind that no story shows, and every exemption that is wrong. */
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
          ({ file, storyExemptions }) =>
            !shown.get(file)?.has(kind.slice('kind:'.length)) && !(kind in storyExemptions),
        ),
      )
      .map(
        (kind) =>
          `${first.file}: no story shows '${component.name}' ${KINDS[kind]} (because ${reasonFor(kind, component)}). Tag the story that does with '${kind}' or write it; if there is no such case, say why in the meta: parameters: { storyExemptions: { '${kind}': 'why' } }.`,
      );
  });

  const wrongExemptions = files.flatMap(({ file, components: names, storyExemptions }) => {
    const needed = new Set(components.filter(({ name }) => names.includes(name)).flatMap(kindsNeeded));
    return Object.entries(storyExemptions).flatMap(([kind, reason]) => {
      if (!isKind(kind)) return [`${file}: exempts '${kind}', which is none of ${kinds.join(', ')}.`];
      if (reason.trim() === '')
        return [`${file}: exempts '${kind}' without a reason. Write the reason as a plain string.`];
      if (shown.get(file)?.has(kind.slice('kind:'.length)))
        return [
          `${file}: exempts '${kind}', yet one of its stories has that tag. Delete the exemption or the tag.`,
        ];
      return needed.has(kind)
        ? []
        : [`${file}: exempts '${kind}', which nothing asks of it. Delete the exemption.`];
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

  return [...missing, ...wrongExemptions, ...wrongTags];
}
