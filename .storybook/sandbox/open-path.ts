/** The name under which the sandbox's path stands in Storybook's address. */
export const PATH_PARAMETER = 'open';

/** Said on Storybook's channel when the sandbox has gone to another page: the frame puts it into its address. */
export const PATH_CHANGED = 'sorella/sandbox/path-changed';

/**
 * The path that an address asks the sandbox to open, as in `?open=/messages`. What is no path of the app's own is left
 * out: undefined.
 */
export function pathIn(search: string): string | undefined {
  const path = new URLSearchParams(search).get(PATH_PARAMETER) ?? '';
  return /^\/(?!\/)/.test(path) ? path : undefined;
}
