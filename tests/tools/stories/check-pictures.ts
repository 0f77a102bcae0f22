import { storyOfPicture } from '../visual/naming.ts';
import type { Story } from './facts.ts';

/** What the check of pictures looks at. */
export interface PictureFacts {
  readonly stories: readonly Story[];
  /** Paths of the accepted pictures, from tests/visual. */
  readonly pictures: readonly string[];
}

/** Every picture whose story is gone, every story with the tag `visual` that has none at all, and every one not run. */
export function checkPictures({ stories, pictures }: PictureFacts): string[] {
  const wanted = new Set(stories.filter(({ tags }) => tags.includes('visual')).map(({ id }) => id));
  const taken = new Set(pictures.map(storyOfPicture));
  const without = [...wanted].filter((id) => !taken.has(id));
  const strays = Map.groupBy(
    pictures.filter((picture) => !wanted.has(storyOfPicture(picture) ?? '')),
    (picture) => storyOfPicture(picture) ?? picture,
  );
  const unrun = stories.filter(
    ({ tags }) => !tags.includes('test') && (tags.includes('visual') || tags.includes('walk')),
  );
  return [
    ...unrun.map(
      ({ id, file }) =>
        `${file}: '${id}' has the tag '!test', so nothing plays it and nothing it says is proved. Take the tag off.`,
    ),
    ...[...strays].map(
      ([id, stray]) =>
        `No story that is photographed has the id '${id}', yet there ${stray.length > 1 ? 'are' : 'is'} tests/visual/${stray.join(', ')}. If the story was renamed, rename what it left; else give it up: pnpm visual --update ${id}`,
    ),
    ...(without.length > 0
      ? [
          `${without.length} ${without.length > 1 ? 'stories have' : 'story has'} no picture. Look at each and accept it: pnpm visual --update ${without.join(' ')}`,
        ]
      : []),
  ];
}
