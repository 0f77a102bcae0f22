import type { Mode } from '../../../.storybook/modes.ts';

/** How the file of a picture ends. */
export const PICTURE_ENDING = '.webp';

/** `cards-event-card--full` in `light phone` is `cards-event-card/full.light-phone.webp`. */
export function pictureName(storyId: string, { theme, viewport }: Mode): string {
  const [component = '', rest = ''] = storyId.split('--');
  return `${component}/${rest}.${theme}-${viewport}${PICTURE_ENDING}`;
}

/** The story id of a picture's name; undefined for a file that is no picture of a story. */
export function storyOfPicture(name: string): string | undefined {
  const [, component, rest] = /^([^/]+)\/([^/]+)\.[a-z]+-[a-z]+\.webp$/.exec(name) ?? [];
  return component && rest ? `${component}--${rest}` : undefined;
}

/** How the file ends in which it is kept what a screen reader says. */
export const RECORDING_ENDING = '.reads.json';

/** Where it is kept what a screen reader says of an example: beside its pictures. */
export function recordingName(storyId: string): string {
  const [component = '', rest = ''] = storyId.split('--');
  return `${component}/${rest}${RECORDING_ENDING}`;
}
