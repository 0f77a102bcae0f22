import { pictures } from 'virtual:story-pictures';
import { pictureOf } from '../../atlas/addresses.ts';
import { choosePicture } from './chosen-picture.ts';
import type { StripView } from './strip-view.ts';

interface StepPictureProps {
  story: string;
  view: Pick<StripView, 'theme' | 'width'>;
}

/** The accepted picture of a story, as near to the chosen look as there is one. What it shows is said beside it. */
export function StepPicture({ story, view }: StepPictureProps) {
  const chosen = choosePicture(pictures[story] ?? [], view);
  if (!chosen) return <span className="atlas-no-picture">Not photographed. Open the story to see it.</span>;
  return (
    <span className={`step-picture step-picture-${chosen.width}`}>
      <img src={pictureOf(story, chosen.theme, chosen.width)} alt="" loading="lazy" decoding="async" />
    </span>
  );
}

/** What is to be said where the picture is not the one that was asked for; undefined where it is. */
export function remarkOn(story: string, view: Pick<StripView, 'theme' | 'width'>): string | undefined {
  const chosen = choosePicture(pictures[story] ?? [], view);
  if (!chosen) return undefined;
  if (chosen.width !== view.width) return 'A part of a page: it looks the same on a desktop.';
  if (chosen.theme !== view.theme) return 'The dark one is photographed on a phone.';
  return undefined;
}
