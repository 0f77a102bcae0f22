import type { Theme, Width } from '../modes.ts';

/** A picture in the mode that comes nearest to what was asked for. */
export interface ChosenPicture {
  readonly theme: Theme;
  readonly width: Width;
}

/**
 * Chooses among the modes of a story's pictures, as `light-phone`: first the width is kept, then the theme. Undefined
 * when there is none.
 */
export function choosePicture(
  modes: readonly string[],
  { theme, width }: ChosenPicture,
): ChosenPicture | undefined {
  const wishes: readonly ChosenPicture[] = [
    { theme, width },
    { theme: 'light', width },
    { theme, width: 'phone' },
    { theme: 'light', width: 'phone' },
  ];
  return wishes.find((wish) => modes.includes(`${wish.theme}-${wish.width}`));
}
