import { type Strip, stepsOf } from '../../../.storybook/docs/product/strips/strip.ts';
import type { Story } from './facts.ts';

/** What the check of film strips looks at. */
export interface StripFacts {
  readonly stories: readonly Story[];
  readonly strips: readonly Strip[];
}

/** Every step of a film strip whose story is gone or is not photographed, and every strip whose address is another's. */
export function checkStrips({ stories, strips }: StripFacts): string[] {
  const known = new Map(stories.map((story) => [story.id, story]));
  const twice = strips.filter(({ id }, index) => strips.findIndex((other) => other.id === id) !== index);
  return [
    ...twice.map(({ id }) => `Two film strips have the id '${id}': only one of them can be opened.`),
    ...strips.flatMap((strip) =>
      stepsOf(strip).flatMap(({ story, says }) => {
        const where = `The film strip '${strip.title}' has a step “${says}”`;
        if (!known.has(story))
          return [
            `${where} whose story '${story}' is gone. Give the step another story, or take it out of .storybook/docs/product/strips.`,
          ];
        if (!known.get(story)?.tags.includes('visual'))
          return [`${where} whose story '${story}' is not photographed: take its tag '!visual' off.`];
        return [];
      }),
    ),
  ];
}
