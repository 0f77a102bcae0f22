import type { Mode } from '../../../.storybook/modes.ts';

/** `cards-event-card--full` in `light phone` is `cards-event-card/full.light-phone.png`. */
export function pictureName(storyId: string, { theme, viewport }: Mode): string {
  const [component = '', rest = ''] = storyId.split('--');
  return `${component}/${rest}.${theme}-${viewport}.png`;
}

/** The story id of a picture's name; undefined for a file that is no picture of a story. */
export function storyOfPicture(name: string): string | undefined {
  const [, component, rest] = /^([^/]+)\/([^/]+)\.[a-z]+-[a-z]+\.png$/.exec(name) ?? [];
  return component && rest ? `${component}--${rest}` : undefined;
}
