import { pictures } from 'virtual:story-pictures';
import { pictureOf } from './addresses.ts';
import { type ChosenPicture, choosePicture } from './chosen-picture.ts';

/** The address of a story's picture, as near to the wanted look as there is one; undefined when there is none. */
export function pictureNear(story: string, look: ChosenPicture): string | undefined {
  const chosen = choosePicture(pictures[story] ?? [], look);
  return chosen && pictureOf(story, chosen.theme, chosen.width);
}

interface StoryPictureProps {
  story: string;
  look: ChosenPicture;
  /** Which part of a picture is seen that is longer than its frame, in percent of the way down; its top otherwise. */
  lookAt?: number | undefined;
}

/** The accepted picture of a story, as near to the wanted look as there is one. What it shows is said beside it. */
export function StoryPicture({ story, look, lookAt = 0 }: StoryPictureProps) {
  const chosen = choosePicture(pictures[story] ?? [], look);
  if (!chosen) return <span className="atlas-no-picture">Not photographed. Open the story to see it.</span>;
  return (
    <span className={`story-picture story-picture-${chosen.width}`}>
      <img
        src={pictureOf(story, chosen.theme, chosen.width)}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `center ${lookAt}%` }}
      />
    </span>
  );
}

/** What is to be said of pictures that are not in the look that was asked for; undefined where all are. */
export function remarkOn(stories: readonly string[], look: ChosenPicture): string | undefined {
  const chosen = stories.flatMap((story) => choosePicture(pictures[story] ?? [], look) ?? []);
  if (chosen.some(({ theme }) => theme !== look.theme))
    return 'Whole pages are photographed in the dark on a phone only; here they stand in the light.';
  return undefined;
}
